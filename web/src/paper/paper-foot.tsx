import styled from '@emotion/styled';
import type { PaperLetterhead } from '@mandate/contract/paper/paper.ts';
import { keyed } from './keyed.ts';
import { hairline, ink3, narrow, printed, rule, tabular, type } from './printed.ts';

const Foot = styled('footer')({
  ...tabular,
  ...type(9.5, 13.5),
  color: ink3,
  // At the foot of the sheet, with air above it.
  marginTop: 'auto',
  '&::before': { content: '""', display: 'block', height: printed(40), borderBottom: rule(hairline) },
  '& > div': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: printed(16),
    paddingTop: printed(9),
  },
  '& > p': { paddingTop: printed(6) },
  [narrow]: { '& > div': { gridTemplateColumns: '1fr 1fr', gridAutoFlow: 'row' } },
});

/** What stands at the foot of every page of the print: how the firm is reached, its bank, its registration. */
export function PaperFoot({ letterhead: { footerColumns, legalLine } }: { letterhead: PaperLetterhead }) {
  if (footerColumns.length === 0 && legalLine === '') return null;
  return (
    <Foot>
      <div>
        {keyed(footerColumns).map(({ key, item }) => (
          <div key={key}>
            {keyed(item).map(({ key: line, item: text }) => (
              <div key={line}>{text}</div>
            ))}
          </div>
        ))}
      </div>
      {legalLine !== '' && <p>{legalLine}</p>}
    </Foot>
  );
}
