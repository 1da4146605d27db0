import styled from '@emotion/styled';
import type { PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { useEffect, useMemo, useState } from 'react';
import { PaperView } from '../paper/paper-view.tsx';
import { AnswerSide } from './answer-side.tsx';
import { fetchBytes } from './ask-publicly.ts';
import { DocumentState } from './document-state.tsx';
import { pageWriting } from './page-writing.ts';
import { PublicHead } from './public-head.tsx';
import { wide } from './wide.ts';

const Main = styled('main')({
  '--desk': '#dfe3eb',
  '@media (prefers-color-scheme: dark)': { '--desk': '#10152b' },
  [wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '&[data-answerable]': { gridTemplateColumns: 'minmax(0, 1fr) 440px' },
  },
});

const Desk = styled('div')({
  minWidth: 0,
  padding: 12,
  background: 'var(--desk)',
  '& article': { boxShadow: '0 1px 4px rgb(20 26 50 / 18%)' },
  [wide]: { minHeight: 'calc(100dvh - 64px)', padding: '28px 40px' },
  '@media print': { padding: 0, background: 'none', '& article': { boxShadow: 'none' } },
});

interface OpenedDocumentProps {
  token: string;
  opened: PublicDocument;
  /** Takes the document as it was answered; without it, it is opened again, since it was found to be another. */
  onAnswered: (data: PublicDocument | null) => Promise<void>;
}

/** A document as whoever has its link reads and answers it: paper, options, terms, answer, in this order. */
export function OpenedDocument({ token, opened, onAnswered }: OpenedDocumentProps) {
  const { paper, firm, offer, mayAnswer } = opened;
  const { language, locale } = paper;
  const writing = useMemo(() => pageWriting(language, locale), [language, locale]);
  const logo = useLogo(token, paper.letterhead.logo?.sha256 ?? null);
  const title = writing.say(writing.own.titled, { document: paper.runningFoot, firm });
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = title;
  }, [locale, title]);
  const isAnswerable = mayAnswer && offer !== null;
  return (
    <>
      <PublicHead token={token} opened={opened} writing={writing} />
      <DocumentState opened={opened} writing={writing} />
      <Main data-answerable={isAnswerable || undefined}>
        <Desk>
          <PaperView paper={paper} titleLevel={2} logoAddress={logo} />
        </Desk>
        {isAnswerable && (
          <AnswerSide token={token} opened={opened} offer={offer} writing={writing} onAnswered={onAnswered} />
        )}
      </Main>
    </>
  );
}

/** The picture of the letterhead; until it is there, and where it does not come, its words stand in its place. */
function useLogo(token: string, sha256: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (sha256 === null) return;
    let made: string | null = null;
    let isLeft = false;
    void fetchBytes(token, 'logo').then((bytes) => {
      if (bytes === null || isLeft) return;
      made = URL.createObjectURL(bytes);
      setAddress(made);
    });
    return () => {
      isLeft = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [token, sha256]);
  return address;
}
