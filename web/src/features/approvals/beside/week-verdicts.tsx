import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import Check from 'lucide-react/icons/check';
import Undo from 'lucide-react/icons/corner-up-left';
import { useTranslation } from 'react-i18next';
import { useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { KeyHint } from '../key-hint.tsx';

const Line = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > p': { flex: 1, minWidth: 140 },
  '& > p > b': { fontWeight: 600, color: vars.palette.text.primary },
  [phone]: { '& > p': { flexBasis: '100%' }, '& > button': { flex: 1 } },
}));

interface WeekVerdictsProps {
  week: WaitingWeek;
  isBusy: boolean;
  onApprove: () => void;
  onReturn: () => void;
}

/** What is billed of a week, and what is decided on it. */
export function WeekVerdicts({ week: { booked, billable }, isBusy, onApprove, onReturn }: WeekVerdictsProps) {
  const { t } = useTranslation();
  const mark = useKeyMarks();
  return (
    <Line>
      <p>
        <b>{clockText(billable)}</b> {t('approvals.billedAndNot', { not: clockText(booked - billable) })}
      </p>
      <Button icon={<Undo aria-hidden="true" />} disabled={isBusy} {...mark('approvals.return')} onClick={onReturn}>
        {t('approvals.return')}
        <KeyHint of="approvals.return" />
      </Button>
      <Button
        look="primary"
        icon={<Check aria-hidden="true" />}
        busy={isBusy}
        {...mark('approvals.approve')}
        onClick={onApprove}
      >
        {t('approvals.approve')}
        <KeyHint of="approvals.approve" />
      </Button>
    </Line>
  );
}
