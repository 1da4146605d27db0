import type { Totals } from '@mandate/contract/project/figures/totals.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import { type CurrencyWay, convertedPrice } from '@mandate/contract/project/prices/currency-change.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bring, counts, faultsOf, runImport } from '../../../../testing/callers/imports.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { type ProjectRecord, saved, savePersonnel, work } from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let editor: Person;
let blind: Person;
let serviceId: string;
let personnelId: string;

type Project = ProjectRecord & { lines: LineValues[]; linesWithoutCost?: number };

beforeAll(async () => {
  app = await startTestApp();
  app.runJobs();
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR');
  blind = await signIn(app, 'EDITOR', 'Sees No Rates', []);
  // 1 EUR is worth 1.25 USD and, from May on, 160 JPY; nothing leads to the dinar.
  await saved(admin, 'exchange-rate', { currency: 'USD', validFrom: '2026-01-01', rate: '0.8' });
  await saved(admin, 'exchange-rate', { currency: 'JPY', validFrom: '2026-01-01', rate: '0.01' });
  await saved(admin, 'exchange-rate', { currency: 'JPY', validFrom: '2026-05-01', rate: '0.00625' });
  const category = await saved<{ id: string }>(admin, 'service-category', { name: 'Advice' });
  serviceId = (await saved<{ id: string }>(admin, 'service', { name: 'Advice', unit: 'day', categoryId: category.id }))
    .id;
  personnelId = (await savePersonnel(admin)).id;
  const rate = { unit: 'day', currency: 'EUR', validFrom: '2026-01-01' };
  await saved(admin, 'rate', { ...rate, side: 'sell', serviceId, amount: '1240' });
  await saved(admin, 'rate', { ...rate, side: 'cost', personnelId, amount: '620' });
});
afterAll(() => app.close());

/** A draft in euros from 1 June 2026: a line priced and costed by rates, one typed, an expense, a discount, a text. */
async function draft(values: object = {}): Promise<Project> {
  return saved<Project>(admin, 'project', {
    name: 'Moves its currency',
    isInternal: true,
    currency: 'EUR',
    startDate: '2026-06-01',
    lines: [
      { ...work({ description: 'Rated', unitPrice: null, quantity: '10' }), serviceId, personnelId },
      work({ description: 'Typed', unitPrice: '0.0333', unitCost: '50' }),
      work({ type: 'expense', description: 'Travel', unitPrice: '500', unitCost: '450', costCurrency: 'USD' }),
      work({ type: 'discount', description: 'Less', unitPrice: '-100' }),
      { type: 'text', description: 'Words' },
    ],
    ...values,
  });
}

const save = (who: Person, { id, version }: Pick<Project, 'id' | 'version'>, values: object) =>
  who.post<Project>('/project/save', { id, version, ...values });
const read = async (id: string) => (await admin.get<Project>(`/project/get-by-id/${id}`)).data;
const figures = ({ lines }: Pick<Project, 'lines'>) =>
  lines.map(({ unitPrice, unitCost, costCurrency, fxRate }) => [unitPrice, unitCost, costCurrency, fxRate]);

