import styled from '@emotion/styled';
import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import { isoWeekOf } from '@mandate/contract/time/week.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekSpan } from '../../../business/time/week-span.ts';
import { useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { keepClear } from '../../../ui/feedback/keep-clear.ts';
import { useIsPhone } from '../../../ui/media/use-media.ts';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { instantText } from '../../../ui/values/value-texts.ts';
import { ReadWeek } from './read-week.tsx';
import { WeekVerdicts } from './week-verdicts.tsx';

const Beside = styled('aside')(({ theme: { vars } }) => ({
  ...tabular,
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // What is decided stands in sight, and where it stood for the week before.
  height: 'calc(100dvh - 164px)',
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.card,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    flex: 'none',
    padding: '12px 12px 12px 20px',
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  '& > header > div': { flex: 1, minWidth: 0 },
  '& > header h2': { fontSize: 15, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > header p, & > header > span': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& > footer': { flex: 'none', padding: '10px 20px', borderTop: `1px solid ${vars.palette.divider}` },
  // Over the page where both have no room beside each other.
  '@media (max-width: 1279px)': {
    position: 'fixed',
    zIndex: 6,
    inset: '0 0 0 auto',
    width: 'min(640px, 100vw)',
    height: 'auto',
    borderRadius: 0,
    boxShadow: vars.palette.shadow.dialog,
  },
}));

// What is hidden for the eye is placed against it, so that the sheet itself never scrolls.
const Body = styled('div')({ position: 'relative', flex: 1, minHeight: 0, overflowY: 'auto' });

interface WeekBesideProps {
  week: WaitingWeek;
  /** Its place among those that wait, from 1, and how many they are. */
  place: number;
  count: number;
  isBusy: boolean;
  onStep: (by: -1 | 1) => void;
  onApprove: () => void;
  onReturn: () => void;
  onClose: () => void;
}

/** A week beside the others that wait, to be read, with what is decided on it. On phones it lies over them. */
export function WeekBeside(props: WeekBesideProps) {
  const { week, place, count, isBusy, onStep, onApprove, onReturn, onClose } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const mark = useKeyMarks();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(true);
  const handedIn = week.submittedAt === null ? null : instantText(week.submittedAt);
  const span = t('approvals.handedIn', {
    span: weekSpan(week.week, formats),
    number: isoWeekOf(week.week).week,
    at: handedIn ?? '',
  });
  const verdicts = <WeekVerdicts week={week} isBusy={isBusy} onApprove={onApprove} onReturn={onReturn} />;
  if (isPhone)
    return (
      <SidePanel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onLeft={onClose}
        title={week.personnelLabel}
        closeLabel={t('action.close')}
        foot={verdicts}
      >
        <p style={{ padding: '12px 16px', fontSize: 13 }}>{span}</p>
        <ReadWeek week={week} />
      </SidePanel>
    );
  return (
    <Beside aria-labelledby="week-beside-name">
      <header>
        <Avatar name={week.personnelLabel} size="large" />
        <div>
          <h2 id="week-beside-name">{week.personnelLabel}</h2>
          <p>{span}</p>
        </div>
        <span>{t('approvals.place', { place, count })}</span>
        <TooltipIconButton
          size="row"
          label={t('approvals.previous')}
          icon={<ChevronUp aria-hidden="true" />}
          aria-disabled={place < 2}
          onClick={() => onStep(-1)}
        />
        <TooltipIconButton
          size="row"
          label={t('approvals.next')}
          icon={<ChevronDown aria-hidden="true" />}
          aria-disabled={place === count}
          onClick={() => onStep(1)}
        />
        <TooltipIconButton
          size="row"
          label={t('approvals.close')}
          icon={<X aria-hidden="true" />}
          {...mark('approvals.leave')}
          onClick={onClose}
        />
      </header>
      <Body>
        <ReadWeek week={week} />
      </Body>
      <footer {...keepClear}>{verdicts}</footer>
    </Beside>
  );
}
