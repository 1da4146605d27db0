import pg from 'pg';

/** A statement as it was sent: under a name where its plan is kept. */
export interface SentQuery {
  text: string;
  name?: string;
}

/** What is sent to databases over connections that are opened from now on. */
export interface SentQueries {
  /** What is sent while the work runs. */
  during(work: () => Promise<unknown>): Promise<SentQuery[]>;
  /** Looks no longer. */
  end(): void;
}

/** Begins to look at what is sent; belongs before the application is started whose statements are meant. */
export function watchQueries(): SentQueries {
  const query = pg.Client.prototype.query;
  let sent: SentQuery[] = [];
  pg.Client.prototype.query = function watched(this: pg.Client, ...asked: unknown[]) {
    const [first] = asked as [string | SentQuery];
    sent.push(typeof first === 'string' ? { text: first } : first);
    return Reflect.apply(query, this, asked);
  } as typeof query;
  return {
    async during(work) {
      sent = [];
      await work();
      return sent;
    },
    end() {
      pg.Client.prototype.query = query;
    },
  };
}
