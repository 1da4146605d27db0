import styled from '@emotion/styled';
import type { Period } from '@mandate/contract/overview/dashboard.ts';
import ChartColumn from 'lucide-react/icons/chart-column';
import Download from 'lucide-react/icons/download';
import Table from 'lucide-react/icons/table-2';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/calls/download-file.ts';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { type ChartData, csvOf } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';

const Card = styled('section')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '10px 8px 14px 16px',
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.card,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 32,
    marginBottom: 8,
    '& > h2': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
    '& > .tools': { display: 'flex', marginLeft: 'auto' },
    [phone]: { '& > :not(h2, .tools)': { order: 1, flexBasis: '100%' } },
  },
  '& > .body': { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, paddingRight: 8 },
  [phone]: { padding: '8px 4px 12px 12px' },
}));

/** What stands beside a chart's title: what its marks mean, and the figures of what is pointed at. */
export const ChartHead = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 14px',
  minWidth: 0,
  fontSize: 12,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& b': { fontWeight: 500, color: vars.palette.text.primary },
  '& i': { display: 'inline-block', width: 8, height: 8, marginRight: 6, borderRadius: 2, verticalAlign: 'baseline' },
  '& i[data-mark=first]': { background: vars.palette.chart.first },
  '& i[data-mark=second]': { background: vars.palette.chart.second },
  '& i[data-mark=third]': { background: vars.palette.chart.third },
  '& i[data-mark=line]': { width: 14, height: 2, background: vars.palette.chart.fourth, verticalAlign: 'middle' },
}));

interface ChartCardProps {
  title: string;
  /** What the file of it is called, before its period. */
  fileName: string;
  period: Period;
  /** What stands beside the title while the chart is shown. */
  head: ReactNode;
  chartData: ChartData;
  children: ReactNode;
}

/** A chart with its table behind one button, and its figures as a file. */
export function ChartCard({ title, fileName, period, head, chartData, children }: ChartCardProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [isTable, setIsTable] = useState(false);
  const id = useId();

  function save(): void {
    const file = new Blob([csvOf(chartData, number)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${fileName} ${period.from.slice(0, 7)} ${period.to.slice(0, 7)}.csv`.replaceAll(' ', '-'));
  }

  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {!isTable && head}
        <span className="tools">
          <TooltipIconButton
            size="row"
            label={t(isTable ? 'dashboard.asChart' : 'dashboard.asTable', { chart: title })}
            icon={isTable ? <ChartColumn aria-hidden="true" /> : <Table aria-hidden="true" />}
            onClick={() => setIsTable(!isTable)}
          />
          <TooltipIconButton
            size="row"
            label={t('dashboard.asFile', { chart: title })}
            icon={<Download aria-hidden="true" />}
            onClick={save}
          />
        </span>
      </header>
      <div className="body">{isTable ? <ChartTable title={title} chartData={chartData} /> : children}</div>
    </Card>
  );
}
