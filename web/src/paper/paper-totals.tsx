import styled from '@emotion/styled';
import type { TotalsBlock } from '@mandate/contract/paper/paper.ts';
import { keyed } from './keyed.ts';
import { hairline, ink, ink2, ink3, narrow, printed, rule, tabular, type } from './printed.ts';

const Room = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: printed(24),
  marginTop: printed(24),
  '& > div > h2, & > div > h3': type(12.5, 24),
  '& > div > p': { ...type(10.5, 15), color: ink3 },
  [narrow]: { flexDirection: 'column', gap: printed(6) },
});

const Sums = styled('table')({
  ...tabular,
  flex: 'none',
  width: printed(362),
  borderCollapse: 'collapse',
  ...type(12, 17),
  '& th, & td': { padding: `${printed(3)} 0`, verticalAlign: 'top' },
  '& th': { fontWeight: 400, textAlign: 'start' },
  '& td': { paddingLeft: printed(16), textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-row=net] > *': { borderTop: rule(hairline), paddingTop: printed(5) },
  '& [data-row=tax] > th': { color: ink2 },
  '& [data-row=total] > *': {
    padding: `${printed(7)} 0 ${printed(6)}`,
    borderTop: rule(ink),
    borderBottom: `${printed(2)} solid var(--accent)`,
    ...type(14.5, 20),
    fontWeight: 700,
  },
  [narrow]: { width: '100%' },
});

interface PaperTotalsProps {
  totals: TotalsBlock;
  titleLevel: 1 | 2;
}

/** What it comes to, at the right of the sheet. */
export function PaperTotals({ totals: { heading, remark, rows }, titleLevel }: PaperTotalsProps) {
  const Level = `h${titleLevel + 1}` as 'h2';
  return (
    <Room>
      <div>
        <Level>{heading}</Level>
        <p>{remark}</p>
      </div>
      <Sums>
        <tbody>
          {keyed(rows).map(({ key, item }) => (
            <tr key={key} data-row={item.type}>
              <th scope="row">{item.label}</th>
              <td>{item.value}</td>
            </tr>
          ))}
        </tbody>
      </Sums>
    </Room>
  );
}
