import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { uuidV7 } from '../../src/database/uuid-v7.ts';
import type { Stage } from './matrix-people.ts';

/** What a change of the price a rate says is asked for with. */
export async function raiseOf({ keeper }: Stage, id: string | null): Promise<object> {
  const { data } = await keeper.get<{ side: string }>(`/rate/get-by-id/${id}`);
  return { of: 'rate', ids: [id], side: data.side, percent: '4', from: addDays(dayIn(new Date(), 'UTC'), 30) };
}

/** A receipt of the person who tries, for the price of a rate or those of a project; who may have none tries with one that is not there. */
export async function priceReceipt(stage: Stage, noun: string, id: string | null): Promise<string> {
  const { calls } = stage.me;
  const { data } =
    noun === 'rate'
      ? await calls.post<{ receipt?: string } | null>('/rate/prepare-raise', await raiseOf(stage, id))
      : await calls.post<{ receipt?: string } | null>(`/project/prepare-reread/${id}`, {});
  return data?.receipt ?? uuidV7();
}

/** The same where it was done already. */
export async function priceChange(stage: Stage, noun: string, id: string | null): Promise<string> {
  const receipt = await priceReceipt(stage, noun, id);
  const { calls } = stage.me;
  if (noun === 'rate') await calls.post('/rate/raise', { receipt, projects: [] });
  else await calls.post('/project/reread', { receipt });
  return receipt;
}
