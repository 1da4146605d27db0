import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  goldenLetterhead,
  goldenOrder,
  goldenPaper,
  goldenQuote,
  goldenReport,
  goldenTexts,
  noTexts,
  quoteLine,
} from '../../testing/golden-quote.ts';
import { lineAmounts } from '../project/figures/line-amounts.ts';
import { totalsOf } from '../project/figures/totals.ts';
import { blankLine, type LineFigures } from '../project/line.ts';
import { minorDigits } from '../values/currencies.ts';
import { decimal, sum } from '../values/decimal.ts';
import { paperLanguages } from './document-kinds.ts';
import type { Paper, PaperBlock, PaperRow, TableBlock } from './paper.ts';
import type { PaperLine, QuoteFacts } from './paper-facts.ts';
import { paperOf } from './paper-of.ts';
import { paperTexts } from './paper-texts.ts';

type BlockOf<Type extends PaperBlock['type']> = Extract<PaperBlock, { type: Type }>;

function block<Type extends PaperBlock['type']>(paper: Paper, type: Type): BlockOf<Type> {
  return paper.blocks.find((each) => each.type === type) as BlockOf<Type>;
}

function table(paper: Paper, name: TableBlock['name']): TableBlock | undefined {
  return paper.blocks.find((each): each is TableBlock => each.type === 'table' && each.name === name);
}

/** A row as it reads: the texts of its cells by column, empty ones as nothing. */
function read(row: PaperRow, columns: TableBlock['columns']): string {
  const cells = columns.map(({ key }) => {
    const cell = row.cells[key];
    const text = cell?.isBracketed ? `(${cell.text})` : (cell?.text ?? '');
    return cell?.mark ? `${text} [${cell.mark}]` : text;
  });
  return cells.join(' | ').replaceAll('\u00A0', ' ');
}

function quote(changes: Partial<QuoteFacts>, language: (typeof paperLanguages)[number] = 'en'): Paper {
  return paperOf('quote', { ...goldenQuote, ...changes }, goldenTexts, goldenLetterhead, language);
}

