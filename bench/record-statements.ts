/**
 * Loaded into the application before its own code. Between the messages `record` and `recorded` it notes every statement
 * sent to the database; outside of them the application runs as it is.
 */
import pg from 'pg';

/** How a connection was opened, and what was asked over it, in order. */
export interface Recorded {
  connection: pg.ClientConfig;
  statements: Statement[];
}

/** A statement with its bound values. */
export interface Statement {
  text: string;
  values: unknown[];
}

type OpenedClient = pg.Client & { connectionParameters: pg.ClientConfig };

const prototype = pg.Client.prototype;
const query = prototype.query;
let recorded: Recorded = { connection: {}, statements: [] };

function record(this: OpenedClient, ...sent: unknown[]): unknown {
  const [asked, values] = sent as [string | Statement, unknown[] | undefined];
  recorded.statements.push(
    typeof asked === 'string'
      ? { text: asked, values: values ?? [] }
      : { text: asked.text, values: asked.values ?? [] },
  );
  const { host, port, user, database, options } = this.connectionParameters;
  recorded.connection = Object.fromEntries(
    Object.entries({ host, port, user, database, options, password: this.password }).filter(([, value]) => value),
  );
  return Reflect.apply(query, this, sent);
}

process.on('message', (message) => {
  if (message === 'record') {
    recorded = { connection: {}, statements: [] };
    prototype.query = record as typeof query;
  }
  if (message === 'recorded') {
    prototype.query = query;
    process.send?.(recorded);
  }
});

// A bench that ends without a word must not leave its application and database behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
