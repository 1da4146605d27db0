import { PassThrough, type Readable } from 'node:stream';
import type { Caller } from '../../http/caller.ts';

/** After how long, in ms, a browser comes back when its stream has ended. */
const comeBackAfter = 2_000;
/** A browser that does not read what it is sent is let go when this many bytes are waiting. */
const mostWaiting = 256 * 1024;

/** One window that is told what changes for a person (Server-Sent Events). */
export class EventStream {
  readonly caller: Caller;
  /** What it was told last of who else has a record open, by record. */
  readonly presence = new Map<string, string>();
  /** What is sent. */
  readonly bytes: Readable;
  readonly #sent = new PassThrough();
  readonly #end: NodeJS.Timeout;

  /**
   * @param expires end of the token it was opened with, in seconds since 1970; it ends with it
   * @param onEnd is told once, however it ended
   */
  constructor(caller: Caller, expires: number, onEnd: () => void) {
    this.caller = caller;
    this.bytes = this.#sent;
    this.#end = setTimeout(() => this.end(), expires * 1000 - Date.now());
    this.#sent.once('close', () => {
      clearTimeout(this.#end);
      onEnd();
    });
    // The other end may go at any moment.
    this.#sent.on('error', () => undefined);
    this.#write(`retry: ${comeBackAfter}\n\n`);
  }

  /** Tells one thing. */
  tell(event: string, data: unknown): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Lets whatever stands between know that the stream is alive. */
  breathe(): void {
    this.#write(':\n\n');
  }

  end(): void {
    this.#sent.end();
  }

  #write(text: string): void {
    if (this.#sent.writableLength > mostWaiting) this.#sent.destroy();
    else if (!this.#sent.writableEnded) this.#sent.write(text);
  }
}
