import styled from '@emotion/styled';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import type { ChartColors } from '@mandate/web/src/ui/charts/chart-of.tsx';
import type { RoundChartOption } from '@mandate/web/src/ui/charts/round-chart.tsx';
import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table-2';
import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartFigures } from './chart-figures.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { LegendEntry } from './chart-tone.ts';
import { FiguresTable } from './figures-table.tsx';

const RoundChart = lazy(() => import('@mandate/web/src/ui/charts/round-chart.tsx'));

const Sheet = styled('section')(({ theme: { vars } }) => ({
  minWidth: 0,
  padding: '12px 20px 16px',
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.card,
  '& > header': {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: 8,
    marginBottom: 12,
    '& h2': { marginTop: 4, fontSize: 15, lineHeight: '20px', fontWeight: 600 },
    '& p': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  },
}));

const Place = styled('div')({ position: 'relative', height: 350 });

/** Draws a chart in the colours of the page; what is at a place of the legend may be out of it. */
export type Draw = (colors: ChartColors, isShown: (place: number) => boolean) => RoundChartOption;

interface ChartCardProps {
  title: string;
  /** What is counted, and when. */
  lead: string;
  figures: ChartFigures;
  /** What the colours stand for, where there are several. */
  legend?: readonly LegendEntry[];
  /** A new function draws the chart again, so keep it while nothing changes. */
  draw: Draw;
}

/** A chart of 350 px with its figures as a table behind one button. */
export function ChartCard({ title, lead, figures, legend = [], draw }: ChartCardProps) {
  const { t } = useTranslation('demo');
  const [isTable, setIsTable] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const id = useId();
  const toggle = (place: number) => {
    const next = new Set(hidden);
    if (!next.delete(place)) next.add(place);
    setHidden(next);
  };
  const option = useCallback((colors: ChartColors) => draw(colors, (place) => !hidden.has(place)), [draw, hidden]);

  return (
    <Sheet aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        <TooltipIconButton
          size="row"
          label={t(isTable ? 'charts.asChart' : 'charts.asTable', { chart: title })}
          icon={isTable ? <ChartColumn aria-hidden="true" /> : <Table aria-hidden="true" />}
          onClick={() => setIsTable(!isTable)}
        />
      </header>
      <Place>
        {isTable ? (
          <FiguresTable title={title} of={figures} />
        ) : (
          <Suspense>
            <RoundChart option={option} />
          </Suspense>
        )}
      </Place>
      {!isTable && legend.length > 0 && (
        <ChartLegend label={t('charts.legend', { chart: title })} entries={legend} hidden={hidden} onToggle={toggle} />
      )}
    </Sheet>
  );
}
