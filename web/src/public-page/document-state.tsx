import styled from '@emotion/styled';
import type { PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { offerTotals } from '@mandate/contract/documents/public-offer.ts';
import { useEffect, useRef } from 'react';
import { Notice } from '../ui/feedback/notice.tsx';
import type { PageWriting } from './page-writing.ts';

const Place = styled('section')({
  padding: '12px 16px 0',
  maxWidth: 826,
  margin: '0 auto',
  '& b': { fontWeight: 600 },
  '@media print': { display: 'none' },
});

interface DocumentStateProps {
  opened: PublicDocument;
  writing: PageWriting;
}

/** What became of a quote that is not to be answered any more: who answered and what, or why it no longer can be. */
export function DocumentState({ opened, writing }: DocumentStateProps) {
  const { answer, mayAnswer, kind, validUntil, isDecided, firm } = opened;
  const { own, say, formats } = writing;
  const place = useRef<HTMLElement>(null);
  const couldAnswer = useRef(mayAnswer);
  // Whoever just answered stands at the end of the page, where nothing is any more.
  useEffect(() => {
    if (couldAnswer.current && !mayAnswer) place.current?.focus();
  }, [mayAnswer]);
  const isPast = kind === 'quote' && !mayAnswer && validUntil !== null;
  if (answer === null && !isPast && !isDecided) return null;
  const whyNot = isDecided ? say(own.decided, { firm }) : say(own.expired, { date: formats.longDay(validUntil ?? '') });
  return (
    <Place ref={place} tabIndex={-1} aria-label={own.state}>
      {answer === null ? <Notice kind="caution">{whyNot}</Notice> : <GivenAnswer {...{ opened, answer, writing }} />}
    </Place>
  );
}

type GivenProps = DocumentStateProps & { answer: NonNullable<PublicDocument['answer']> };

function GivenAnswer({ opened: { offer }, answer, writing: { own, say, money, formats } }: GivenProps) {
  const { answer: what, name, on, chosenLineIds } = answer;
  const chosen = offer?.options.filter(({ id }) => chosenLineIds.includes(id)) ?? [];
  return (
    <Notice kind={what === 'accepted' ? 'good' : 'info'}>
      <p>
        <b>{say(own.answered[what], { name, date: formats.longDay(on) })}</b>
      </p>
      {what === 'accepted' && offer !== null && (
        <p>{say(own.answered.gross, { gross: money(offerTotals(offer, chosenLineIds).gross, offer.currency) })}</p>
      )}
      {chosen.length > 0 && <p>{say(own.answered.with, { options: chosen.map(({ text }) => text).join(', ') })}</p>}
    </Notice>
  );
}
