import styled from '@emotion/styled';
import type { PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { asFileName } from '@mandate/contract/texts/as-file-name.ts';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { fetchBytes } from './ask-publicly.ts';
import type { PageWriting } from './page-writing.ts';
import { PublicButton } from './public-button.tsx';
import { wide } from './wide.ts';

const Head = styled('header')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 16px 12px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& > b': { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  '& > div': { gridColumn: '1 / -1' },
  '& h1': { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  '& p': { fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
  '& p[role=alert]': { color: vars.palette.bad.text },
  [wide]: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    minHeight: 64,
    padding: '8px 32px',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px', flex: 1, minWidth: 0 },
    '& > div > p + p': { marginLeft: 'auto' },
    '& > button': { order: 3 },
  },
  '@media print': { display: 'none' },
}));

interface PublicHeadProps {
  token: string;
  opened: PublicDocument;
  writing: PageWriting;
}

/** Whose document it is, which one, for whom its link was made, and its PDF. */
export function PublicHead({ token, opened, writing }: PublicHeadProps) {
  const { firm, paper, madeFor, validUntil } = opened;
  const { own, say, formats } = writing;
  const [fetching, setFetching] = useState<'no' | 'now' | 'failed'>('no');
  const download = async () => {
    setFetching('now');
    const bytes = await fetchBytes(token, 'pdf');
    setFetching(bytes === null ? 'failed' : 'no');
    if (bytes !== null) saveFile(bytes, asFileName(`${opened.number}-${opened.revision}-${paper.language}.pdf`));
  };
  return (
    <Head>
      <b>{firm}</b>
      <PublicButton
        icon={<FileDown aria-hidden="true" />}
        busyLabel={fetching === 'now' ? own.pdf.get : null}
        aria-label={own.pdf.getLong}
        onClick={() => void download()}
      >
        {own.pdf.get}
      </PublicButton>
      <div>
        <h1>{paper.runningFoot}</h1>
        {validUntil !== null && <p>{say(own.validUntil, { date: formats.longDay(validUntil) })}</p>}
        <p>{say(own.madeFor, { name: madeFor, customer: paper.runningHead.end })}</p>
        {fetching === 'failed' && <p role="alert">{own.pdf.failed}</p>}
      </div>
    </Head>
  );
}

function saveFile(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // Some browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
