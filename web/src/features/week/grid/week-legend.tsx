import styled from '@emotion/styled';
import type { WeekDay } from '@mandate/contract/time/week-detail.ts';
import PanelRight from 'lucide-react/icons/panel-right';
import { useTranslation } from 'react-i18next';
import { dayName } from '../../../business/time/day-name.ts';
import { useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFormats } from '../../../ui/values/formats.ts';

const Legend = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 18px',
  marginTop: 12,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& > span': { display: 'flex', alignItems: 'center', gap: 6 },
  '& i': { width: 12, height: 12, borderRadius: 2, border: `1px solid ${vars.palette.line2}` },
  '& i[data-look=closed]': { background: vars.palette.sunken },
  '& i[data-look=absence]': { background: vars.palette.status.quoted.tint },
  '& i[data-look=holiday]': {
    background: `repeating-linear-gradient(135deg, ${vars.palette.line2} 0 2px, ${vars.palette.background.paper} 2px 5px)`,
  },
  '& i[data-look=waits]': {
    width: 6,
    height: 6,
    border: 0,
    borderRadius: '50%',
    background: vars.palette.caution.fill,
  },
  '& > button': { marginLeft: 'auto' },
}));

interface WeekLegendProps {
  days: readonly WeekDay[];
  /** Something is not stored yet, and its cell says so. */
  isSaving: boolean;
  isPanelOpen: boolean;
  onPanel: () => void;
}

/** What the looks of the days mean, and the button of the panel. */
export function WeekLegend({ days, isSaving, isPanelOpen, onPanel }: WeekLegendProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const mark = useKeyMarks();
  const absences = days.filter(({ absence }) => absence !== null);
  const kinds = [...new Set(absences.map(({ absence }) => absence?.kind ?? t('week.absence')))];
  return (
    <Legend>
      {days.some(({ isClosed }) => isClosed) && (
        <span>
          <i data-look="closed" />
          {t('week.closedMeans')}
        </span>
      )}
      {kinds.length > 0 && (
        <span>
          <i data-look="absence" />
          {kinds.join(', ')}
        </span>
      )}
      {days.map(
        ({ date, holiday }) =>
          holiday !== null && (
            <span key={date}>
              <i data-look="holiday" />
              {dayName(date, language)}: {holiday}
            </span>
          ),
      )}
      {isSaving && (
        <span>
          <i data-look="waits" />
          {t('week.beingSaved')}
        </span>
      )}
      <Button
        look={isPanelOpen ? 'chosen' : 'quiet'}
        size="row"
        aria-pressed={isPanelOpen}
        icon={<PanelRight aria-hidden="true" />}
        {...mark('week.panel')}
        onClick={onPanel}
      >
        {t('week.details')}
      </Button>
    </Legend>
  );
}
