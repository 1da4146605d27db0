import type { HandOverOutcome, HandOverReceipt, HandOverRequest, Held } from '@mandate/contract/hand-over/held.ts';
import type { Calls } from './call.ts';

/** What somebody holds; a refusal fails the test. */
export async function heldOf(person: Calls, id: string, from?: string): Promise<Held> {
  const reply = await person.get<Held>(`/personnel/get-held/${id}${from ? `?from=${from}` : ''}`);
  if (reply.status !== 200) throw new Error(`what is held was refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  return reply.data;
}

/** A request as it may be sent. */
export type SentHandOver = Omit<HandOverRequest, 'disablesLogin'> & { disablesLogin?: boolean };

/** Reviews a hand-over; a refusal fails the test. */
export async function prepareHandOver(person: Calls, request: SentHandOver): Promise<HandOverReceipt> {
  const reply = await person.post<HandOverReceipt>('/personnel/prepare-hand-over', request);
  if (reply.status !== 200) throw new Error(`the receipt was refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  return reply.data;
}

/** Reviews a hand-over and does it; a refusal fails the test. */
export async function handOver(person: Calls, request: SentHandOver): Promise<HandOverOutcome> {
  const { receipt } = await prepareHandOver(person, request);
  const reply = await person.post<HandOverOutcome>('/personnel/hand-over', { receipt });
  if (reply.status !== 200) throw new Error(`the hand-over was refused: ${reply.errorMessage}`);
  return reply.data;
}

/** Takes a hand-over back; a refusal fails the test. */
export async function undoHandOver(person: Calls, batchId: string): Promise<HandOverOutcome> {
  const reply = await person.post<HandOverOutcome>(`/personnel/undo-hand-over/${batchId}`, {});
  if (reply.status !== 200) throw new Error(`the undo was refused: ${reply.errorMessage}`);
  return reply.data;
}
