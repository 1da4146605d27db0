import { ask } from '../../../ask.ts';

const mostBytes = 4 * 1024 * 1024;
const parts = 20;
// The mock answers at once; so that the way of a file can be followed, its parts go one after the other.
const paceMs = 60;

/**
 * Sends a file to the mock, part by part, and says after each how many bytes have arrived.
 * @throws {DemoRefusal} where the mock refuses; an `AbortError` once it is given up, which the mock is told; the browser's error for a file it cannot read
 */
export async function sendFile(file: File, onSent: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  const { id } = await ask('POST /api/upload', { name: file.name, size: file.size });
  const step = Math.min(mostBytes, Math.max(1, Math.ceil(file.size / parts)));
  try {
    for (let from = 0; from < file.size; from += step) {
      const { byteLength } = await file.slice(from, from + step).arrayBuffer();
      await pause(signal);
      const { received } = await ask('POST /api/upload/part', { id, bytes: byteLength });
      onSent(received);
    }
  } catch (problem) {
    await ask('POST /api/upload/cancel', { id });
    throw problem;
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(new DOMException('given up', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, paceMs);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
