/**
 * Loaded into the application before its own code. Between the messages `record` and `recorded` it notes every statement
 * sent to the database.
 */
import pg from 'pg';

/** How a connection was opened, and what was asked over it, in order. */
export interface Recorded {
  connection: pg.ClientConfig;
  statements: RecordedQuery[];
}

/** A statement with its bound values. */
export interface RecordedQuery {
  text: string;
  values: unknown[];
}

type OpenedClient = pg.Client & { connectionParameters: pg.ClientConfig };

const prototype = pg.Client.prototype;
const query = prototype.query;
let recorded: Recorded | null = null;

function note(recording: Recorded, client: OpenedClient, sent: unknown[]): void {
  const [asked, values] = sent as [string | RecordedQuery, unknown[] | undefined];
  recording.statements.push(
    typeof asked === 'string'
      ? { text: asked, values: values ?? [] }
      : { text: asked.text, values: asked.values ?? [] },
  );
  const { host, port, user, database, options } = client.connectionParameters;
  recording.connection = Object.fromEntries(
    Object.entries({ host, port, user, database, options, password: client.password }).filter(([, value]) => value),
  );
}

// From the beginning: a connection keeps the one it finds when it is opened.
prototype.query = function sending(this: OpenedClient, ...sent: unknown[]) {
  if (recorded) note(recorded, this, sent);
  return Reflect.apply(query, this, sent);
} as unknown as typeof query;

process.on('message', (message) => {
  if (message === 'record') recorded = { connection: {}, statements: [] };
  if (message === 'recorded') {
    process.send?.(recorded);
    recorded = null;
  }
});

// A bench that ends without a word must not leave its application and database behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
