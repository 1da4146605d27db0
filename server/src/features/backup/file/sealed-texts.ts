import type pg from 'pg';
import { type Seal, SealBroken } from '../../../secrets/sealed.ts';

/** Columns that hold sealed texts; a text is sealed for the place `<table>/<id>/<column>`. */
const columns = [
  { table: 'mail_servers', column: 'secret' },
  { table: 'mail_messages', column: 'content' },
] as const;

const atOnce = 500;

/** What the database holds sealed with the keys of the secrets folder. */
export const sealedTexts = {
  /** How many there are. */
  async count(client: pg.ClientBase): Promise<number> {
    const counts = columns.map(({ table, column }) => `select count(${column}) as texts from ${table}`);
    const { rows } = await client.query<{ texts: string | number }>(counts.join(' union all '));
    return rows.reduce((sum, { texts }) => sum + Number(texts), 0);
  },

  /**
   * Opens every one and forgets what it says.
   * @returns how many open, and of the first that does not, where it is and why
   */
  async openAll(client: pg.ClientBase, { open }: Seal): Promise<{ opened: number; fault: string | null }> {
    let opened = 0;
    for (const { table, column } of columns) {
      for (let after: string | null = null, isMore = true; isMore; ) {
        const { rows }: { rows: { id: string; sealed: string }[] } = await client.query(
          `select id, ${column} as sealed from ${table} where ${column} is not null and ($1::uuid is null or id > $1)
           order by id limit ${atOnce}`,
          [after],
        );
        for (const { id, sealed } of rows) {
          const place = `${table}/${id}/${column}`;
          try {
            open(sealed, place);
            opened += 1;
          } catch (error) {
            if (!(error instanceof SealBroken)) throw error;
            return { opened, fault: `${place} does not open: ${error.message}` };
          }
        }
        after = rows.at(-1)?.id ?? null;
        isMore = rows.length === atOnce;
      }
    }
    return { opened, fault: null };
  },
};
