import { convertedPrice } from '@mandate/contract/project/prices/currency-change.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CurrencyFirm, startCurrencyFirm } from '../../../../testing/callers/currency-firm.ts';
import { work } from '../../../../testing/callers/records.ts';

let firm: CurrencyFirm;

beforeAll(async () => {
  firm = await startCurrencyFirm();
});
afterAll(() => firm.app.close());

describe('two people, one of whom changes the currency', () => {
  test('what was priced in the currency before is decided again', async () => {
    const project = await firm.draft();
    await firm.save(firm.admin, project, { currency: 'JPY', currencyChange: { how: 'keep' } });
    const lines = [...project.lines.map(({ id }) => ({ id })), work({ description: 'In euros', unitPrice: '900' })];
    const reply = await firm.save(firm.editor, project, { lines });
    expect([reply.status, reply.errorCode]).toEqual([409, 'recordChangedByOther']);
    expect(reply.data).toMatchObject({
      conflicts: [{ field: 'currency', base: 'EUR', theirs: 'JPY', yours: 'EUR' }],
      current: { currency: 'JPY' },
    });
    const texts = project.lines.map(({ id, unitPrice }) => ({ id, unitPrice, description: 'Other words' }));
    expect((await firm.save(firm.editor, project, { lines: texts })).status).toBe(200);
  });

  test('what the other added meanwhile is taken over in the same way', async () => {
    const project = await firm.draft();
    const added = work({ description: 'Added meanwhile', unitPrice: '900' });
    await firm.save(firm.editor, project, { lines: [...project.lines.map(({ id }) => ({ id })), added] });
    const lines = project.lines.map(({ id, unitPrice }) => ({
      id,
      unitPrice: unitPrice && convertedPrice(unitPrice, '2'),
    }));
    const currencyChange = { how: 'convert', rate: '2', isApplied: true };
    const { data } = await firm.save(firm.admin, project, { currency: 'USD', lines, currencyChange });
    expect(data.lines.map(({ unitPrice }) => unitPrice)).toEqual(['2480', '0.0666', '1000', '-200', null, '1800']);
  });
});
