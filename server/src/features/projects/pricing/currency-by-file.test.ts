import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CurrencyFirm, figures, startCurrencyFirm } from '../../../../testing/callers/currency-firm.ts';
import { bring, counts, faultsOf, runImport } from '../../../../testing/callers/imports.ts';

let firm: CurrencyFirm;

beforeAll(async () => {
  firm = await startCurrencyFirm();
});
afterAll(() => firm.app.close());

describe('a file that changes the currency of projects', () => {
  const heads = ['code', 'currency'];
  const request = { matchBy: 'code' };

  test('leaves them as they are, row by row, unless it is said what becomes of prices', async () => {
    const project = await firm.draft();
    const file = await bring(firm.app, firm.admin, 'project', heads, [[project.code, 'USD']]);
    const reply = await runImport(firm.admin, 'project', file, request);
    expect([counts(reply), faultsOf(reply)]).toEqual(['0 0 0 1', ['2 currency currencyChangeNeeded']]);
    expect(await firm.read(project.id)).toEqual(project);
  });

  test('is tried with what they come to before and after, does it, and is taken back', async () => {
    const project = await firm.draft();
    const file = await bring(firm.app, firm.admin, 'project', heads, [[project.code, 'USD']]);
    const said = { ...request, currencyChange: { how: 'convert' } };
    const trial = await runImport(firm.admin, 'project', file, { ...said, dryRun: true });
    expect(counts(trial)).toBe('0 1 0 0');
    expect(trial.data.moved).toMatchObject([
      {
        id: project.id,
        before: { currency: 'EUR', contractNet: project.totals.contractNet },
        after: { currency: 'USD', contractNet: '16000.04' },
      },
    ]);
    expect(await firm.read(project.id)).toEqual(project);
    const kept = await firm.admin.get<{ beside: object }>(`/project/get-import/${file.importId}`);
    expect(kept.data.beside).toEqual({ currencyChange: { how: 'convert' } });
    expect(counts(await runImport(firm.admin, 'project', file, said))).toBe('0 1 0 0');
    expect(await firm.read(project.id)).toMatchObject({ currency: 'USD', totals: { contractNet: '16000.04' } });
    await firm.admin.post(`/project/undo-import/${file.importId}`, {});
    const back = await firm.read(project.id);
    expect([back.currency, figures(back), back.totals]).toEqual(['EUR', figures(project), project.totals]);
  });

  test('gives lines it brings the prices of the rates, costs their exchange rate, and discounts their sign', async () => {
    const project = await firm.draft({ lines: [] });
    const parts = ['type', 'description', 'quantity', 'unit', 'unitPrice', 'unitCost', 'costCurrency'];
    const rows = [
      ['Expense', 'Hotel', 2, 'Day', 150, 125, 'USD'],
      ['Discount', 'Less', 1, 'lumpSum', 2000, null, null],
    ];
    const file = await bring(
      firm.app,
      firm.admin,
      'project',
      parts.map((name) => `lines.${name}`),
      rows,
      project.id,
    );
    const reply = await runImport(firm.admin, 'project', file);
    expect([faultsOf(reply), counts(reply)]).toEqual([[], '0 1 0 0']);
    const { lines, totals } = await firm.read(project.id);
    expect(lines).toMatchObject([
      { description: 'Hotel', fxRate: '0.8', cost: '200.00' },
      { description: 'Less', unitPrice: '-2000' },
    ]);
    expect(totals).toMatchObject({ subtotal: '-1700.00', plannedCost: '200.00' });
  });

  test('is refused where it says what is no way', async () => {
    const file = await bring(firm.app, firm.admin, 'project', heads, [['P-1', 'USD']]);
    const reply = await runImport(firm.admin, 'project', file, {
      ...request,
      currencyChange: { how: 'convert', rate: '2' },
    });
    expect([reply.status, reply.fieldCodes]).toEqual([400, ['currencyChange.rate fieldUnknown']]);
    const customers = await bring(firm.app, firm.admin, 'customer', ['name'], [['A']]);
    const odd = await runImport(firm.admin, 'customer', customers, { currencyChange: { how: 'keep' } });
    expect([odd.status, odd.fieldCodes]).toEqual([400, ['currencyChange fieldUnknown']]);
  });
});
