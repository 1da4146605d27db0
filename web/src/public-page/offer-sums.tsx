import styled from '@emotion/styled';
import { offerTotals, type PublicOffer } from '@mandate/contract/documents/public-offer.ts';
import { totalsBlock } from '@mandate/contract/paper/blocks/totals-block.ts';
import type { PageWriting } from './page-writing.ts';

const Sums = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  marginTop: 8,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& > dt': { color: vars.palette.text.secondary },
  '& > dd': { textAlign: 'end' },
  '& > [data-row=total]': {
    margin: '4px 0 0',
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 600,
    color: vars.palette.text.primary,
  },
  '& + p': { marginTop: 4, fontSize: 12, color: vars.palette.text.secondary },
}));

interface OfferSumsProps {
  offer: PublicOffer;
  /** With the options that are chosen. */
  totals: ReturnType<typeof offerTotals>;
  writing: PageWriting;
}

/** What is answered for: discount, net, taxes and the total, with the options that are ticked. */
export function OfferSums({ offer, totals, writing }: OfferSumsProps) {
  const { own, say, money } = writing;
  const { rows } = totalsBlock({ ...offer, totals }, writing);
  const without = offerTotals(offer, []).gross;
  return (
    <section>
      <h2>{own.sums}</h2>
      <Sums aria-live="polite">
        {rows.flatMap(({ type, label, value }) => [
          <dt key={`${label} label`} data-row={type}>
            {label}
          </dt>,
          <dd key={label} data-row={type}>
            {value}
          </dd>,
        ])}
      </Sums>
      {without !== totals.gross && <p>{say(own.options.without, { gross: money(without, offer.currency) })}</p>}
    </section>
  );
}
