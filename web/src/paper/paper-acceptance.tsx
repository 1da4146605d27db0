import styled from '@emotion/styled';
import type { AcceptBlock } from '@mandate/contract/paper/paper.ts';
import { keyed } from './keyed.ts';
import { boxLine, ink2, ink3, narrow, printed, rule, tabular, type } from './printed.ts';

const Box = styled('section')({
  marginTop: printed(28),
  padding: `${printed(14)} ${printed(16)}`,
  border: rule(boxLine),
  borderRadius: printed(3),
  '& > p': { marginTop: printed(4) },
  '& b': tabular,
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: printed(16),
  '& > h2, & > h3': type(12.5, 18),
  '& > span': { ...type(10.5, 15), color: ink3 },
});

const Options = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${printed(6)} ${printed(32)}`,
  margin: `${printed(8)} 0 0`,
  padding: 0,
  listStyle: 'none',
  color: ink2,
  '& > li::before': {
    content: '""',
    display: 'inline-block',
    width: printed(11),
    height: printed(11),
    marginRight: printed(7),
    border: rule(ink2),
    borderRadius: printed(1.5),
    verticalAlign: printed(-1),
  },
});

const Signatures = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.3fr',
  gap: printed(24),
  marginTop: printed(12),
  '& > div': { ...type(9.5, 13.5), color: ink3 },
  '& > div::before': {
    content: '""',
    display: 'block',
    height: printed(42),
    marginBottom: printed(3),
    borderBottom: rule(ink2),
  },
  [narrow]: { gridTemplateColumns: '1fr', gap: printed(6) },
});

interface PaperAcceptanceProps {
  accept: AcceptBlock;
  titleLevel: 1 | 2;
}

/** Where a customer signs on the print: what for, until when, and which options are ordered besides. */
export function PaperAcceptance({ accept, titleLevel }: PaperAcceptanceProps) {
  const { heading, until, sentence, options, signatures } = accept;
  const Level = `h${titleLevel + 1}` as 'h2';
  return (
    <Box aria-label={heading}>
      <Head>
        <Level>{heading}</Level>
        {until !== '' && <span>{until}</span>}
      </Head>
      <p>
        {keyed(sentence).map(({ key, item: { text, isStrong } }) =>
          isStrong ? <b key={key}>{text}</b> : <span key={key}>{text}</span>,
        )}
      </p>
      {options.length > 0 && (
        <Options>
          {keyed(options).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </Options>
      )}
      <Signatures>
        {keyed(signatures).map(({ key, item }) => (
          <div key={key}>{item}</div>
        ))}
      </Signatures>
    </Box>
  );
}