describe('a save that changes the currency of a project with prices', () => {
  test('is refused with a sentence at the currency unless it says what becomes of them', async () => {
    const project = await draft();
    for (const who of [admin, editor, blind]) {
      const reply = await save(who, project, { currency: 'JPY' });
      expect([reply.status, reply.fieldCodes]).toEqual([400, ['currency currencyChangeNeeded']]);
    }
    expect(await read(project.id)).toEqual(project);
    const told = await save(admin, project, { currency: 'JPY', name: '' });
    expect(told.fieldCodes.toSorted()).toEqual(['currency currencyChangeNeeded', 'name fieldRequired']);
  });

  test.each<[string, object | null, string]>([
    ['nothing', {}, 'currencyChange.how fieldRequired'],
    ['no way there is', { how: 'guess' }, 'currencyChange.how valueNotAllowed'],
    ['a rate of nothing', { how: 'convert', rate: '0' }, 'currencyChange.rate numberOutOfRange'],
    ['a rate for digits that stay', { how: 'keep', rate: '2' }, 'currencyChange.rate fieldNotAllowedHere'],
    ['more than it takes', { how: 'keep', when: 'now' }, 'currencyChange.when fieldUnknown'],
  ])('is refused where it says %s', async (_name, currencyChange, problem) => {
    const reply = await save(admin, await draft(), { currency: 'JPY', currencyChange });
    expect([reply.status, reply.fieldCodes]).toEqual([400, [problem]]);
  });

  test('converts them at the rate that is named, to at most four decimals; costs stay what they are', async () => {
    const project = await draft();
    const { data, alerts } = await save(admin, project, {
      currency: 'JPY',
      currencyChange: { how: 'convert', rate: '163.4567' },
    });
    expect(figures(data)).toEqual([
      ['202686.308', '620', 'EUR', '160'],
      // 0.0333 × 163.4567 = 5.44310811
      ['5.4431', '50', 'EUR', '160'],
      ['81728.35', '450', 'USD', '128'],
      ['-16345.67', null, null, null],
      [null, null, null, null],
    ]);
    expect(data.lines[0]?.priceSource?.rule).toBe('manual');
    expect(data.lines[0]?.costSource?.rule).toBe('person');
    // 2026863 + 5 + 81728 − 16346; 992000 + 8000 + 57600
    expect(data.totals).toMatchObject({ subtotal: '2092250', plannedCost: '1057600', plannedMargin: '1034650' });
    expect(alerts.join()).toContain('1 EUR = 163.4567 JPY');
  });

  test('converts them at the exchange rate of the first day where none is named', async () => {
    const [may, june] = [await draft({ startDate: '2026-03-02' }), await draft()];
    const moved = async (project: Project) =>
      (await save(admin, project, { currency: 'JPY', currencyChange: { how: 'convert' } })).data.lines[0]?.unitPrice;
    expect([await moved(may), await moved(june)]).toEqual(['124000', '198400']);
  });

  test('reads them again from the rates, and converts what no rate gives', async () => {
    const { data, alerts } = await save(admin, await draft(), {
      currency: 'USD',
      currencyChange: { how: 'reread', rate: '1.1' },
    });
    expect(figures(data).map(([price, cost, currency]) => [price, cost, currency])).toEqual([
      ['1550', '620', 'EUR'],
      ['0.0366', '50', 'EUR'],
      ['550', '450', 'USD'],
      ['-110', null, null],
      [null, null, null],
    ]);
    expect(data.lines[0]?.priceSource).toMatchObject({ rule: 'service', fxRate: '1.25' });
    expect(alerts.join()).toContain('four decimals: 3.');
  });

  test('keeps their digits where that is wanted, and the margin says what comes of it', async () => {
    const { data } = await save(admin, await draft(), { currency: 'JPY', currencyChange: { how: 'keep' } });
    expect(data.lines.map(({ unitPrice }) => unitPrice)).toEqual(['1240', '0.0333', '500', '-100', null]);
    expect(data.lines[0]?.priceSource?.rule).toBe('manual');
    expect(data.totals).toMatchObject({ contractNet: '12800', plannedCost: '1057600' });
  });

  test('is refused where something is to be converted and no exchange rate is known', async () => {
    const project = await draft();
    for (const how of ['convert', 'reread']) {
      const reply = await save(admin, project, { currency: 'KWD', currencyChange: { how } });
      expect([reply.status, reply.fieldCodes]).toEqual([400, ['currencyChange.rate exchangeRateMissing']]);
    }
    const named = await save(admin, project, { currency: 'KWD', currencyChange: { how: 'convert', rate: '0.3' } });
    // What the work costs cannot be said in dinars: it is missing, and nothing is said of the margin.
    expect(named.data).toMatchObject({
      linesWithoutCost: 3,
      totals: { plannedCost: '0.000', plannedMarginPercent: null },
    });
  });

  test('takes prices that are sent along as prices in the new currency', async () => {
    const project = await draft();
    const [rated, typed, , discount, text] = project.lines.map(({ id }) => ({ id }));
    const lines = [rated, { ...typed, unitPrice: '7' }, work({ description: 'New', unitPrice: '9' }), discount, text];
    const { data } = await save(admin, project, {
      currency: 'USD',
      lines,
      currencyChange: { how: 'convert', rate: '2' },
    });
    expect(data.lines.map(({ unitPrice }) => unitPrice)).toEqual(['2480', '7', '9', '-200', null]);
  });

  test('leaves prices alone that are said to be in the new currency, and takes those over that were not sent', async () => {
    const project = await draft();
    const lines = project.lines.map(({ id, unitPrice }, at) => ({ id, ...(at < 2 && { unitPrice }) }));
    const currencyChange = { how: 'convert', rate: '2', isApplied: true };
    const { data } = await save(admin, project, { currency: 'USD', lines, currencyChange });
    expect(data.lines.map(({ unitPrice }) => unitPrice)).toEqual(['1240', '0.0333', '1000', '-200', null]);
  });

  test('is taken whatever the caller sees of the prices', async () => {
    const project = await draft();
    const reply = await save(blind, project, { currency: 'USD', currencyChange: { how: 'convert', rate: '2' } });
    expect([reply.status, reply.alerts, 'unitPrice' in (reply.data.lines[0] ?? {})]).toEqual([200, [], false]);
    expect((await read(project.id)).lines.map(({ unitPrice }) => unitPrice)).toEqual([
      ...['2480', '0.0666', '1000', '-200', null],
    ]);
  });

  test('keeps what was agreed with a provider in the currency it was agreed in', async () => {
    const provider = await saved<{ id: string }>(admin, 'provider', { name: 'Firm', countryCode: 'DE' });
    const providers = [{ providerId: provider.id, agreedAmount: '9000' }];
    const project = await draft({ providers });
    const { data } = await save(admin, project, { currency: 'USD', currencyChange: { how: 'convert', rate: '2' } });
    expect(data.providers).toMatchObject([{ agreedAmount: '9000', currency: 'EUR' }]);
  });

  test('never comes to a price that cannot be kept', async () => {
    const project = await draft({ lines: [work({ unitPrice: '499999999999' })] });
    const reply = await save(admin, project, {
      currency: 'JPY',
      currencyChange: { how: 'convert', rate: '9999999999' },
    });
    expect([reply.status, reply.fieldCodes]).toEqual([
      400,
      ['lines.0.unitPrice numberOutOfRange', 'lines.0.quantity numberOutOfRange'],
    ]);
  });

  test('is only for a draft, whoever asks', async () => {
    const project = await draft();
    const step = (status: string, frozenOn: string | null) =>
      app.database.pool.query('update projects set status = $2::project_status, frozen_on = $3 where id = $1', [
        project.id,
        status,
        frozenOn,
      ]);
    const change = { currency: 'USD', currencyChange: { how: 'keep' }, reason: 'Typed wrongly' };
    await step('quoted', null);
    expect((await save(admin, project, change)).fieldCodes).toEqual(['currency currencyOfDraft']);
    await step('approved', '2026-06-01');
    expect((await save(admin, project, change)).fieldCodes).toEqual(['currency currencyOfDraft']);
    expect((await save(editor, project, change)).fieldCodes).toContain('currency recordLocked');
  });

  test('asks nothing where there is no price, and nothing of a new project', async () => {
    const project = await draft({ lines: [{ type: 'text', description: 'Words' }, work({ unitPrice: '0' })] });
    expect((await save(admin, project, { currency: 'USD' })).data.currency).toBe('USD');
    expect((await draft({ currency: 'USD' })).currency).toBe('USD');
  });
});

