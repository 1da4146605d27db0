import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type ProjectRecord, saveCustomer, saved, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

interface Rate {
  id: string;
  version: number;
}
const taxRate = (code: string, percent: string) =>
  saved<Rate>(person, 'tax-rate', { code, name: `Rate ${code}`, percent });
const codesOf = async (values: object) =>
  (await person.post('/project/save', { name: 'Refused', isInternal: true, ...values })).fieldCodes;

describe('the totals of a project', () => {
  test('are computed line by line, per tax rate, optional lines apart', async () => {
    const [full, reduced] = [await taxRate('S', '7.7'), await taxRate('R', '2.5')];
    const project = await saveProject(person, {
      discountPercent: '10',
      defaultTaxRateId: full.id,
      lines: [
        { type: 'section', description: 'First' },
        work({ quantity: '1.5', unitPrice: '133.3333' }),
        work({ quantity: '3', unitPrice: '0.335', discountPercent: '50', taxRateId: reduced.id }),
        { type: 'text', description: 'Words' },
        { type: 'section', description: 'Second' },
        work({ unitPrice: '1000', isOptional: true }),
        work({ unitPrice: '1000', isBillable: false }),
        { type: 'discount', description: 'Less', quantity: '1', unit: 'lumpSum', unitPrice: '-20' },
      ],
    });
    const [first, , , , second] = project.lines;
    expect(project.lines.map(({ net }) => net)).toEqual([
      null,
      '200.00',
      '0.50',
      null,
      null,
      '1000.00',
      '0.00',
      '-20.00',
    ]);
    expect(project.totals).toEqual({
      subtotal: '180.50',
      discount: '18.05',
      contractNet: '162.45',
      tax: '12.48',
      gross: '174.93',
      optionalNet: '1000.00',
      plannedCost: '0.00',
      plannedCostInternal: '0.00',
      plannedCostProvider: '0.00',
      plannedCostExpense: '0.00',
      plannedMargin: '162.45',
      // What the lines cost is not known.
      plannedMarginPercent: null,
      taxes: [
        { taxRateId: null, percent: '7.7', taxable: '162.00', tax: '12.47' },
        { taxRateId: reduced.id, percent: '2.5', taxable: '0.45', tax: '0.01' },
      ],
      sections: [
        { lineId: first?.id, net: '200.50' },
        { lineId: second?.id, net: '-20.00' },
      ],
    });
  });

  test.each([
    ['EUR', '166.67', '333.34'],
    ['JPY', '167', '334'],
    ['KWD', '166.667', '333.334'],
  ])('in %s have its decimals', async (currency, net, gross) => {
    const line = work({ quantity: '0.5', unitPrice: '333.3333' });
    const project = await saveProject(person, { currency, lines: [line, line] });
    expect([project.lines[0]?.net, project.totals.gross, project.lines[0]?.unitPrice]).toEqual([
      net,
      gross,
      '333.3333',
    ]);
  });

  test('follow the currency when it changes', async () => {
    const { id } = await saveProject(person, { currency: 'EUR', lines: [work({ unitPrice: '500.4' })] });
    const moved = { currency: 'JPY', currencyChange: { how: 'keep' } };
    const project = await saveProject(person, { id, version: 1, ...moved });
    expect([project.lines[0]?.net, project.totals.gross]).toEqual(['500', '500']);
  });

  test('add tenths exactly', async () => {
    const project = await saveProject(person, { lines: [work({ unitPrice: '0.1' }), work({ unitPrice: '0.2' })] });
    expect(project.totals.gross).toBe('0.30');
  });

  test('never come to more than can be stored', async () => {
    const lines = Array.from({ length: 1000 }, () => work({ quantity: '99999999', unitPrice: '5000' }));
    const reply = await person.post('/project/save', { name: 'Huge', isInternal: true, lines });
    expect([200, 400]).toContain(reply.status);
    expect(await codesOf({ lines: [work({ quantity: '99999999', unitPrice: '99999999999' })] })).toEqual([
      'lines.0.unitPrice numberOutOfRange',
    ]);
  });

  test('sent with a save are ignored', async () => {
    const project = await saveProject(person, {
      lines: [{ ...work(), net: '999', taxPercent: '50' }],
      gross: '1',
      totals: {},
    });
    expect([project.lines[0]?.net, project.totals.gross]).toEqual(['100.00', '100.00']);
  });
});

