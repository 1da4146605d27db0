import styled from '@emotion/styled';
import { decimal, toFixed } from '@mandate/contract/values/decimal.ts';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { noValue, numberText, percentText } from '../../../ui/values/value-texts.ts';
import type { ChartColumnKind, ChartData } from './chart-data.ts';

const Frame = styled('div')({ position: 'relative', minWidth: 0, maxHeight: 420, overflow: 'auto' });

const Rows = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': { padding: '5px', textAlign: 'left', whiteSpace: 'nowrap', fontWeight: 400 },
  '& th:first-of-type': { minWidth: 96, paddingLeft: 0, whiteSpace: 'normal' },
  '& .figure': { ...tabular, textAlign: 'right' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    background: vars.palette.background.paper,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.ink3,
  },
  '& tbody tr': { borderTop: `1px solid ${vars.palette.divider}` },
  '& tbody tr:hover': { background: vars.palette.hover },
}));

/** The figures of a chart as a table; each row leads to its list. */
export function ChartTable({ title, chartData: { columns, rows } }: { title: string; chartData: ChartData }) {
  const { number } = useFormats();
  const written = (kind: ChartColumnKind, cell: string | null) => {
    if (cell === null) return noValue;
    // With one decimal, so that they line up; the file has them exact.
    if (kind === 'percent') return percentText(toFixed(decimal(cell), 1), number);
    return kind === 'text' ? cell : numberText(cell, number);
  };
  return (
    <Frame tabIndex={0} role="group" aria-label={title}>
      <Rows>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map(({ name, kind }) => (
              <th key={name} scope="col" className={kind === 'text' ? undefined : 'figure'}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, to, cells: [name = null, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{to === null ? name : <Link to={to}>{name}</Link>}</th>
              {cells.map((cell, place) => {
                const column = columns[place + 1];
                return (
                  <td key={column?.name} className={column?.kind === 'text' ? undefined : 'figure'}>
                    {written(column?.kind ?? 'text', cell)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Rows>
    </Frame>
  );
}