describe('a change of the currency among others', () => {
  async function bulk(project: Project, changes: object) {
    const body = { ids: [project.id], action: 'edit', changes };
    return admin.post<{
      receipt: string;
      sample: { before: object; after: object | null; problem: { code: string; message: string } | null }[];
    }>('/project/prepare-bulk', body);
  }

  test('tells before it is run that it is to be said what becomes of prices', async () => {
    const project = await draft();
    const { data } = await bulk(project, { currency: 'USD' });
    expect(data.sample[0]?.problem?.message).toContain('EUR');
    const run = await admin.post<{ changed: number }>('/project/run-bulk', { receipt: data.receipt });
    expect([run.data.changed, await read(project.id)]).toEqual([0, project]);
  });

  test('shows what projects come to before and after, does it, and takes it back', async () => {
    const project = await draft();
    const { data } = await bulk(project, { currency: 'USD', currencyChange: { how: 'convert' } });
    expect(data.sample[0]).toMatchObject({
      before: { currency: 'EUR', contractNet: project.totals.contractNet },
      after: { currency: 'USD', contractNet: '16000.04' },
    });
    await admin.post('/project/run-bulk', { receipt: data.receipt });
    const moved = await read(project.id);
    expect(moved).toMatchObject({ currency: 'USD', totals: { contractNet: '16000.04', plannedCost: '8262.50' } });
    await admin.post(`/project/undo-bulk/${data.receipt}`, {});
    const back = await read(project.id);
    expect([back.currency, figures(back), back.totals]).toEqual(['EUR', figures(project), project.totals]);
  });

  test('takes a way and no rate: each has its own', async () => {
    const { fieldCodes } = await bulk(await draft(), {
      currency: 'USD',
      currencyChange: { how: 'convert', rate: '2' },
    });
    expect(fieldCodes).toEqual(['changes.currencyChange.rate fieldUnknown']);
    expect((await bulk(await draft(), { currencyChange: { how: 'keep' } })).fieldCodes).toEqual([
      'changes fieldRequired',
    ]);
  });
});

