import type pg from 'pg';
import { z } from 'zod';
import { sealedTexts } from './sealed-texts.ts';

const amountsByCurrency = z.record(z.string(), z.string());

/** What a backup says of itself at its end. */
export const manifestSchema = z.strictObject({
  /** By table: what is saved of it, how many rows, and the SHA-256 of them as COPY writes them in their order. */
  tables: z.record(
    z.string(),
    z.strictObject({ columns: z.array(z.string()), rows: z.int(), sha256: z.string().length(64) }),
  ),
  /** By sequence: where it stands. */
  sequences: z.record(z.string(), z.strictObject({ last: z.string(), isCalled: z.boolean() })),
  /** Sums by currency, as decimal strings. */
  money: z.strictObject({
    contractNet: amountsByCurrency,
    plannedCost: amountsByCurrency,
    lineNet: amountsByCurrency,
  }),
  /** The end of the audit's chain; the hash in hexadecimal. */
  audit: z.strictObject({ id: z.int(), hash: z.string() }),
  attachments: z.strictObject({ files: z.int(), contents: z.int(), bytes: z.int() }),
  sealedTexts: z.int(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Rows of all tables together. */
export function rowsOf({ tables }: Manifest): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}

/** What a manifest says beside the tables, of the database as the transaction of this connection sees it. */
export async function figuresOf(client: pg.ClientBase): Promise<Omit<Manifest, 'tables'>> {
  const contractNet = 'select currency, sum(contract_net) as amount from projects group by 1';
  const plannedCost = 'select currency, sum(planned_cost) as amount from projects group by 1';
  const lineNet = `select p.currency, sum(l.net) as amount from project_lines l join projects p on p.id = l.project_id
    where l.net is not null group by 1`;
  return {
    sequences: await sequencesOf(client),
    money: {
      contractNet: await amounts(client, contractNet),
      plannedCost: await amounts(client, plannedCost),
      lineNet: await amounts(client, lineNet),
    },
    audit: await auditHead(client),
    attachments: await attachmentsOf(client),
    sealedTexts: await sealedTexts.count(client),
  };
}

async function amounts(client: pg.ClientBase, text: string): Promise<Record<string, string>> {
  const { rows } = await client.query<{ currency: string; amount: string }>(
    `select currency, trim_scale(amount)::text as amount from (${text}) s order by currency collate "C"`,
  );
  return Object.fromEntries(rows.map(({ currency, amount }) => [currency, amount]));
}

async function auditHead(client: pg.ClientBase): Promise<Manifest['audit']> {
  const { rows } = await client.query<{ id: string | number; hash: string }>(
    "select id, encode(hash, 'hex') as hash from audit_head",
  );
  return { id: Number(rows[0]?.id ?? 0), hash: rows[0]?.hash ?? '' };
}

async function attachmentsOf(client: pg.ClientBase): Promise<Manifest['attachments']> {
  const { rows } = await client.query<Record<'files' | 'contents' | 'bytes', string | number>>(
    `select (select count(*) from files) as files, (select count(*) from file_contents) as contents,
       (select coalesce(sum(octet_length(bytes)), 0) from file_pieces)::bigint as bytes`,
  );
  return {
    files: Number(rows[0]?.files),
    contents: Number(rows[0]?.contents),
    bytes: Number(rows[0]?.bytes),
  };
}

/** Sequences stand where they stand, outside of every transaction: never behind the rows that are saved. */
async function sequencesOf(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null; start: string }>(
    `select sequencename as name, last_value::text as last, start_value::text as start from pg_sequences
     where schemaname = current_schema() order by sequencename collate "C"`,
  );
  return Object.fromEntries(
    rows.map(({ name, last, start }) => [name, { last: last ?? start, isCalled: last !== null }]),
  );
}
