import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { Spinner } from '../ui/feedback/spinner.tsx';
import type { PublicRefusal } from './ask-publicly.ts';
import { readersWriting } from './page-writing.ts';
import { PublicButton } from './public-button.tsx';
import { whyNotOpened } from './why-not-opened.ts';

const Page = styled('main')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  maxWidth: 520,
  margin: '0 auto',
  padding: '18vh 20px 40px',
  '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.016em' },
  '& p': { fontSize: 15, lineHeight: '20px', color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& p[role=status]': { display: 'flex', alignItems: 'center', gap: 10 },
}));

interface NotOpenedProps {
  /** Null while it is on its way. */
  refusal: PublicRefusal | null;
  onAgain: () => void;
}

/** What stands in place of a document: that it is on its way, or why it is not there, what its reader accepted of it, and what to do. */
export function NotOpened({ refusal, onAgain }: NotOpenedProps) {
  const [readers] = useState(readersWriting);
  const accepted = refusal?.accepted;
  const said = refusal === null ? null : whyNotOpened(refusal);
  const { own, language, say, money, formats } = said?.writing ?? readers;
  const title = said === null ? own.opening : said.heading;
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
  }, [language, title]);
  if (said === null)
    return (
      <Page>
        <p role="status">
          <Spinner size={20} />
          {own.opening}
        </p>
      </Page>
    );
  return (
    <Page>
      <h1>{said.heading}</h1>
      <p role="alert">{said.text}</p>
      {accepted && (
        <p>
          {say(own.answered.accepted, { name: accepted.name, date: formats.longDay(accepted.on) })}{' '}
          {say(own.answered.gross, { gross: money(accepted.gross, accepted.currency) })}
        </p>
      )}
      {said.mayAskAgain && (
        <PublicButton look="primary" onClick={onAgain}>
          {own.notOpened.again}
        </PublicButton>
      )}
    </Page>
  );
}
