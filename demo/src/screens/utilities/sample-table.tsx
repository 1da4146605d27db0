import styled from '@emotion/styled';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import type { ReactNode } from 'react';

const Scroller = styled('div')({ overflowX: 'auto', '&:focus-visible': { outlineOffset: -2 } });

const Table = styled('table')(({ theme: { vars } }) => ({
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th': {
    height: 36,
    padding: '0 8px',
    background: vars.palette.subtle,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    color: vars.palette.ink3,
  },
  '& td': { padding: '8px', borderTop: `1px solid ${vars.palette.divider}`, whiteSpace: 'nowrap' },
  '& :is(th, td):first-of-type': { paddingLeft: 20 },
  '& :is(th, td):last-of-type': { paddingRight: 20, width: '100%' },
}));

interface SampleTableProps {
  /** What the table shows, for those who reach it by keyboard. */
  label: string;
  heads: readonly string[];
  /** The cells of each row, the name of its class first. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** Classes one below the other in a table; what does not fit scrolls inside it. */
export function SampleTable({ label, heads, rows }: SampleTableProps) {
  return (
    <Scroller tabIndex={0} role="group" aria-label={label}>
      <Table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              {cells.map((cell, place) => (
                <td key={heads[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
