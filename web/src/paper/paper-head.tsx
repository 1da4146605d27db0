import styled from '@emotion/styled';
import type { Paper, PaperLetterhead } from '@mandate/contract/paper/paper.ts';
import { keyed } from './keyed.ts';
import { hairline, ink3, narrow, printed, rule, tabular, type } from './printed.ts';

const Mark = styled('div')({
  display: 'flex',
  gridColumn: '1 / -1',
  alignItems: 'flex-start',
  minHeight: printed(80),
  ...type(17, 22),
  fontWeight: 700,
  letterSpacing: '-.01em',
  color: 'var(--accent)',
  '& img': { display: 'block', width: 'auto', height: 'auto', maxWidth: printed(240), maxHeight: printed(56) },
  [narrow]: { minHeight: 0, '& img': { maxWidth: '100%' } },
});

const Head = styled('header')({
  display: 'grid',
  // As in print: an e-mail address stands in one line where the postal address leaves it room.
  gridTemplateColumns: `minmax(${printed(300)}, 1fr) fit-content(${printed(312)})`,
  columnGap: printed(12),
  alignItems: 'start',
  minHeight: printed(256),
  '& address': { fontStyle: 'normal' },
  marginBottom: printed(12),
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: printed(14), minHeight: 0 },
});

const Sender = styled('p')({
  display: 'inline-block',
  paddingBottom: printed(3),
  marginBottom: printed(9),
  borderBottom: rule(hairline),
  ...type(9.5, 13.5),
  color: ink3,
});

const Keys = styled('dl')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: `${printed(92)} minmax(0, 1fr)`,
  columnGap: printed(12),
  minWidth: printed(268),
  ...type(11.5, 18),
  '& dt': { gridColumn: 1, color: ink3 },
  '& dd': { gridColumn: 2 },
  [narrow]: { minWidth: 0 },
});

interface PaperHeadProps {
  letterhead: PaperLetterhead;
  /** To whom it goes, and what is looked up. */
  blocks: Paper['blocks'];
  logoAddress: string | null;
}

/** What stands above the title: whose paper it is, to whom it goes, its number and days. */
export function PaperHead({ letterhead, blocks, logoAddress }: PaperHeadProps) {
  const { senderLine } = letterhead;
  return (
    <Head>
      <Logo letterhead={letterhead} address={logoAddress} />
      <div>
        {senderLine !== '' && <Sender>{senderLine}</Sender>}
        {blocks.map((block) => block.type === 'address' && <address key="address">{lines(block.lines)}</address>)}
      </div>
      {blocks.map((block) => block.type === 'keyValues' && <KeyValues key="keys" rows={block.rows} />)}
    </Head>
  );
}

function Logo({ letterhead: { logo, firm }, address }: { letterhead: PaperLetterhead; address: string | null }) {
  if (!logo) return <Mark>{firm}</Mark>;
  if (address === null) return <Mark>{logo.alt}</Mark>;
  return (
    <Mark>
      <img src={address} alt={logo.alt} width={logo.width} height={logo.height} />
    </Mark>
  );
}

function lines(texts: readonly string[]) {
  return keyed(texts).map(({ key, item }) => <div key={key}>{item}</div>);
}

type Rows = Extract<Paper['blocks'][number], { type: 'keyValues' }>['rows'];

function KeyValues({ rows }: { rows: Rows }) {
  return <Keys>{keyed(rows).flatMap(({ key, item }) => keyRow(key, item))}</Keys>;
}

function keyRow(key: string, { label, values, isStrong }: Rows[number]) {
  return [
    <dt key={key}>{label}</dt>,
    ...keyed(values).map(({ key: at, item }) => (
      <dd key={`${key} ${at}`}>{isStrong ? <b>{item}</b> : breaksAtSign(item)}</dd>
    )),
  ];
}

/** An e-mail address that takes two lines breaks before its sign. */
function breaksAtSign(text: string) {
  const at = text.indexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
