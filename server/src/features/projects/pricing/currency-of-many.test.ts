import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CurrencyFirm,
  figures,
  type MovedProject,
  startCurrencyFirm,
} from '../../../../testing/callers/currency-firm.ts';

let firm: CurrencyFirm;

beforeAll(async () => {
  firm = await startCurrencyFirm();
});
afterAll(() => firm.app.close());

describe('a change of the currency among others', () => {
  async function bulk(project: MovedProject, changes: object) {
    const body = { ids: [project.id], action: 'edit', changes };
    return firm.admin.post<{
      receipt: string;
      sample: { before: object; after: object | null; problem: { code: string; message: string } | null }[];
    }>('/project/prepare-bulk', body);
  }

  test('tells before it is run that it is to be said what becomes of prices', async () => {
    const project = await firm.draft();
    const { data } = await bulk(project, { currency: 'USD' });
    expect(data.sample[0]?.problem?.message).toContain('EUR');
    const run = await firm.admin.post<{ changed: number }>('/project/run-bulk', { receipt: data.receipt });
    expect([run.data.changed, await firm.read(project.id)]).toEqual([0, project]);
  });

  test('shows what projects come to before and after, does it, and takes it back', async () => {
    const project = await firm.draft();
    const { data } = await bulk(project, { currency: 'USD', currencyChange: { how: 'convert' } });
    expect(data.sample[0]).toMatchObject({
      before: { currency: 'EUR', contractNet: project.totals.contractNet },
      after: { currency: 'USD', contractNet: '16000.04' },
    });
    await firm.admin.post('/project/run-bulk', { receipt: data.receipt });
    const moved = await firm.read(project.id);
    expect(moved).toMatchObject({ currency: 'USD', totals: { contractNet: '16000.04', plannedCost: '8262.50' } });
    await firm.admin.post(`/project/undo-bulk/${data.receipt}`, {});
    const back = await firm.read(project.id);
    expect([back.currency, figures(back), back.totals]).toEqual(['EUR', figures(project), project.totals]);
  });

  test('takes a way and no rate: each has its own', async () => {
    const { fieldCodes } = await bulk(await firm.draft(), {
      currency: 'USD',
      currencyChange: { how: 'convert', rate: '2' },
    });
    expect(fieldCodes).toEqual(['changes.currencyChange.rate fieldUnknown']);
    expect((await bulk(await firm.draft(), { currencyChange: { how: 'keep' } })).fieldCodes).toEqual([
      'changes fieldRequired',
    ]);
  });
});
