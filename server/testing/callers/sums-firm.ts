import type { Sums } from '@mandate/contract/lists/sums.ts';
import { workIn } from '../../src/business/figures/work-in.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { type Person, signIn } from './people.ts';
import { saveCustomer, saved, savePersonnel, saveProject, work } from './records.ts';

/** A firm whose lists are added up: customers in some places, people, exchange rates for two of three foreign currencies. */
export type SumsFirm = Awaited<ReturnType<typeof startSumsFirm>>;

/** Starts an application with an SA, an EDITOR who sees no costs, and somebody who sees neither prices nor costs. */
export async function startSumsFirm() {
  const app = await startTestApp();
  const sa = await signIn(app, 'SA');
  // 1 USD is worth 0.8 EUR; the yen has a newer rate; nothing leads to the dinar.
  await saved(sa, 'exchange-rate', { currency: 'USD', validFrom: '2025-01-01', rate: '0.8' });
  await saved(sa, 'exchange-rate', { currency: 'JPY', validFrom: '2025-01-01', rate: '0.01' });
  await saved(sa, 'exchange-rate', { currency: 'JPY', validFrom: '2026-05-01', rate: '0.00625' });
  const people = [await savePersonnel(sa, { lastName: 'Adams' }), await savePersonnel(sa, { lastName: 'Brandt' })];
  const [adams, brandt] = people.map(({ id }) => id);
  const customers = [];
  for (const values of [
    { name: 'Alba', city: 'Rome', countryCode: 'IT', accountManagerId: adams },
    { name: 'Borea', city: 'rome', countryCode: 'IT', kind: 'publicBody', accountManagerId: brandt },
    { name: 'Corvo', city: 'Zürich', countryCode: 'CH' },
    { name: 'Delta', accountManagerId: adams },
  ])
    customers.push((await saveCustomer(sa, values)).id);
  return {
    ...{ app, sa, customers, people: people.map(({ id }) => id) },
    editor: await signIn(app, 'EDITOR'),
    blind: await signIn(app, 'EDITOR', 'Sees No Rates', []),
    /** A project of a customer with one line of an amount that costs something, or does not say what. */
    sold(values: object, unitPrice: string, unitCost: string | null) {
      return saveProject(sa, { isInternal: false, lines: [work({ unitPrice, unitCost })], ...values });
    },
    prepare: () => prepareAmounts(app),
  };
}

/** Works in what changed, so that projects have their amounts in the base currency. */
async function prepareAmounts({ database }: TestApp): Promise<void> {
  while (await workIn(database.db));
}

/** What a list comes to, as somebody is told it; a refusal fails the test. */
export async function sumsOf(person: Person, noun: string, request: object = {}, headers = {}): Promise<Sums> {
  const reply = await person.post<Sums>(`/${noun}/get-sums`, request, headers);
  if (reply.status !== 200) throw new Error(`the sums refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  return reply.data;
}
