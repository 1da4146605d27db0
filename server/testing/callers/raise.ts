import type {
  PriceChangeDone,
  PriceChangeUndone,
  RaiseReceipt,
} from '@mandate/contract/project/prices/price-receipt.ts';
import type { Calls } from './call.ts';

/** Reviews a change of prices; a refusal fails the test. */
export async function prepareRaise(person: Calls, request: object): Promise<RaiseReceipt> {
  const reply = await person.post<RaiseReceipt>('/rate/prepare-raise', request);
  if (reply.status !== 200) throw new Error(`the receipt was refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  return reply.data;
}

/** Does what a receipt says; a refusal fails the test. */
export async function raise(
  person: Calls,
  receipt: string,
  projects: readonly string[] = [],
): Promise<PriceChangeDone> {
  const reply = await person.post<PriceChangeDone>('/rate/raise', { receipt, projects });
  if (reply.status !== 200) throw new Error(`the change was refused: ${reply.errorMessage}`);
  return reply.data;
}

/** Takes a change of prices back; a refusal fails the test. */
export async function undoRaise(person: Calls, batchId: string): Promise<PriceChangeUndone> {
  const reply = await person.post<PriceChangeUndone>(`/rate/undo-raise/${batchId}`, {});
  if (reply.status !== 200) throw new Error(`the undo was refused: ${reply.errorMessage}`);
  return reply.data;
}
