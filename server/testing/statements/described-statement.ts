import type pg from 'pg';

/** What PostgreSQL says of a statement that it has read and not run. */
export interface DescribedStatement {
  /** What its rows hold, by name, with the number of the type. */
  columns: { name: string; type: number }[];
  /** Why it could not be read; null where it could. */
  fault: string | null;
}

interface Wire {
  parse(query: { text: string }): void;
  describe(what: { type: 'S' }): void;
  sync(): void;
}

/** Lets PostgreSQL read a statement as it does before it runs one: names, types and placeholders are looked up, and nothing is done. */
export function describeStatement(client: pg.ClientBase, text: string): Promise<DescribedStatement> {
  return new Promise((resolve) => {
    let columns: DescribedStatement['columns'] = [];
    // What pg calls on what it was given to submit (its query.js).
    const reading = {
      submit(wire: Wire) {
        wire.parse({ text });
        wire.describe({ type: 'S' });
        wire.sync();
      },
      handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
        columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
      },
      handleError({ message }: Error) {
        // What it could not read it says no more of.
        resolve({ columns: [], fault: message });
      },
      handleReadyForQuery() {
        resolve({ columns, fault: null });
      },
    };
    client.query(reading as unknown as pg.Submittable);
  });
}
