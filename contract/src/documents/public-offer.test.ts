import { expect, test } from 'vitest';
import { goldenQuote, quoteLine } from '../../testing/golden-quote.ts';
import { offerTotals, publicOfferOf } from './public-offer.ts';

const offer = publicOfferOf(goldenQuote);
const optionIds = offer.options.map(({ id }) => id);

test('the offer of golden case G1 comes to what its paper says', () => {
  const { optionalNet: _, sections: __, ...totals } = goldenQuote.totals;
  expect(offerTotals(offer, [])).toEqual(totals);
});

test('an option that is chosen is reduced and taxed with the rest', () => {
  const [, coaching = ''] = optionIds;
  expect(offerTotals(offer, [coaching])).toMatchObject({
    subtotal: '20734.55',
    discount: '518.36',
    contractNet: '20216.19',
    tax: '3724.08',
    gross: '23940.27',
  });
});

test('an offer says nothing of who delivers, and nothing of what is not printed', () => {
  const unbilled = quoteLine('unbilled', { isBillable: false, isOptional: true, net: '0.00', description: 'Free' });
  const facts = { ...goldenQuote, hideUnbilled: true, lines: [...goldenQuote.lines, unbilled] };
  const said = JSON.stringify(publicOfferOf(facts));
  expect(said).not.toContain('Jonas Brandt');
  expect(said).not.toContain('unbilled');
  expect(publicOfferOf({ ...facts, hideUnbilled: false }).options.at(-1)).toMatchObject({ text: 'Free', net: '0' });
});

test('what is no option of the offer changes nothing', () => {
  expect(offerTotals(offer, ['workshops', 'nobody'])).toEqual(offerTotals(offer, []));
});