describe('a decimal', () => {
  test.each([
    1,
    1.5,
    '1e3',
    '1,5',
    ' 1',
    '+1',
    '-0',
    'NaN',
    'Infinity',
    '01',
    '1.',
    '.5',
    '1.00001',
    '0',
    '99999999999999',
    [],
    {},
  ])('%j is no quantity', async (quantity) => {
    const codes = await codesOf({ lines: [work({ quantity })] });
    expect(codes).toHaveLength(1);
    expect(codes[0]).toMatch(/^lines\.0\.quantity /);
  });
});

describe('a line', () => {
  test('needs what its type needs and nothing else', async () => {
    expect(await codesOf({ lines: [{ type: 'service', description: 'Work' }] })).toEqual([
      'lines.0.quantity fieldRequired',
      'lines.0.unit fieldRequired',
      'lines.0.unitPrice fieldRequired',
    ]);
    expect(await codesOf({ lines: [{ type: 'section' }] })).toEqual(['lines.0.description fieldRequired']);
    expect(await codesOf({ lines: [work({ type: 'discount', unitPrice: '5' })] })).toEqual([
      'lines.0.unitPrice numberOutOfRange',
    ]);
    expect(await codesOf({ lines: [work({ serviceId: null, position: 1 })] })).toEqual([
      'lines.0.position fieldUnknown',
    ]);
  });

  test('keeps the tax it was saved with until its rate is chosen again', async () => {
    const rate = await taxRate('KEEP', '8');
    const project = await saveProject(person, { lines: [work({ taxRateId: rate.id })] });
    expect(project.lines[0]?.taxPercent).toBe('8');
    await saved(person, 'tax-rate', { id: rate.id, version: 1, percent: '9' });
    const touched = await saveProject(person, {
      id: project.id,
      version: 1,
      lines: [{ id: project.lines[0]?.id, quantity: '2' }],
    });
    expect([touched.lines[0]?.taxPercent, touched.totals.tax]).toEqual(['8', '16.00']);
    const added = await saveProject(person, {
      id: project.id,
      version: 2,
      lines: [...touched.lines, work({ taxRateId: rate.id })],
    });
    expect(added.lines.map(({ taxPercent }) => taxPercent)).toEqual(['8', '9']);
    const cleared = await saveProject(person, {
      id: project.id,
      version: 3,
      lines: added.lines.map((line) => ({ ...line, taxRateId: null })),
    });
    expect(cleared.lines.map(({ taxPercent }) => taxPercent)).toEqual(['0', '0']);
  });

  test('without a rate follows that of the project, when that is chosen', async () => {
    const rate = await taxRate('FOLLOW', '4');
    const project = await saveProject(person, { lines: [work()] });
    expect(project.totals.tax).toBe('0.00');
    const taxed = await saveProject(person, { id: project.id, version: 1, defaultTaxRateId: rate.id });
    expect([taxed.lines[0]?.taxPercent, taxed.totals.tax]).toEqual(['4', '4.00']);
  });
});

