import { describe, expect, test } from 'vitest';
import type { Values } from '../../changes/merge.ts';
import { standardFields } from '../../facts/entity.ts';
import type { Field } from '../../facts/fields.ts';
import { project } from '../project.ts';
import { copyOf } from './copy.ts';
import { changesOfCopy } from './copy-changes.ts';
import { type CopyContext, type CopyOptions, copyParts, type NotCarried, type NotCarriedCode } from './copy-context.ts';
import { type CopyDecision, copyDecisions } from './copy-decisions.ts';

const options: CopyOptions = {
  startDate: '2027-01-04',
  dates: 'workingDays',
  prices: 'reread',
  assignees: 'keep',
  parts: copyParts,
};

const context: CopyContext = {
  id: 'copy',
  today: '2026-11-22',
  weekdays: new Set([1, 2, 3, 4, 5]),
  quoteValidityDays: 30,
  rowId: (id) => `copy of ${id}`,
  nameOfCopy: (name) => `${name} (copy)`,
  customer: null,
  currency: { code: 'CHF', rate: '1' },
  gone: new Map(),
  customerPlaces: new Set(),
  jobTitles: new Map(),
  roleNames: new Map([['lead', 'Team lead']]),
  isOffered: () => true,
};

/** A value a field of this kind may hold, none of its first ones. */
function filled(name: string, { kind, choices, initial, form }: Field): unknown {
  if (kind === 'date') return '2026-10-05';
  if (kind === 'instant') return '2026-10-05T08:00:00.000Z';
  if (kind === 'flag') return initial !== true;
  if (kind === 'tags') return ['a tag'];
  if (kind === 'integer') return 7;
  if (kind === 'number' || kind === 'money') return '12.5';
  if (kind === 'json') return { rule: 'service', rateId: 'a rate' };
  if (kind === 'choice') return form === 'currency' ? 'CHF' : (choices?.find((value) => value !== initial) ?? 'a code');
  return `the ${name}`;
}

function allFilled(fields: Record<string, Field>): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filled(name, field)]));
}

const parts = Object.fromEntries(
  Object.entries(project.parts).map(([part, { fields }]) => [
    part,
    [{ id: `${part} row`, ...allFilled(fields), ...(part === 'lines' && { type: 'service' }) }],
  ]),
);
const source: Values = {
  id: 'source',
  ...allFilled(project.fields),
  startDate: '2026-09-01',
  name: 'A project',
  ...parts,
};
const line = (values: Values): Values => ({ ...(parts.lines?.[0] as Values), ...values });
const lineOf = (values: Values, chosen: Partial<CopyOptions> = {}, about: Partial<CopyContext> = {}) => {
  const { project: copy, ...told } = copyOf(
    { ...source, lines: [line(values)] },
    { ...options, ...chosen },
    { ...context, ...about },
  );
  return { line: (copy.lines as Values[])[0] as Values, ...told };
};

describe('every field of a project', () => {
  const groups: [string, Record<string, Field>][] = [
    ['project', project.fields],
    ...Object.entries(project.parts).map(([part, { fields }]) => [part, fields] as [string, Record<string, Field>]),
  ];

  test.each(groups)(
    'has a decision of the copy, and no decision is about a field there is not: %s',
    (group, fields) => {
      expect(Object.keys(copyDecisions[group as 'project']).sort()).toEqual(Object.keys(fields).sort());
      if (group === 'project')
        expect(Object.keys(copyDecisions.project)).toEqual(expect.arrayContaining(Object.keys(standardFields)));
    },
  );

  test.each(groups)('is in the copy as its decision says: %s', (group, fields) => {
    const { project: copy } = copyOf(source, { ...options, assignees: 'keep' }, context);
    const before = group === 'project' ? source : ((source[group] as Values[])[0] as Values);
    const after = group === 'project' ? copy : ((copy[group] as Values[])[0] as Values);
    const given: Record<string, unknown> = {
      name: 'A project (copy)',
      quoteValidUntil: '2026-12-22',
      copiedFromId: 'source',
      startDate: group === 'project' ? '2027-01-04' : '2027-02-05',
    };
    const expected: Record<CopyDecision, (name: string) => unknown> = {
      new: (name) => given[name],
      carried: (name) => before[name],
      shifted: (name) => given[name] ?? '2027-02-05',
      cleared: () => null,
      reset: (name) => fields[name]?.initial,
      // Figures that rates give are asked for again; what is computed is absent until it is.
      reread: (name) => (['unitPrice', 'unitCost', 'costCurrency'].includes(name) ? null : undefined),
    };
    for (const [name, decision] of Object.entries(copyDecisions[group as 'project'])) {
      expect([name, after[name]]).toEqual([name, expected[decision](name)]);
    }
  });
});

