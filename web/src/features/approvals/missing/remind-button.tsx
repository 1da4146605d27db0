import styled from '@emotion/styled';
import type { MissingWeek } from '@mandate/contract/time/missing-week.ts';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { instantText } from '../../../ui/values/value-texts.ts';
import { weekName } from '../waiting/week-name.ts';
import { useRemind } from './use-remind.ts';

const Said = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& svg': { width: 14, height: 14 },
}));

/** Reminds somebody of a week that is missing; or says that this was done today, or that nobody signs in. */
export function RemindButton({ week }: { week: MissingWeek }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { remind, isBusy } = useRemind();
  const { signsIn, isRemindedToday, remindedAt } = week;
  if (!signsIn) return <Said>{t('approvals.missing.signsNotIn')}</Said>;
  if (isRemindedToday)
    return (
      <Said>
        <Check aria-hidden="true" />
        {t('approvals.missing.remindedToday')}
      </Said>
    );
  const last = remindedAt === null ? undefined : t('approvals.missing.remindedAt', { at: instantText(remindedAt) });
  return (
    <Button
      look="quiet"
      size="row"
      title={last}
      aria-label={t('approvals.missing.remindOf', { name: weekName(week, formats) })}
      busy={isBusy}
      onClick={() => void remind([week])}
    >
      {t('approvals.missing.remind')}
    </Button>
  );
}