describe('a project', () => {
  test('takes the currency of its customer unless another is sent', async () => {
    const customer = await saveCustomer(person, { currency: 'CHF' });
    expect((await saveProject(person, { customerId: customer.id, isInternal: false })).currency).toBe('CHF');
    expect((await saveProject(person, { customerId: customer.id, isInternal: false, currency: 'USD' })).currency).toBe(
      'USD',
    );
  });

  test('needs a customer or is internal, and ends after it starts', async () => {
    expect(await codesOf({ isInternal: false })).toEqual(['customerId fieldRequired']);
    expect(await codesOf({ startDate: '2026-02-01', endDate: '2026-01-31' })).toEqual(['endDate dateOrder']);
    expect(await codesOf({ startDate: '2023-02-29' })).toEqual(['startDate dateNotValid']);
  });

  test('has rows in currencies of the firm, and is saved with one that was given up since', async () => {
    const provider = await saved<{ id: string }>(person, 'provider', { name: 'Subcontractor', countryCode: 'DE' });
    const rows = (currency: string) => ({
      lines: [work({ unitCost: '50', costCurrency: 'EUR' }), work({ unitCost: '50', costCurrency: currency })],
      providers: [{ providerId: provider.id, agreedAmount: '5', currency }],
    });
    expect(await codesOf(rows('PLN'))).toEqual([
      'lines.1.costCurrency currencyNotEnabled',
      'providers.0.currency currencyNotEnabled',
    ]);
    const { id, version, lines, providers } = await saveProject(person, rows('USD'));
    expect(providers).toMatchObject([{ agreedAmount: '5.00' }]);
    await app.database.pool.query("update project_lines set cost_currency = 'PLN' where cost_currency = 'USD'");
    await app.database.pool.query("update project_providers set currency = 'PLN'");
    const kept = {
      lines: lines.map((line, at) => ({ id: line.id, costCurrency: at === 1 ? 'PLN' : 'EUR' })),
      providers: providers.map((row) => ({ id: row.id, currency: 'PLN' })),
    };
    await saveProject(person, { id, version, name: 'Kept', ...kept });
  });

  test('agrees with providers on amounts no finer than their currency, and keeps one that was stored so', async () => {
    const provider = await saved<{ id: string }>(person, 'provider', { name: 'Agreed with', countryCode: 'DE' });
    const providers = (agreedAmount: string, currency: string | null = null) => [
      { providerId: provider.id, agreedAmount, currency },
    ];
    const problem = ['providers.0.agreedAmount numberTooPrecise'];
    expect(await codesOf({ providers: providers('1.005', 'EUR') })).toEqual(problem);
    expect(await codesOf({ currency: 'JPY', providers: providers('5.5') })).toEqual(problem);
    const project = await saveProject(person, { currency: 'JPY', providers: providers('5.55', 'EUR') });
    const rowId = project.providers[0]?.id;
    await app.database.pool.query('update project_providers set agreed_amount = 1.005 where id = $1', [rowId]);
    const { id, version } = project;
    const kept = [{ id: rowId, agreedAmount: '1.005', currency: 'EUR' }];
    const again = await saveProject(person, { id, version, name: 'Kept', providers: kept });
    expect(again.providers).toMatchObject([{ agreedAmount: '1.005' }]);
    const moved = { id, version: again.version, providers: [{ id: rowId, currency: null }] };
    expect((await person.post('/project/save', moved)).fieldCodes).toEqual(problem);
  });

  test('has no milestone that is newly reached on a day to come, and is saved with one that was', async () => {
    const today = dayIn(new Date(), 'UTC');
    const later = addDays(today, 3);
    const milestones = [{ name: 'Done', reachedOn: today }, { name: 'Soon' }];
    const { id, version, milestones: kept } = await saveProject(person, { milestones });
    expect(await codesOf({ milestones: [{ name: 'Soon', reachedOn: later }] })).toEqual([
      'milestones.0.reachedOn dateNotValid',
    ]);
    const rows = kept.map((row) => ({ ...row }));
    const soon = await person.post('/project/save', {
      ...{ id, version, milestones: [rows[0], { ...rows[1], reachedOn: later }] },
    });
    expect(soon.fieldCodes).toEqual(['milestones.1.reachedOn dateNotValid']);
    expect(soon.fieldErrors[0]?.message).toContain('still to come');
    await app.database.pool.query('update project_milestones set reached_on = $1 where id = $2', [later, rows[1]?.id]);
    await saveProject(person, { id, version, name: 'Kept', milestones: [rows[0], { ...rows[1], reachedOn: later }] });
  });

  test('shows its dates the same in every zone', async () => {
    const { id } = await saveProject(person, { startDate: '2026-03-29', endDate: '2026-03-29' });
    for (const zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Europe/Berlin']) {
      const { data } = await person.get<ProjectRecord>(`/project/get-by-id/${id}`, { 'x-time-zone': zone });
      expect([data.startDate, data.endDate]).toEqual(['2026-03-29', '2026-03-29']);
    }
  });
});