describe('a copy', () => {
  test('is the very same when it is prepared again', () => {
    expect(copyOf(source, options, context)).toEqual(copyOf(structuredClone(source), options, context));
  });

  test('has rows of its own', () => {
    const { project: copy } = copyOf(source, options, context);
    for (const part of copyParts) expect((copy[part] as Values[])[0]?.id).toBe(`copy of ${part} row`);
  });

  test('is named as a copy, or by the new year where the name holds the old one', () => {
    const named = (name: string, startDate = '2027-01-04') =>
      copyOf({ ...source, name }, { ...options, startDate }, context).project.name;
    expect(named('Audit 2026')).toBe('Audit 2027');
    expect(named('Audit 2026', '2026-12-01')).toBe('Audit 2026 (copy)');
    expect(named('Audit 20261')).toBe('Audit 20261 (copy)');
    expect(copyOf(source, { ...options, name: 'Mine' }, context).project.name).toBe('Mine');
  });

  test('says nothing of what its source does not tell', () => {
    const { unitCost: _cost, costSource: _source, costCurrency: _currency, ...told } = line({});
    const { project: copy } = copyOf({ ...source, lines: [told] }, options, context);
    expect(Object.keys((copy.lines as Values[])[0] as Values)).not.toEqual(expect.arrayContaining(['unitCost']));
  });

  test('leaves behind the parts nobody chose', () => {
    const { project: copy } = copyOf(source, { ...options, parts: ['members'] }, context);
    expect(copyParts.map((part) => (copy[part] as Values[]).length)).toEqual([0, 1, 0, 0, 0]);
  });

  test('has the same dates of another year', () => {
    const dated = { startDate: '2027-03-01', endDate: '2028-02-29', milestones: [{ id: 'm', dueDate: '2027-12-31' }] };
    const { project: copy } = copyOf(
      { ...source, name: 'Audit 2027', ...dated },
      { ...options, startDate: '2028-03-01', dates: 'sameDates' },
      context,
    );
    expect(copy).toMatchObject({
      ...{ name: 'Audit 2028', startDate: '2028-03-01', endDate: '2029-02-28' },
      milestones: [{ dueDate: '2028-12-31' }],
    });
  });

  test('has the amounts of milestones in its own currency, and says which no exchange rate leads to', () => {
    const milestones = [
      { id: 'm', name: 'Handover', amount: '1000.55' },
      { id: 'n', name: 'Thanks', amount: null },
      { id: 'o' },
    ];
    const inYen = (rate: string | null) =>
      copyOf({ ...source, milestones }, options, { ...context, currency: { code: 'JPY', rate } });
    const amounts = (copy: Values) => (copy.milestones as Values[]).map(({ amount }) => amount);
    expect(amounts(inYen('160').project)).toEqual(['160088', null, undefined]);
    expect(amounts(inYen(null).project)).toEqual([null, null, undefined]);
    expect(inYen(null).notCarried.filter(({ part }) => part === 'milestones')).toEqual([
      { part: 'milestones', code: 'amountNotConverted', label: 'Handover', rowId: 'copy of m' },
    ]);
  });

  test('of a project without a start moves with its first date', () => {
    const { project: copy } = copyOf({ ...source, startDate: null }, options, context);
    expect([copy.startDate, copy.endDate]).toEqual(['2027-01-04', '2027-01-04']);
  });
});

