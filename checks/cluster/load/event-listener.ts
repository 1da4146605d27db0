import { setTimeout as sleep } from 'node:timers/promises';
import type { CallLog } from './call-log.ts';
import type { Line } from './line.ts';
import type { Visitor } from './visitor.ts';

/** Without a word for so long, in ms, the connection is taken for lost; the server says something every 15 s. */
const silence = 45_000;
const comeBackAfter = 2_000;

/** Somebody whose page is open: holds a stream of events, and comes back when it ends. */
export class EventListener {
  readonly #line: Line;
  readonly #visitor: Visitor;
  readonly #log: CallLog;
  readonly #over = new AbortController();
  isOpen = false;
  /** How many events of jobs and notifications were heard. */
  heard = 0;

  constructor(line: Line, visitor: Visitor, log: CallLog) {
    this.#line = line;
    this.#visitor = visitor;
    this.#log = log;
  }

  /** Listens until it is told to stop. */
  async listen(): Promise<void> {
    for (let hasBeenOpen = false; !this.#over.signal.aborted; hasBeenOpen ||= this.#wasOpen) {
      await this.#oneStream(hasBeenOpen);
      const wait = comeBackAfter * (0.75 + Math.random() / 2);
      await sleep(wait, undefined, { signal: this.#over.signal }).catch(() => undefined);
    }
  }

  stop(): void {
    this.#over.abort();
  }

  #wasOpen = false;
  #oneStream(isBack: boolean): Promise<void> {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${this.#visitor.token}` };
    this.#wasOpen = false;
    return new Promise((settle) => {
      const asked = this.#line.ask({ ':path': '/event/stream', ...headers }, false);
      asked.setEncoding('utf8');
      asked.on('response', ({ ':status': status }) => {
        if (status !== 200) return;
        this.#wasOpen = true;
        this.isOpen = true;
        if (isBack) this.#log.noteStream('back');
      });
      asked.on('data', (text: string) => {
        this.heard += text.match(/^event: (job|notification)/gm)?.length ?? 0;
      });
      const leave = () => asked.close();
      this.#over.signal.addEventListener('abort', leave, { once: true });
      asked.setTimeout(silence, leave);
      asked.on('error', () => undefined);
      asked.on('close', () => {
        this.#over.signal.removeEventListener('abort', leave);
        if (this.isOpen && !this.#over.signal.aborted) this.#log.noteStream('ended');
        this.isOpen = false;
        settle();
      });
    });
  }
}
