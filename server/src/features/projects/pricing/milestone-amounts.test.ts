import type { MilestoneValues } from '@mandate/contract/project/milestone.ts';
import type { CurrencyWay } from '@mandate/contract/project/prices/currency-change.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CurrencyFirm, type MovedProject, startCurrencyFirm } from '../../../../testing/callers/currency-firm.ts';
import type { Person } from '../../../../testing/callers/people.ts';
import { saved } from '../../../../testing/callers/records.ts';

let firm: CurrencyFirm;

beforeAll(async () => {
  firm = await startCurrencyFirm();
});
afterAll(() => firm.app.close());

type Milestones = { milestones: MilestoneValues[] };

/** A draft in euros with three milestones, one of them without an amount; no line of it has a price. */
async function draft(): Promise<MovedProject & Milestones> {
  return saved(firm.admin, 'project', {
    ...{ name: 'Paid by milestones', isInternal: true, currency: 'EUR', startDate: '2026-06-01' },
    milestones: [{ name: 'Analysis', amount: '1000.55' }, { name: 'Handover', amount: '2000' }, { name: 'Thanks' }],
  });
}

async function save(who: Person, project: Pick<MovedProject, 'id' | 'version'>, values: object) {
  const reply = await firm.save(who, project, values);
  return { ...reply, data: reply.data as MovedProject & Milestones };
}

const amounts = ({ milestones }: Milestones) => milestones.map(({ amount }) => amount);

