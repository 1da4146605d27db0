import { type LineValues, blankLine as plain } from '@mandate/contract/project/line.ts';
import { decimal, round, toPlain } from '@mandate/contract/values/decimal.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { discountLines, priceLevels, sampleServices, sectionNames, textLines } from '../words/line-words.ts';
import type { Making } from './make-customers.ts';
import type { Random } from './random.ts';

const mostSections = 5;
const leastInSection = 3;

/** So many lines of a project in one to five sections, each beginning with a service. */
export function makeLines(making: Making, currency: string, count: number, at: number): LineValues[] {
  const { random } = making;
  const most = Math.min(mostSections, Math.floor(count / leastInSection));
  const sections = random.whole(1, Math.max(most, 1));
  const perSection = Math.floor(count / sections);
  return Array.from({ length: count }, (_, place) => {
    const section = Math.min(Math.floor(place / perSection), sections - 1);
    const id = uuidV7(at);
    if (place === section * perSection) {
      return { ...plain, id, type: 'section', description: sectionNames[section] ?? '' };
    }
    if (place === section * perSection + 1) return makeService(making, currency, id);
    return makeLine(making, currency, id);
  });
}

function makeLine(making: Making, currency: string, id: string): LineValues {
  const { random } = making;
  const place = random.whole(1, 100);
  if (place <= 8) return { ...plain, id, type: 'text', description: random.pick(textLines) };
  if (place <= 14) return makeDiscount(random, currency, id);
  return makeService(making, currency, id);
}

function makeService({ random, taxRates }: Making, currency: string, id: string): LineValues {
  const service = random.pick(sampleServices);
  return {
    ...plain,
    id,
    type: 'service',
    description: service.description,
    quantity: random.pick(service.quantities),
    unit: service.unit,
    unitPrice: priceIn(currency, service.price * random.pick([0.9, 0.95, 1, 1, 1, 1.1, 1.25])),
    discountPercent: random.chance(12) ? random.pick(['3', '5', '7.5', '33.3333']) : null,
    taxRateId: random.chance(4) ? (taxRates.get(random.pick(['DE7', 'ZERO'])) ?? null) : null,
    isBillable: !random.chance(3),
    isOptional: random.chance(9),
  };
}

function makeDiscount(random: Random, currency: string, id: string): LineValues {
  return {
    ...plain,
    id,
    type: 'discount',
    description: random.pick(discountLines),
    quantity: '1',
    unit: 'lumpSum',
    unitPrice: `-${priceIn(currency, random.pick([80, 150, 250, 400]))}`,
  };
}

/** A price in euros as the price list of the currency has it; small prices keep four decimals. */
function priceIn(currency: string, euros: number): string {
  const { factor, digits } = priceLevels[currency] ?? { factor: '1', digits: 2 };
  const price = decimal(euros.toFixed(4)).times(factor);
  return toPlain(round(price, euros < 1 ? 4 : digits));
}
