import type { Period } from '@mandate/contract/overview/dashboard.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ui/values/formats.ts';
import type { DashboardState } from '../use-dashboard-state.ts';
import { ChoiceButton } from './choice-button.tsx';
import { namedPeriods, nameOf, periodNamed, periodText } from './period.ts';

const MonthsPanel = lazy(() => import('./months-panel.tsx'));

interface PeriodChooserProps extends Pick<DashboardState, 'period' | 'today' | 'fiscalYearStart'> {
  onChange: (period: Period) => void;
}

/** The months the figures are about. */
export function PeriodChooser({ period, today, fiscalYearStart, onChange }: PeriodChooserProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = nameOf(period, today, fiscalYearStart);
  return (
    <>
      <ChoiceButton
        label={t('dashboard.period')}
        shown={name ? t(`dashboard.periods.${name}`) : periodText(period, language)}
        icon={<CalendarDays aria-hidden="true" />}
        choices={[...namedPeriods, 'custom' as const].map((value) => ({
          value,
          label: t(`dashboard.periods.${value}`),
        }))}
        chosen={name ?? 'custom'}
        onChoose={(chosen) => {
          if (chosen === 'custom') setAnchor(button.current);
          else onChange(periodNamed(chosen, today, fiscalYearStart));
        }}
        buttonRef={button}
      />
      {anchor && (
        <Suspense>
          <MonthsPanel
            anchor={anchor}
            period={period}
            today={today}
            onChange={onChange}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
