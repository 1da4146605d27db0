import styled from '@emotion/styled';
import type { PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { offerTotals, type PublicOffer } from '@mandate/contract/documents/public-offer.ts';
import { useEffect, useRef, useState } from 'react';
import { TextLines } from '../paper/text-lines.tsx';
import { AnswerFoot } from './answer-foot.tsx';
import { AnswerForm } from './answer-form.tsx';
import { OfferOptions } from './offer-options.tsx';
import { OfferSums } from './offer-sums.tsx';
import type { PageWriting } from './page-writing.ts';
import { keepTypedAnswer, readTypedAnswer, type TypedAnswer } from './typed-answer.ts';
import { useSendAnswer } from './use-send-answer.ts';
import { wide } from './wide.ts';

const Side = styled('div')(({ theme: { vars } }) => ({
  // On a phone the foot sticks to the whole page, not to its end.
  display: 'contents',
  [wide]: {
    position: 'sticky',
    top: 64,
    display: 'flex',
    flexDirection: 'column',
    height: 'calc(100dvh - 64px)',
    borderLeft: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.paper,
  },
  '@media print': { display: 'none' },
}));

const Parts = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '0 12px 16px',
  background: 'var(--desk)',
  '& h2': { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  '& > section, & > form': {
    padding: 16,
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 8,
    background: vars.palette.background.paper,
  },
  [wide]: {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    gap: 24,
    padding: 24,
    background: 'none',
    '& > section, & > form': { padding: 0, border: 0, borderRadius: 0 },
  },
}));

const Terms = styled('section')(({ theme: { vars } }) => ({
  overflowWrap: 'anywhere',
  '& > p': { marginTop: 6, fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
}));

interface AnswerSideProps {
  token: string;
  opened: PublicDocument;
  offer: PublicOffer;
  writing: PageWriting;
  onAnswered: (data: PublicDocument | null) => Promise<void>;
}

/** Everything a customer answers with: options, what it comes to, terms in full, and the answer. */
export function AnswerSide({ token, opened, offer, writing, onAnswered }: AnswerSideProps) {
  const { own } = writing;
  const [typed, setTyped] = useState(() => onlyOptionsOf(offer, readTypedAnswer(token)));
  useEffect(() => keepTypedAnswer(token, typed), [token, typed]);
  const terms = useRef<HTMLHeadingElement>(null);
  const { reached, end } = useReached();
  const totals = offerTotals(offer, typed.chosenLineIds);
  const gross = writing.money(totals.gross, offer.currency);
  const answering = useSendAnswer({ token, typed, gross: totals.gross, writing, onAnswered });
  const change = (changed: Partial<TypedAnswer>) => {
    setTyped((before) => ({ ...before, ...changed }));
    // What is accepted is another thing with other options.
    if (changed.chosenLineIds) answering.setConsent(false);
    answering.mend();
  };
  return (
    <Side>
      <Parts>
        {offer.options.length > 0 && (
          <OfferOptions
            offer={offer}
            chosenLineIds={typed.chosenLineIds}
            onChange={(chosenLineIds) => change({ chosenLineIds })}
            writing={writing}
          />
        )}
        <OfferSums offer={offer} totals={totals} writing={writing} />
        {opened.terms !== '' && (
          <Terms>
            <h2 ref={terms} tabIndex={-1}>
              {own.terms.heading}
            </h2>
            <p>
              <TextLines lines={opened.terms.split('\n')} />
            </p>
          </Terms>
        )}
        <div ref={end} />
        <AnswerForm {...{ opened, gross, typed, change, answering, writing }} />
      </Parts>
      <AnswerFoot
        {...{ gross, answering, writing, reached }}
        onGoOn={() => {
          terms.current?.scrollIntoView({ block: 'start' });
          terms.current?.focus({ preventScroll: true });
        }}
      />
    </Side>
  );
}

/** What was ticked before and is no option of this document is no longer chosen. */
function onlyOptionsOf({ options }: PublicOffer, typed: TypedAnswer): TypedAnswer {
  const chosenLineIds = typed.chosenLineIds.filter((chosen) => options.some(({ id }) => id === chosen));
  return { ...typed, chosenLineIds };
}

/** Whether the end of the terms was on the screen once. */
function useReached() {
  const end = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (reached || !end.current) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting, boundingClientRect: { top } }) => isIntersecting || top < 0))
        setReached(true);
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [reached]);
  return { reached, end };
}
