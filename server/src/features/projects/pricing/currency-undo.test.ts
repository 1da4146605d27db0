import type { CurrencyWay } from '@mandate/contract/project/prices/currency-change.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CurrencyFirm,
  figures,
  type MovedProject,
  startCurrencyFirm,
} from '../../../../testing/callers/currency-firm.ts';
import { work } from '../../../../testing/callers/records.ts';

let firm: CurrencyFirm;

beforeAll(async () => {
  firm = await startCurrencyFirm();
});
afterAll(() => firm.app.close());

describe('a change of the currency that is taken back', () => {
  const undo = (project: MovedProject) =>
    firm.admin.post<MovedProject>(`/project/undo/${project.id}`, { version: project.version });

  test.each<CurrencyWay>(['convert', 'reread', 'keep'])('gives every figure back: %s', async (how) => {
    const project = await firm.draft();
    const moved = (await firm.save(firm.admin, project, { currency: 'JPY', currencyChange: { how } })).data;
    const back = (await undo(moved)).data;
    expect([back.currency, figures(back), back.totals]).toEqual(['EUR', figures(project), project.totals]);
    expect(back.lines[0]?.priceSource?.rule).toBe('service');
  });

  test('is refused where prices were entered since, which would be none in the currency before', async () => {
    const project = await firm.draft();
    const moved = (await firm.save(firm.admin, project, { currency: 'JPY', currencyChange: { how: 'convert' } })).data;
    const lines = [...moved.lines.map(({ id }) => ({ id })), work({ description: 'In yen', unitPrice: '5000' })];
    const later = (await firm.save(firm.editor, moved, { lines })).data;
    expect((await undo(moved)).fieldCodes).toEqual(['currency currencyPricedSince']);
    expect((await firm.read(project.id)).version).toBe(later.version);
  });
});