describe('prices of a copy', () => {
  test('that came from a rate are read again, those somebody typed are kept and told', () => {
    expect(lineOf({}).line).toMatchObject({ unitPrice: null, unitCost: null });
    const typed = lineOf({
      priceSource: { rule: 'manual' },
      costSource: { rule: 'manual' },
      description: 'Words\nMore',
    });
    expect(typed.line).toMatchObject({ unitPrice: '12.5', unitCost: '12.5', costCurrency: 'CHF' });
    // It was carried: it is none of the things that could not be.
    expect(typed.notCarried).toEqual([]);
    expect(typed.kept).toEqual([{ label: 'Words', code: 'priceKept', rowId: 'copy of lines row' }]);
    const unknown = lineOf({ priceSource: null, type: 'expense' });
    expect([unknown.line.unitPrice, unknown.notCarried, unknown.kept]).toEqual(['12.5', [], []]);
  });

  test('in another currency are converted where somebody typed them, and costs stay in their own', () => {
    const into = { currency: { code: 'JPY', rate: '160' } };
    const typed = { priceSource: { rule: 'manual' }, costSource: { rule: 'manual' }, costCurrency: null };
    const { line: copied, kept } = lineOf({ ...typed, description: 'Words' }, {}, into);
    expect(copied).toMatchObject({ unitPrice: '2000', unitCost: '12.5', costCurrency: 'CHF' });
    expect(kept).toEqual([{ label: 'Words', code: 'priceConverted', rowId: 'copy of lines row' }]);
    expect(lineOf({ type: 'expense', priceSource: null }, {}, into).line.unitPrice).toBe('2000');
    expect(lineOf({}, {}, into).line.unitPrice).toBeNull();
  });

  test('in another currency that no exchange rate leads to are told, and lines that cannot be without one stay behind', () => {
    const into = { currency: { code: 'KWD', rate: null } };
    const typed = lineOf({ priceSource: { rule: 'manual' }, description: 'Words' }, {}, into);
    expect([typed.line.unitPrice, typed.origins]).toEqual([null, ['lines row']]);
    const ofLines = (told: readonly NotCarried[]) => told.filter(({ part }) => part === 'lines');
    expect(ofLines(typed.notCarried)).toMatchObject([{ code: 'priceNotConverted', rowId: 'copy of lines row' }]);
    const expense = lineOf({ type: 'expense', priceSource: null, description: 'Travel' }, {}, into);
    expect([expense.line, expense.origins]).toEqual([undefined, []]);
    expect(ofLines(expense.notCarried)).toMatchObject([{ code: 'priceNotConverted', label: 'Travel', rowId: null }]);
    expect(lineOf({ type: 'expense', priceSource: null, unitPrice: '0' }, {}, into).line.unitPrice).toBe('0');
  });

  test('are kept with their costs where that is chosen', () => {
    expect(lineOf({}, { prices: 'keep' }).line).toMatchObject({ unitPrice: '12.5', unitCost: '12.5' });
  });

  test.each([
    ['CHF', '12.5', '10', '13.75'],
    ['CHF', '0.335', '3', '0.35'],
    ['JPY', '1450', '4.8', '1520'],
    ['CHF', '-100', '5', '-105'],
    ['CHF', '12.3456', '0', '12.3456'],
    ['CHF', null, '5', null],
  ])(
    'in %s are raised from %s by %s in a hundred to %s, costs read again',
    (currency, unitPrice, raisePercent, raised) => {
      const { project: copy } = copyOf(
        { ...source, currency, lines: [line({ unitPrice })] },
        { ...options, prices: 'raise', raisePercent },
        { ...context, currency: { code: currency, rate: '1' } },
      );
      expect((copy.lines as Values[])[0]).toMatchObject({ unitPrice: raised, unitCost: null });
    },
  );
});

