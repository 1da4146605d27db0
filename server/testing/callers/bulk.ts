import type { BulkResult } from '../../src/records/bulk/bulk-report.ts';
import type { BulkRequest, Receipt } from '../../src/records/bulk/prepare-bulk.ts';
import type { Calls } from './call.ts';

type SentBulkRequest = Omit<BulkRequest, 'query'> & { query?: object };

/** Reviews what would be done with many records; a refusal fails the test. */
export async function prepareBulk(person: Calls, noun: string, request: SentBulkRequest): Promise<Receipt> {
  const reply = await person.post<Receipt>(`/${noun}/prepare-bulk`, request);
  if (reply.status !== 200) throw new Error(`the receipt was refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  return reply.data;
}

/** Does what a receipt says; a refusal fails the test. */
export async function runReceipt(person: Calls, noun: string, receipt: string): Promise<BulkResult> {
  const reply = await person.post<BulkResult>(`/${noun}/run-bulk`, { receipt });
  if (reply.status !== 200) throw new Error(`the run was refused: ${reply.errorMessage}`);
  return reply.data;
}

/** Reviews and does it. */
export async function bulk(person: Calls, noun: string, request: SentBulkRequest): Promise<BulkResult> {
  return runReceipt(person, noun, (await prepareBulk(person, noun, request)).receipt);
}

/** Takes a run back; a refusal fails the test. */
export async function undoBulk(person: Calls, noun: string, batchId: string): Promise<BulkResult> {
  const reply = await person.post<BulkResult>(`/${noun}/undo-bulk/${batchId}`, {});
  if (reply.status !== 200) throw new Error(`the undo was refused: ${reply.errorMessage}`);
  return reply.data;
}