describe('a file that changes the currency of projects', () => {
  const heads = ['code', 'currency'];
  const request = { matchBy: 'code' };

  test('leaves them as they are, row by row, unless it is said what becomes of prices', async () => {
    const project = await draft();
    const file = await bring(app, admin, 'project', heads, [[project.code, 'USD']]);
    const reply = await runImport(admin, 'project', file, request);
    expect([counts(reply), faultsOf(reply)]).toEqual(['0 0 0 1', ['2 currency currencyChangeNeeded']]);
    expect(await read(project.id)).toEqual(project);
  });

  test('is tried with what they come to before and after, does it, and is taken back', async () => {
    const project = await draft();
    const file = await bring(app, admin, 'project', heads, [[project.code, 'USD']]);
    const said = { ...request, currencyChange: { how: 'convert' } };
    const trial = await runImport(admin, 'project', file, { ...said, dryRun: true });
    expect(counts(trial)).toBe('0 1 0 0');
    expect(trial.data.moved).toMatchObject([
      {
        id: project.id,
        before: { currency: 'EUR', contractNet: project.totals.contractNet },
        after: { currency: 'USD', contractNet: '16000.04' },
      },
    ]);
    expect(await read(project.id)).toEqual(project);
    const kept = await admin.get<{ beside: object }>(`/project/get-import/${file.importId}`);
    expect(kept.data.beside).toEqual({ currencyChange: { how: 'convert' } });
    expect(counts(await runImport(admin, 'project', file, said))).toBe('0 1 0 0');
    expect(await read(project.id)).toMatchObject({ currency: 'USD', totals: { contractNet: '16000.04' } });
    await admin.post(`/project/undo-import/${file.importId}`, {});
    const back = await read(project.id);
    expect([back.currency, figures(back), back.totals]).toEqual(['EUR', figures(project), project.totals]);
  });

  test('gives lines it brings the prices of the rates, costs their exchange rate, and discounts their sign', async () => {
    const project = await draft({ lines: [] });
    const parts = ['type', 'description', 'quantity', 'unit', 'unitPrice', 'unitCost', 'costCurrency'];
    const rows = [
      ['Expense', 'Hotel', 2, 'Day', 150, 125, 'USD'],
      ['Discount', 'Less', 1, 'lumpSum', 2000, null, null],
    ];
    const file = await bring(
      app,
      admin,
      'project',
      parts.map((name) => `lines.${name}`),
      rows,
      project.id,
    );
    const reply = await runImport(admin, 'project', file);
    expect([faultsOf(reply), counts(reply)]).toEqual([[], '0 1 0 0']);
    const { lines, totals } = await read(project.id);
    expect(lines).toMatchObject([
      { description: 'Hotel', fxRate: '0.8', cost: '200.00' },
      { description: 'Less', unitPrice: '-2000' },
    ]);
    expect(totals).toMatchObject({ subtotal: '-1700.00', plannedCost: '200.00' });
  });

  test('is refused where it says what is no way', async () => {
    const file = await bring(app, admin, 'project', heads, [['P-1', 'USD']]);
    const reply = await runImport(admin, 'project', file, {
      ...request,
      currencyChange: { how: 'convert', rate: '2' },
    });
    expect([reply.status, reply.fieldCodes]).toEqual([400, ['currencyChange.rate fieldUnknown']]);
    const customers = await bring(app, admin, 'customer', ['name'], [['A']]);
    const odd = await runImport(admin, 'customer', customers, { currencyChange: { how: 'keep' } });
    expect([odd.status, odd.fieldCodes]).toEqual([400, ['currencyChange fieldUnknown']]);
  });
});

