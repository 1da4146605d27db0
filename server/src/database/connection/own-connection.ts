import pg from 'pg';
import { besidePool } from './connect.ts';
import { watchSilence } from './watch-silence.ts';

/** A statement on such a connection that is not answered for so long, in ms: the connection is lost. */
const answerLimit = 8_500;

/** Rows a connection of its own gives; an answer that does not come is an error. */
export type Ask = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

/** A connection beside the pool's, for what belongs to a connection: locks of a session, and hearing what is notified. */
export interface OwnConnection {
  ask: Ask;
  end(): Promise<void>;
}

/** What is heard on the connection. */
interface Hearing {
  /** One channel, or several. */
  channel: string | readonly string[];
  onHeard: (payload: string, channel: string) => void;
  /** The connection is gone, for whatever reason but `end`; with it went its locks, and what was notified since. */
  onLost: () => void;
}

/**
 * Opens a connection like those of the pool that hears what is notified. It needs a direct way to the database, or a pooler that works by session.
 */
export async function openOwn(pool: pg.Pool, { channel, onHeard, onLost }: Hearing): Promise<OwnConnection> {
  const client = new pg.Client(besidePool(pool));
  let isEnded = false;
  let last: Promise<unknown> = Promise.resolve();
  // One after another: the driver will not take a statement before the one before it is answered.
  const ask: Ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const answered = last.then(() => client.query<Row>({ text, values }));
    last = answered.catch(() => undefined);
    return (await answered).rows;
  };
  const end = async () => {
    isEnded = true;
    await client.end().catch(() => undefined);
  };
  client.on('error', () => undefined);
  client.on('end', () => {
    if (!isEnded) onLost();
  });
  client.on('notification', (heard) => onHeard(heard.payload ?? '', heard.channel));
  await client.connect();
  watchSilence(client, () => answerLimit);
  try {
    // A machine that lost its power must not hold its locks for hours.
    await ask('set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4');
    for (const each of [channel].flat()) await ask(`listen ${each}`);
  } catch (error) {
    await end();
    throw error;
  }
  return { ask, end };
}