describe('who delivers a copy', () => {
  const alone = {
    providerId: null,
    placeholderRole: null,
    personnel: { id: 'p', label: 'Mara Feld', isDeleted: false },
  };
  const left = new Map<string, NotCarriedCode>([
    ['the personnelId', 'personLeft'],
    ['the providerId', 'providerNotApproved'],
    ['the placeId', 'placeGone'],
  ]);

  test('is the role of somebody who left, and that is told', () => {
    const { line: copied, notCarried } = lineOf(
      alone,
      {},
      { gone: left, jobTitles: new Map([['the personnelId', 'Actuary']]) },
    );
    expect(copied).toMatchObject({ personnelId: null, personnel: null, placeholderRole: 'Actuary' });
    expect(notCarried).toContainEqual({
      part: 'lines',
      label: 'Mara Feld',
      code: 'personLeft',
      rowId: 'copy of lines row',
    });
  });

  test('is the service where nobody knows the role', () => {
    const service = { id: 's', label: 'Coaching', isDeleted: false };
    expect(lineOf({ ...alone, service }, {}, { gone: left }).line.placeholderRole).toBe('Coaching');
    const provided = { personnelId: null, placeholderRole: null, service };
    expect(lineOf(provided, {}, { gone: left }).line).toMatchObject({ providerId: null, placeholderRole: 'the role' });
  });

  test('is nobody yet when all of it shall be given out again', () => {
    const { line: copied, notCarried } = lineOf(
      { ...alone, providerId: null },
      { assignees: 'placeholders' },
      { jobTitles: new Map([['the personnelId', 'Actuary']]) },
    );
    expect([copied.personnelId, copied.placeholderRole, notCarried]).toEqual([null, 'Actuary', []]);
  });

  test('are members by their role, and providers and places that are still there', () => {
    const { project: copy, notCarried } = copyOf(
      { ...source, members: [{ ...(parts.members?.[0] as Values), role: 'lead', placeholderRole: null }] },
      options,
      { ...context, gone: left },
    );
    expect((copy.members as Values[])[0]).toMatchObject({ personnelId: null, placeholderRole: 'Team lead' });
    expect([copy.providers, copy.places]).toEqual([[], []]);
    expect(notCarried.filter(({ part }) => ['providers', 'places'].includes(part))).toEqual([
      { part: 'providers', label: '', code: 'providerNotApproved', rowId: null },
      { part: 'places', label: '', code: 'placeGone', rowId: null },
    ]);
  });
});

describe('a copy for another customer', () => {
  const customer = { id: 'another', label: 'Another', isDeleted: false };
  const { project: copy, notCarried } = copyOf(
    source,
    { ...options, customerId: 'another', prices: 'keep' },
    { ...context, customer, customerPlaces: new Set(['the placeId']) },
  );

  test('leaves terms and contacts to the new one and reads prices again', () => {
    expect(copy).toMatchObject({ customerId: 'another', customer, isInternal: false, billingContactId: null });
    for (const name of ['currency', 'discountPercent', 'paymentTermsId', 'customerContactId'])
      expect(copy).not.toHaveProperty(name);
    expect((copy.lines as Values[])[0]?.unitPrice).toBeNull();
  });

  test('leaves the places of the old one behind', () => {
    expect(copy.places).toEqual([]);
    expect(notCarried).toEqual([{ part: 'places', label: '', code: 'placeOfOtherCustomer', rowId: null }]);
  });
});

test('a value that a list has no more is left out', () => {
  const { project: copy, notCarried } = copyOf(source, options, {
    ...context,
    isOffered: (list) => list !== 'project.types',
  });
  expect([copy.type, notCarried]).toEqual([
    null,
    [{ part: 'project', label: 'a code', code: 'choiceGone', rowId: null }],
  ]);
});

test('what differs in a copy is listed field by field', () => {
  const { project: copy } = copyOf(source, { ...options, prices: 'raise', raisePercent: '10' }, context);
  expect(changesOfCopy(source, copy, ['lines row'])).toEqual(
    expect.arrayContaining([
      { field: 'name', from: 'A project', to: 'A project (copy)' },
      { field: 'startDate', from: '2026-09-01', to: '2027-01-04' },
      { field: 'lines.0.unitPrice', from: '12.5', to: '13.75' },
    ]),
  );
});
