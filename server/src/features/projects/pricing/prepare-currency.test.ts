import type { Totals } from '@mandate/contract/project/figures/totals.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import type { CurrencyWay } from '@mandate/contract/project/prices/currency-change.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CurrencyFirm, type MovedProject, startCurrencyFirm } from '../../../../testing/callers/currency-firm.ts';
import type { Person } from '../../../../testing/callers/people.ts';
import { work } from '../../../../testing/callers/records.ts';

let firm: CurrencyFirm;

beforeAll(async () => {
  firm = await startCurrencyFirm();
});
afterAll(() => firm.app.close());

describe('what a project would come to in another currency', () => {
  interface Prepared {
    rate: { rate: string; validFrom: string } | null;
    before: { totals: Totals; linesWithoutCost: number };
    ways: Record<CurrencyWay, { lines: LineValues[]; totals: Totals; linesWithoutCost: number } | null>;
  }
  const prepare = async (who: Person, body: object) => who.post<Prepared>('/project/prepare-currency', body);
  const bodyOf = ({ id, version, currency, lines }: MovedProject) => ({ id, version, currency, lines });

  test.each<CurrencyWay>(['reread', 'convert', 'keep'])('is what a save then comes to: %s', async (how) => {
    const project = await firm.draft({ discountPercent: '5' });
    const { data } = await prepare(firm.admin, { currency: 'JPY', project: bodyOf(project) });
    expect(data.rate).toEqual({ rate: '160', validFrom: '2026-05-01' });
    expect(data.before.totals).toEqual(project.totals);
    const made = (await firm.save(firm.admin, project, { currency: 'JPY', currencyChange: { how } })).data;
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
    const all = await prepare(firm.admin, { currency: 'USD', rate: '1.1', project });
    expect(all.data.ways.convert?.totals.contractNet).toBe('220.00');
    const one = await prepare(firm.admin, { currency: 'USD', rate: '1.1', project, lineIds: [lines[1]?.id] });
    expect(one.data.ways.convert?.lines.map(({ unitPrice }) => unitPrice)).toEqual(['100', '110']);
  });

  test('is not known where no rate leads there', async () => {
    const { data } = await prepare(firm.admin, { currency: 'KWD', project: bodyOf(await firm.draft()) });
    expect([data.rate, data.ways.convert, data.ways.reread]).toEqual([null, null, null]);
    expect(data.ways.keep?.totals.contractNet).toBe('12800.033');
  });

  test('is told as far as it is seen', async () => {
    const { id, version, currency } = await firm.draft();
    const unseen = await prepare(firm.blind, { currency: 'USD', project: { id, version, currency } });
    expect([unseen.status, Object.keys(unseen.data.ways.convert?.lines[0] ?? {})]).toEqual([200, ['id']]);
    expect(unseen.data.ways.convert).not.toHaveProperty('totals');
    const seen = await prepare(firm.editor, { currency: 'USD', project: { id, version, currency } });
    expect(Object.keys(seen.data.ways.convert?.totals ?? {})).not.toContain('plannedMargin');
    expect(seen.data.ways.convert).not.toHaveProperty('linesWithoutCost');
  });

  test('refuses a project that is not there, and nonsense', async () => {
    const nobody = { id: '01900000-0000-7000-8000-0000000000ff', version: 1, currency: 'EUR' };
    expect((await prepare(firm.admin, { currency: 'USD', project: nobody })).status).toBe(404);
    expect((await prepare(firm.admin, { currency: 'euro', project: {} })).status).toBe(400);
    expect(
      (await prepare(firm.admin, { currency: 'USD', project: { currency: 'EUR', lines: [{ nonsense: 1 }] } })).status,
    ).toBe(200);
  });
});