describe('a change of the currency that is taken back', () => {
  const undo = (project: Project) => admin.post<Project>(`/project/undo/${project.id}`, { version: project.version });

  test.each<CurrencyWay>(['convert', 'reread', 'keep'])('gives every figure back: %s', async (how) => {
    const project = await draft();
    const moved = (await save(admin, project, { currency: 'JPY', currencyChange: { how } })).data;
    const back = (await undo(moved)).data;
    expect([back.currency, figures(back), back.totals]).toEqual(['EUR', figures(project), project.totals]);
    expect(back.lines[0]?.priceSource?.rule).toBe('service');
  });

  test('is refused where prices were entered since, which would be none in the currency before', async () => {
    const project = await draft();
    const moved = (await save(admin, project, { currency: 'JPY', currencyChange: { how: 'convert' } })).data;
    const lines = [...moved.lines.map(({ id }) => ({ id })), work({ description: 'In yen', unitPrice: '5000' })];
    const later = (await save(editor, moved, { lines })).data;
    expect((await undo(moved)).fieldCodes).toEqual(['currency currencyPricedSince']);
    expect((await read(project.id)).version).toBe(later.version);
  });
});

describe('two people, one of whom changes the currency', () => {
  test('what was priced in the currency before is decided again', async () => {
    const project = await draft();
    await save(admin, project, { currency: 'JPY', currencyChange: { how: 'keep' } });
    const lines = [...project.lines.map(({ id }) => ({ id })), work({ description: 'In euros', unitPrice: '900' })];
    const reply = await save(editor, project, { lines });
    expect([reply.status, reply.errorCode]).toEqual([409, 'recordChangedByOther']);
    expect(reply.data).toMatchObject({
      conflicts: [{ field: 'currency', base: 'EUR', theirs: 'JPY', yours: 'EUR' }],
      current: { currency: 'JPY' },
    });
    const texts = project.lines.map(({ id, unitPrice }) => ({ id, unitPrice, description: 'Other words' }));
    expect((await save(editor, project, { lines: texts })).status).toBe(200);
  });

  test('what the other added meanwhile is taken over in the same way', async () => {
    const project = await draft();
    const added = work({ description: 'Added meanwhile', unitPrice: '900' });
    await save(editor, project, { lines: [...project.lines.map(({ id }) => ({ id })), added] });
    const lines = project.lines.map(({ id, unitPrice }) => ({
      id,
      unitPrice: unitPrice && convertedPrice(unitPrice, '2'),
    }));
    const currencyChange = { how: 'convert', rate: '2', isApplied: true };
    const { data } = await save(admin, project, { currency: 'USD', lines, currencyChange });
    expect(data.lines.map(({ unitPrice }) => unitPrice)).toEqual(['2480', '0.0666', '1000', '-200', null, '1800']);
  });
});