describe('the paper of a quote', () => {
  test('numbers lines within sections, marks options, and has the sum of a section of two priced lines', () => {
    const lines = table(goldenPaper, 'lines');
    expect(lines?.rows.map((row) => read(row, lines.columns))).toEqual([
      '1 | Review |  |  |  |  |  | ',
      '1.1 | Process review workshops | 12.5 | days | 1,250.00 | 3 % | 19 % | 15,156.25',
      '1.2 | Data extraction and checks | 7 | hours | 148.33 |  | 19 % | 1,038.31',
      '1.3 | Project office |  |  |  |  |  | included',
      ' | Sum of Review |  |  |  |  |  | 16,194.56',
      '2 | Handbook |  |  |  |  |  | ',
      '2.1 | Printed handbook | 1 | lump sum | 999.99 |  | 7 % | 999.99',
      '2.2 | More copies [Optional] | 10 | pieces | 24.90 |  | 7 % | (249.00)',
      '3 | After the review |  |  |  |  |  | ',
      ' | Can be ordered with this quote, or until 30 November at the same price. |  |  |  |  |  | ',
      '3.1 | Coaching for team leads [Optional] | 3 | days | 1,180.00 |  | 19 % | (3,540.00)',
    ]);
    expect(lines?.rows[1]?.below).toEqual(['Five workshops, with minutes and findings']);
  });

  test('has the totals of golden case G1, a row for each rate of tax', () => {
    const { rows, remark } = block(goldenPaper, 'totals');
    expect(rows.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00A0', ' '))).toEqual([
      'Subtotal: 17,194.55',
      'Discount 2.5 %: −429.86',
      'Net: 16,764.69',
      'Tax 19 % on 15,789.70: 3,000.04',
      'Tax 7 % on 974.99: 68.25',
      'Total EUR: 19,832.98',
    ]);
    expect(remark).toBe('All amounts in EUR');
  });

  test('has its options again apart from the total, and to be ticked where it is signed', () => {
    const options = table(goldenPaper, 'options');
    expect(options?.rows.map((row) => read(row, options.columns))).toEqual([
      '2.2 | More copies, 10 pieces | 7 % | 249.00',
      '3.1 | Coaching for team leads, 3 days | 19 % | 3,540.00',
    ]);
    const accept = block(goldenPaper, 'accept');
    expect(accept.options).toEqual(['2.2 More copies', '3.1 Coaching for team leads']);
    expect(accept.sentence.map(({ text }) => text).join('')).toBe(
      'We accept quote Q26-0118, revision B, for 19,832.98\u00A0EUR with tax, and its terms. We also order:',
    );
  });

  test('says which revision it replaces, and of a draft that its number comes with its issue', () => {
    expect(block(goldenPaper, 'keyValues').rows.slice(0, 2)).toEqual([
      { label: 'Quote', values: ['Q26-0118'], isStrong: true },
      { label: 'Revision', values: ['B, replaces A of 25 Aug 2026'] },
    ]);
    const draft = quote({ number: null, revision: null, issuedOn: null, replaces: null });
    expect(block(draft, 'keyValues').rows[0]?.values).toEqual(['number when issued']);
    expect(draft.runningFoot).toBe('Quote, draft');
    expect(paperTexts(draft)).toContain('DRAFT');
    expect(block(draft, 'accept').sentence[0]?.text).toBe('We accept this quote for ');
  });

  test('leaves out what is not billed where the firm wants it, and numbers the others without it', () => {
    const lines = table(quote({ hideUnbilled: true }), 'lines')?.rows ?? [];
    expect(lines.map(({ cells }) => cells.description?.text)).not.toContain('Project office');
    expect(JSON.stringify(lines)).not.toContain('included');
  });

  test('names people where the firm wants it', () => {
    expect(paperTexts(quote({ showPeople: true }))).toContain('Jonas Brandt');
    expect(paperTexts(quote({ showPeople: false }))).not.toContain('Jonas Brandt');
  });

  test('has a row of 0 with its reason for what is not taxed', () => {
    const taxes = [{ taxRateId: 'ae', percent: '0', taxable: '14389.50', tax: '0.00' }];
    const totals = { ...goldenQuote.totals, tax: '0.00', taxes };
    const told = (rate: Partial<QuoteFacts['taxRates'][number]>) => {
      const taxRates = [{ id: 'ae', category: 'reverseCharge', exemptionReason: null, ...rate }];
      const paper = quote(
        { totals, taxRates, customer: { ...goldenQuote.customer, vatNumber: 'FR40303265045' } },
        'de',
      );
      return { paper, row: block(paper, 'totals').rows.find(({ type }) => type === 'tax') };
    };
    const { paper, row } = told({});
    expect(row?.label).toBe('MwSt. 0\u00A0% auf 14.389,50: Steuerschuldnerschaft des Leistungsempfängers');
    expect(row?.value).toBe('0,00');
    expect(paperTexts(paper)).toContain('FR40303265045');
    expect(told({ exemptionReason: '§ 19 UStG' }).row?.label).toMatch(/: § 19 UStG$/);
  });

  test('prints no text of the firm and no heading above one that is not there', () => {
    const paper = paperOf('quote', { ...goldenQuote, paymentTerm: null }, noTexts, goldenLetterhead, 'en');
    expect(paperTexts(paper)).not.toEqual(expect.arrayContaining(['Terms']));
    expect(paperTexts(paper)).not.toEqual(expect.arrayContaining(['Payment']));
  });

  test.each([
    ['de', 'CH', '1’250.00', '08.09.2026'],
    ['fr', 'CH', '1’250.00', '8 sept. 2026'],
    ['de', 'DE', '1.250,00', '08.09.2026'],
    ['de', 'JP', '1.250,00', '08.09.2026'],
    ['es', 'ES', '1.250,00', '8 sept 2026'],
    ['en', 'US', '1,250.00', 'Sep 8, 2026'],
  ] as const)('in %s, of a firm in %s, writes a price %s and a day %s', (language, firmCountry, price, day) => {
    const texts = paperTexts(quote({ firmCountry }, language));
    expect(texts).toContain(price);
    expect(texts).toContain(day);
  });
});

test('an order confirmation leaves out options that were not chosen and keeps the positions of the quote', () => {
  const paper = paperOf('orderConfirmation', goldenOrder, goldenTexts, goldenLetterhead, 'en');
  const rows = table(paper, 'lines')?.rows ?? [];
  expect(rows.map(({ cells }) => cells.position?.text ?? '')).toEqual(['1', '1.1', '1.2', '1.3', '', '2', '2.1']);
  expect(paperTexts(paper)).toEqual(expect.arrayContaining(['Q26-0118, revision B, of 8 Sept 2026', '14 Sept 2026']));
  expect(paper.blocks.some(({ type }) => type === 'accept')).toBe(false);
});

test('a status report says how far milestones have come and nothing of money', () => {
  const paper = paperOf('statusReport', goldenReport, noTexts, goldenLetterhead, 'en');
  const milestones = table(paper, 'milestones');
  expect(milestones?.rows.map((row) => read(row, milestones.columns))).toEqual([
    'Workshops done | 60 % | 30 Oct 2026 | 2 Nov 2026 | reached',
    'Handbook handed over | 40 % | 20 Nov 2026 |  | open',
  ]);
  expect(paperTexts(paper)).toEqual(
    expect.arrayContaining(['1 of 2 milestones reached.', '60\u00A0% of the work is done.', 'Needs your acceptance']),
  );
  expect(paperTexts(paper).join(' ')).not.toMatch(/EUR|\d\.\d\d/);
});

