import type { LineValues } from '@mandate/contract/project/line.ts';
import { startTestApp } from '../test-app.ts';
import { type Person, signIn } from './people.ts';
import { type ProjectRecord, saved, savePersonnel, work } from './records.ts';

/** A project whose currency is changed. */
export type MovedProject = ProjectRecord & { lines: LineValues[]; linesWithoutCost?: number };

/** A firm with rates in euros and exchange rates, in which projects move to another currency. */
export type CurrencyFirm = Awaited<ReturnType<typeof startCurrencyFirm>>;

/** Starts an application with an ADMIN, an EDITOR and an EDITOR who sees no rates, and what projects are priced by. */
export async function startCurrencyFirm() {
  const app = await startTestApp();
  app.runJobs();
  const admin = await signIn(app, 'ADMIN');
  const editor = await signIn(app, 'EDITOR');
  const blind = await signIn(app, 'EDITOR', 'Sees No Rates', []);
  // 1 EUR is worth 1.25 USD and, from May on, 160 JPY; nothing leads to the dinar.
  await saved(admin, 'exchange-rate', { currency: 'USD', validFrom: '2026-01-01', rate: '0.8' });
  await saved(admin, 'exchange-rate', { currency: 'JPY', validFrom: '2026-01-01', rate: '0.01' });
  await saved(admin, 'exchange-rate', { currency: 'JPY', validFrom: '2026-05-01', rate: '0.00625' });
  const category = await saved<{ id: string }>(admin, 'service-category', { name: 'Advice' });
  const advice = { name: 'Advice', unit: 'day', categoryId: category.id };
  const serviceId = (await saved<{ id: string }>(admin, 'service', advice)).id;
  const personnelId = (await savePersonnel(admin)).id;
  const rate = { unit: 'day', currency: 'EUR', validFrom: '2026-01-01' };
  await saved(admin, 'rate', { ...rate, side: 'sell', serviceId, amount: '1240' });
  await saved(admin, 'rate', { ...rate, side: 'cost', personnelId, amount: '620' });
  return {
    ...{ app, admin, editor, blind },
    /** A draft in euros from 1 June 2026: a line priced and costed by rates, one typed, an expense, a discount, a text. */
    draft(values: object = {}): Promise<MovedProject> {
      return saved<MovedProject>(admin, 'project', {
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
    },
    save(who: Person, { id, version }: Pick<MovedProject, 'id' | 'version'>, values: object) {
      return who.post<MovedProject>('/project/save', { id, version, ...values });
    },
    async read(id: string): Promise<MovedProject> {
      return (await admin.get<MovedProject>(`/project/get-by-id/${id}`)).data;
    },
  };
}

/** What the lines of a project cost and are sold for. */
export function figures({ lines }: Pick<MovedProject, 'lines'>): (string | null)[][] {
  return lines.map(({ unitPrice, unitCost, costCurrency, fxRate }) => [unitPrice, unitCost, costCurrency, fxRate]);
}