describe('what a project would come to in another currency', () => {
  interface Prepared {
    rate: { rate: string; validFrom: string } | null;
    before: { totals: Totals; linesWithoutCost: number };
    ways: Record<CurrencyWay, { lines: LineValues[]; totals: Totals; linesWithoutCost: number } | null>;
  }
  const prepare = async (who: Person, body: object) => who.post<Prepared>('/project/prepare-currency', body);
  const bodyOf = ({ id, version, currency, lines }: Project) => ({ id, version, currency, lines });

  test.each<CurrencyWay>(['reread', 'convert', 'keep'])('is what a save then comes to: %s', async (how) => {
    const project = await draft({ discountPercent: '5' });
    const { data } = await prepare(admin, { currency: 'JPY', project: bodyOf(project) });
    expect(data.rate).toEqual({ rate: '160', validFrom: '2026-05-01' });
    expect(data.before.totals).toEqual(project.totals);
    const made = (await save(admin, project, { currency: 'JPY', currencyChange: { how } })).data;
    expect(data.ways[how]?.totals).toEqual(made.totals);
    expect(data.ways[how]?.lines).toMatchObject(
      made.lines.map(({ id, unitPrice, unitCost, fxRate }) => ({ id, unitPrice, unitCost, fxRate })),
    );
  });

  test('is told of a project that was never saved too, and of some of its lines alone', async () => {
    const lines = [
      { ...work({ description: 'A', unitPrice: '100' }), id: '01900000-0000-7000-8000-00000000000a' },
      { ...work({ description: 'B', unitPrice: '100' }), id: '01900000-0000-7000-8000-00000000000b' },
    ];
    const project = { currency: 'EUR', startDate: '2026-06-01', lines };
    const all = await prepare(admin, { currency: 'USD', rate: '1.1', project });
    expect(all.data.ways.convert?.totals.contractNet).toBe('220.00');
    const one = await prepare(admin, { currency: 'USD', rate: '1.1', project, lineIds: [lines[1]?.id] });
    expect(one.data.ways.convert?.lines.map(({ unitPrice }) => unitPrice)).toEqual(['100', '110']);
  });

  test('is not known where no rate leads there', async () => {
    const { data } = await prepare(admin, { currency: 'KWD', project: bodyOf(await draft()) });
    expect([data.rate, data.ways.convert, data.ways.reread]).toEqual([null, null, null]);
    expect(data.ways.keep?.totals.contractNet).toBe('12800.033');
  });

  test('is told as far as it is seen', async () => {
    const { id, version, currency } = await draft();
    const unseen = await prepare(blind, { currency: 'USD', project: { id, version, currency } });
    expect([unseen.status, Object.keys(unseen.data.ways.convert?.lines[0] ?? {})]).toEqual([200, ['id']]);
    expect(unseen.data.ways.convert).not.toHaveProperty('totals');
    const seen = await prepare(editor, { currency: 'USD', project: { id, version, currency } });
    expect(Object.keys(seen.data.ways.convert?.totals ?? {})).not.toContain('plannedMargin');
    expect(seen.data.ways.convert).not.toHaveProperty('linesWithoutCost');
  });

  test('refuses a project that is not there, and nonsense', async () => {
    const nobody = { id: '01900000-0000-7000-8000-0000000000ff', version: 1, currency: 'EUR' };
    expect((await prepare(admin, { currency: 'USD', project: nobody })).status).toBe(404);
    expect((await prepare(admin, { currency: 'euro', project: {} })).status).toBe(400);
    expect(
      (await prepare(admin, { currency: 'USD', project: { currency: 'EUR', lines: [{ nonsense: 1 }] } })).status,
    ).toBe(200);
  });
});

test('the price of a line is never lost by going there and back at rates that are each other\u2019s inverse', async () => {
  const there = convertedPrice('1240', '1.25');
  expect(decimal(convertedPrice(there, '0.8')).eq('1240')).toBe(true);
});