describe('the amounts of milestones', () => {
  test('are no finer than the currency of the project, and not below nothing', async () => {
    const project = await draft();
    for (const [currency, amount, problem] of [
      ['EUR', '1.005', 'milestones.0.amount numberTooPrecise'],
      ['JPY', '1.5', 'milestones.0.amount numberTooPrecise'],
      ['EUR', '-1', 'milestones.0.amount numberOutOfRange'],
    ]) {
      const body = { name: 'Too fine', isInternal: true, currency, milestones: [{ name: 'One', amount }] };
      expect((await firm.admin.post('/project/save', body)).fieldCodes).toEqual([problem]);
    }
    expect(amounts(project)).toEqual(['1000.55', '2000.00', null]);
    const small = { name: 'Small', isInternal: true, milestones: [{ name: 'One', amount: '5' }] };
    for (const [currency, written] of [
      ['EUR', '5.00'],
      ['JPY', '5'],
      ['KWD', '5.000'],
    ])
      expect(amounts(await saved(firm.admin, 'project', { ...small, currency }))).toEqual([written]);
  });

  test('keep a project from another currency until it is said what becomes of them', async () => {
    const project = await draft();
    const reply = await save(firm.admin, project, { currency: 'JPY' });
    expect([reply.status, reply.fieldCodes]).toEqual([400, ['currency currencyChangeNeeded']]);
    const free = await saved<MovedProject>(firm.admin, 'project', {
      ...{ name: 'Free', isInternal: true, currency: 'EUR', milestones: [{ name: 'Nothing', amount: '0' }] },
    });
    expect((await save(firm.admin, free, { currency: 'JPY' })).status).toBe(200);
  });

  test.each<[CurrencyWay, (string | null)[]]>([
    ['convert', ['1250.69', '2500.00', null]],
    ['reread', ['1250.69', '2500.00', null]],
    ['keep', ['1000.55', '2000.00', null]],
  ])('go to another currency as it is said: %s', async (how, expected) => {
    const project = await draft();
    const prepared = await firm.admin.post<{ ways: Record<CurrencyWay, Milestones> }>('/project/prepare-currency', {
      currency: 'USD',
      project: { id: project.id, version: project.version, currency: 'EUR' },
    });
    expect(amounts(prepared.data.ways[how])).toEqual(expected);
    const { data } = await save(firm.admin, project, { currency: 'USD', currencyChange: { how } });
    expect(amounts(data)).toEqual(expected);
    // What is taken back has its digits given back.
    const back = await firm.admin.post<MovedProject & Milestones>(`/project/undo/${project.id}`, {
      version: data.version,
    });
    expect([back.data.currency, amounts(back.data)]).toEqual(['EUR', ['1000.55', '2000.00', null]]);
  });

  test('are rounded once to what the other currency has', async () => {
    const { data, alerts } = await save(firm.admin, await draft(), {
      currency: 'JPY',
      currencyChange: { how: 'convert', rate: '163.4567' },
    });
    // 1000.55 × 163.4567 = 163546.60…
    expect(amounts(data)).toEqual(['163547', '326913', null]);
    expect(alerts.join()).toContain('1\u00A0EUR = 163.4567\u00A0JPY');
  });

  test('are refused digits the other currency has not, and a way without an exchange rate', async () => {
    const project = await draft();
    const kept = await save(firm.admin, project, { currency: 'JPY', currencyChange: { how: 'keep' } });
    expect(kept.fieldCodes).toEqual(['milestones.0.amount numberTooPrecise']);
    const lost = await save(firm.admin, project, { currency: 'KWD', currencyChange: { how: 'convert' } });
    expect(lost.fieldCodes).toEqual(['currencyChange.rate exchangeRateMissing']);
  });

  test('are in the new currency where they are sent as such, and where they were typed with it', async () => {
    const rows = ({ milestones }: Milestones, first: string) =>
      milestones.map(({ id }, place) => ({ id, ...(place === 0 && { amount: first }) }));
    const one = await draft();
    const applied = { how: 'convert', rate: '2', isApplied: true };
    const sent = await save(firm.admin, one, {
      ...{ currency: 'USD', milestones: rows(one, '1000.55'), currencyChange: applied },
    });
    expect(amounts(sent.data)).toEqual(['1000.55', '4000.00', null]);
    const other = await draft();
    const typed = await save(firm.admin, other, {
      ...{ currency: 'USD', milestones: rows(other, '7'), currencyChange: { how: 'convert', rate: '2' } },
    });
    expect(amounts(typed.data)).toEqual(['7.00', '4000.00', null]);
  });

  test('that were entered since keep the change from being taken back', async () => {
    const project = await draft();
    const moved = (await save(firm.admin, project, { currency: 'USD', currencyChange: { how: 'convert' } })).data;
    const milestones = moved.milestones.map(({ id }, place) => ({ id, ...(place === 2 && { amount: '50' }) }));
    await save(firm.editor, moved, { milestones });
    const undone = await firm.admin.post(`/project/undo/${project.id}`, { version: moved.version });
    expect(undone.fieldCodes).toEqual(['currency currencyPricedSince']);
  });

  test('that were entered in the currency before are decided again by who entered them', async () => {
    const project = await draft();
    await save(firm.admin, project, { currency: 'USD', currencyChange: { how: 'convert' } });
    const entered = project.milestones.map(({ id }, place) => ({ id, ...(place === 2 && { amount: '50' }) }));
    const reply = await save(firm.editor, project, { milestones: entered });
    expect([reply.status, reply.errorCode]).toEqual([409, 'recordChangedByOther']);
    const named = project.milestones.map(({ id, amount, name }) => ({ id, amount, name: `${name} done` }));
    expect((await save(firm.editor, project, { milestones: named })).status).toBe(200);
  });

  test('are nothing to who sees no rates: not read, not written, not in the history, and left as they are by a save', async () => {
    const project = await draft();
    const read = (await firm.blind.get<Milestones>(`/project/get-by-id/${project.id}`)).data;
    for (const milestone of read.milestones) expect(milestone).not.toHaveProperty('amount');
    const milestones = project.milestones.map(({ id, name }) => ({ id, name: `${name} seen` }));
    const refused = await save(firm.blind, project, { milestones: milestones.map((row) => ({ ...row, amount: '1' })) });
    expect([refused.status, refused.fieldCodes[0]]).toEqual([400, expect.stringContaining('milestones.0.amount ')]);
    expect((await save(firm.blind, project, { milestones })).status).toBe(200);
    expect(amounts((await firm.read(project.id)) as unknown as Milestones)).toEqual(['1000.55', '2000.00', null]);
    const history = await firm.blind.get(`/project/history/${project.id}`);
    expect(history.status).toBe(200);
    expect(JSON.stringify(history.data)).not.toMatch(/amount|1000\.55/);
    // The currency of a project tells nothing of them either.
    const moved = await save(firm.blind, await draft(), { currency: 'USD', currencyChange: { how: 'convert' } });
    expect([moved.status, JSON.stringify(moved.alerts)]).toEqual([200, expect.not.stringContaining('1.25')]);
  });

  test('stay open to change when prices are frozen', async () => {
    const project = await draft();
    await firm.app.database.pool.query(
      "update projects set frozen_on = '2026-06-01', status = 'approved' where id = $1",
      [project.id],
    );
    const milestones = project.milestones.map(({ id }) => ({ id, amount: '10' }));
    expect(amounts((await save(firm.editor, project, { milestones })).data)).toEqual(['10.00', '10.00', '10.00']);
  });
});
