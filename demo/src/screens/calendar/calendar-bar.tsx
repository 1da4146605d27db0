import styled from '@emotion/styled';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Toolbar, ToolbarGap } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { SelectField } from '@mandate/web/src/ui/fields/select-field.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { useIsPhone } from '@mandate/web/src/ui/media/use-media.ts';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { type CalendarView, calendarViews, periodBeside, periodTitle } from './calendar-periods.ts';

const Bar = styled(Toolbar)(({ theme: { vars } }) => ({
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > h2': { minWidth: 0, fontSize: 15, lineHeight: '20px', fontWeight: 600, marginInline: 4 },
  [phone]: { padding: 12, '& > h2': { flex: '1 1 100%', order: -1 } },
}));

const Choice = styled('div')({ flex: '1 1 130px' });

const Views = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 2,
  padding: 2,
  borderRadius: 8,
  background: vars.palette.sunken,
  '& > button': {
    minHeight: 28,
    padding: '0 10px',
    border: '1px solid transparent',
    borderRadius: 6,
    background: 'none',
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { color: vars.palette.text.primary },
    '&[aria-pressed=true]': {
      background: vars.palette.background.paper,
      borderColor: vars.palette.line2,
      color: vars.palette.text.primary,
      fontWeight: 500,
    },
  },
}));

interface CalendarBarProps {
  view: CalendarView;
  date: PlainDate;
  today: PlainDate;
  onShow: (part: { view?: CalendarView; date?: PlainDate }) => void;
}

/** Which period is shown, and how. */
export function CalendarBar({ view, date, today, onShow }: CalendarBarProps) {
  const { t } = useTranslation('demo');
  const formats = useFormats();
  const isPhone = useIsPhone();
  return (
    <Bar>
      <TooltipIconButton
        size="toolbar"
        label={t('calendar.previous')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onShow({ date: periodBeside(view, date, -1) })}
      />
      <TooltipIconButton
        size="toolbar"
        label={t('calendar.next')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onShow({ date: periodBeside(view, date, 1) })}
      />
      <Button size="toolbar" onClick={() => onShow({ date: today })}>
        {t('calendar.today')}
      </Button>
      <h2 aria-live="polite">{periodTitle(view, date, formats)}</h2>
      <ToolbarGap />
      {isPhone ? (
        <Choice>
          <SelectField
            label={t('calendar.views')}
            isLabelHidden
            size="toolbar"
            value={view}
            choices={calendarViews.map((value) => ({ value, label: t(`calendar.view.${value}`) }))}
            onChange={({ target }) => onShow({ view: target.value as CalendarView })}
          />
        </Choice>
      ) : (
        <Views role="group" aria-label={t('calendar.views')}>
          {calendarViews.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => onShow({ view: one })}>
              {t(`calendar.view.${one}`)}
            </button>
          ))}
        </Views>
      )}
    </Bar>
  );
}
