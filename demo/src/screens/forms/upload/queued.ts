/** How far a file of the queue is. */
export type QueueStatus = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

/** A file of the queue. */
export interface Queued {
  id: string;
  file: File;
  status: QueueStatus;
  /** How many of its bytes have arrived. */
  sent: number;
  /** Why it failed. */
  problem?: string;
}

/** Puts chosen files at the end of the queue; a choice never takes the place of another. */
export function enqueue(queue: readonly Queued[], files: readonly File[]): Queued[] {
  return [...queue, ...files.map((file): Queued => ({ id: crypto.randomUUID(), file, status: 'waiting', sent: 0 }))];
}

/** Whether a file may be sent: for the first time, or once more. */
export function maySend({ status }: Pick<Queued, 'status'>): boolean {
  return status !== 'sending' && status !== 'done';
}

/** How far the whole queue is, in bytes and in files; a file without a byte counts as one byte. */
export function progressOf(queue: readonly Queued[]): { sent: number; total: number; done: number } {
  const weigh = (size: number) => Math.max(1, size);
  return {
    sent: queue.reduce((sum, { status, sent, file }) => sum + (status === 'done' ? weigh(file.size) : sent), 0),
    total: queue.reduce((sum, { file }) => sum + weigh(file.size), 0),
    done: queue.filter(({ status }) => status === 'done').length,
  };
}