describe('whatever is quoted', () => {
  const percent = fc.constantFrom(null, '0', '2.5', '33.3333');
  const line = fc.record({
    type: fc.constantFrom('section', 'service', 'service', 'service', 'expense', 'discount', 'text'),
    quantity: fc.constantFrom('1', '12.5', '7', '0.3333'),
    unitPrice: fc.constantFrom('1250', '148.33', '0.005', '999999.9999', null),
    discountPercent: percent,
    tax: fc.constantFrom(['tax-19', '19'], ['tax-7', '7'], [null, null]),
    isBillable: fc.boolean(),
    isOptional: fc.boolean(),
  });
  const facts = fc
    .record({
      currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
      discountPercent: percent,
      hideUnbilled: fc.boolean(),
      lines: fc.array(line, { maxLength: 15 }),
    })
    .map(({ lines, ...header }) =>
      sold(header, lines as Partial<LineFigures & { tax: [string | null, string | null] }>[]),
    );

  /** A quote with lines and totals as the product works them out, with what it costs beside them. */
  function sold(
    header: Pick<QuoteFacts, 'currency' | 'discountPercent' | 'hideUnbilled'>,
    drawn: Partial<LineFigures & { tax: [string | null, string | null] }>[],
  ): QuoteFacts {
    const figures = drawn.map(({ tax, unitPrice, type = 'service', ...said }, at) => {
      const price = type === 'discount' && unitPrice ? `-${unitPrice}` : (unitPrice ?? null);
      const [taxRateId = null, taxPercent = null] = tax ?? [];
      const kept = { ...blankLine, ...said, type, unitPrice: price, taxRateId, taxPercent, unitCost: '77.77' };
      return { ...kept, id: `line-${at}`, internalNote: 'Kept secret', unit: 'day' };
    });
    const totals = totalsOf({ ...header, lines: figures });
    const lines = figures.map((each): PaperLine => {
      const amounts = lineAmounts(each, header.currency);
      const hidden = { internalNote: each.internalNote, unitCost: each.unitCost, cost: amounts.cost };
      return { ...quoteLine(each.id, { ...each, net: amounts.net }), ...hidden, description: `Line ${each.id}` };
    });
    return { ...goldenQuote, ...header, lines, totals };
  }

  const amountOf = (text: string) => decimal(text.replaceAll(',', '').replace('\u2212', '-'));
  const written = (text: string) => text !== '' && text !== 'included';

  test('the nets of a section add up to its sum, and all of them to net and gross', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const paper = paperOf('quote', given, noTexts, goldenLetterhead, 'en');
        const rows = table(paper, 'lines')?.rows ?? [];
        let inSection = decimal('0');
        let all = decimal('0');
        for (const { type, cells } of rows) {
          if (type === 'section') inSection = decimal('0');
          const net = cells.net;
          if (!net || net.isBracketed || !written(net.text)) continue;
          if (type === 'sum') {
            expect(amountOf(net.text).eq(inSection)).toBe(true);
            continue;
          }
          inSection = inSection.plus(amountOf(net.text));
          all = all.plus(amountOf(net.text));
        }
        const totals = block(paper, 'totals').rows;
        const values = (type: string) => totals.filter((row) => row.type === type).map(({ value }) => amountOf(value));
        const [subtotal = values('net')[0] ?? all, discount = decimal('0')] = values('plain');
        expect(all.eq(subtotal)).toBe(true);
        expect(sum([subtotal, discount]).eq(values('net')[0] ?? -1)).toBe(true);
        expect(sum([...values('net'), ...values('tax')]).eq(values('total')[0] ?? -1)).toBe(true);
      }),
    );
  });

  test('every amount has the decimals of its currency', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const digits = minorDigits(given.currency);
        const form = digits === 0 ? /^\u2212?[\d,]+$/ : new RegExp(`^\u2212?[\\d,]+\\.\\d{${digits}}$`);
        for (const { value } of block(paperOf('quote', given, noTexts, goldenLetterhead, 'en'), 'totals').rows)
          expect(value).toMatch(form);
      }),
    );
  });

  test('no cost and no internal note is in it, in any language', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...paperLanguages), (given, language) => {
        const said = JSON.stringify(paperOf('quote', given, noTexts, goldenLetterhead, language));
        expect(said).not.toMatch(/Kept secret|77[.,]77/);
      }),
    );
  });

  test('the same facts give the same paper', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const made = () => paperOf('quote', structuredClone(given), goldenTexts, goldenLetterhead, 'fr');
        expect(made()).toEqual(made());
      }),
    );
  });
});
