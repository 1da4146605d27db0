import type { Values } from '@mandate/contract/changes/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { beginForm } from '../../../form/state/record-form.ts';
import { type EditLine, newLine } from '../lines/edit-line.ts';
import { priceGuard } from './price-guard.ts';
import { linesOf } from './price-standing.ts';

const line = (id: string, values: Partial<EditLine>): EditLine => ({ ...newLine('service'), id, ...values });
const sold = line('a', { quantity: '2', unitPrice: '1240', unitCost: '600' });

/** A form with its keeper, whose look happens in a microtask of its own. */
async function begin(values: Values) {
  const form = beginForm(
    project,
    'p',
    { id: 'p', name: 'Test', currency: 'EUR', lines: [sold], providers: [], members: [], ...values },
    { role: 'SA', grants: ['seeRates', 'seeCosts'] },
  );
  const guard = priceGuard(form);
  guard.watch();
  const settled = () => Promise.resolve();
  await settled();
  return {
    form,
    keeper: guard,
    lines: () => linesOf(form.state().values),
    async set(path: string, value: unknown) {
      form.set(path, value);
      await settled();
    },
  };
}

test('after a change of currency nothing is saved until it is decided what happens to the prices', async () => {
  const { keeper: guard, lines, set } = await begin({ version: 3 });
  expect([guard.open(), guard.said()]).toEqual([null, {}]);
  await set('currency', 'JPY');
  expect(guard.open()).toEqual({ from: 'EUR', to: 'JPY', rowIds: ['a'], mayGoBack: true });
  expect(guard.said()).toBeNull();
  expect(lines()[0]?.unitPrice).toBe('1240');
  // The cost was entered in euros, and says so now.
  expect(lines()[0]).toMatchObject({ unitCost: '600', costCurrency: 'EUR' });
});

test('the decision about prices after a change of currency is sent, with the rate that was given', async () => {
  const { keeper: guard, lines, set } = await begin({ version: 3 });
  await set('currency', 'JPY');
  guard.decide('convert', '160', new Map([['a', { unitPrice: '198400' }]]));
  expect(guard.open()).toBeNull();
  expect(lines()[0]?.unitPrice).toBe('198400');
  expect(guard.said()).toEqual({ currencyChange: { how: 'convert', rate: '160', isApplied: true } });
});

test('going back to the first currency gives every digit back, and nothing is sent', async () => {
  const { keeper: guard, lines, set } = await begin({ version: 3 });
  await set('currency', 'JPY');
  guard.decide('convert', null, new Map([['a', { unitPrice: '198400' }]]));
  await set('currency', 'EUR');
  expect([guard.open(), guard.said(), lines()[0]?.unitPrice]).toEqual([null, {}, '1240']);
});

test('a change of currency that is cancelled is undone', async () => {
  const { form, keeper: guard, set } = await begin({ version: 3 });
  await set('currency', 'JPY');
  guard.goBack();
  await Promise.resolve();
  expect([form.state().values.currency, guard.open()]).toEqual(['EUR', null]);
});

test('a price typed after a change of currency is in the new one, and not asked about', async () => {
  const { keeper: guard, set } = await begin({ version: 3, lines: [line('a', { quantity: '1' })] });
  await set('currency', 'JPY');
  await set('lines', [line('a', { quantity: '1', unitPrice: '90000' })]);
  expect([guard.open(), guard.said()]).toEqual([null, { currencyChange: { how: 'keep', isApplied: true } }]);
});

test('a change of currency is also asked about in a project never saved, and sends nothing to the server', async () => {
  const { keeper: guard, set } = await begin({});
  await set('currency', 'CHF');
  expect(guard.open()).toMatchObject({ from: 'EUR', to: 'CHF', rowIds: ['a'] });
  guard.decide('keep', null);
  expect([guard.open(), guard.said()]).toEqual([null, {}]);
});

test('the amount of a milestone is asked about as a price is, converted as it was decided, and comes back to the last digit', async () => {
  const milestones = [
    { id: 'm', name: 'Handover', amount: '1000.55' },
    { id: 'n', name: 'Thanks', amount: null },
  ];
  const { form, keeper: guard, set } = await begin({ version: 3, lines: [], milestones });
  await set('currency', 'JPY');
  expect(guard.open()).toEqual({ from: 'EUR', to: 'JPY', rowIds: ['m'], mayGoBack: true });
  expect(guard.said()).toBeNull();
  guard.decide('convert', '160', new Map([['m', { unitPrice: '160088' }]]));
  const amounts = () => (form.state().values.milestones as Values[]).map(({ name, amount }) => [name, amount]);
  expect([guard.open(), amounts()]).toEqual([
    null,
    [
      ['Handover', '160088'],
      ['Thanks', null],
    ],
  ]);
  expect(guard.said()).toEqual({ currencyChange: { how: 'convert', rate: '160', isApplied: true } });
  await set('currency', 'EUR');
  expect([guard.said(), amounts()[0]]).toEqual([{}, ['Handover', '1000.55']]);
});
