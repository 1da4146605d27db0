import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { Meant } from '../stored/stored-import.ts';
import { plainHeader } from './guess-mapping.ts';

/** What the caller last meant by headers of such files, by plain header. */
export async function rememberedHeaders(call: Call, entity: Entity): Promise<Map<string, string | null>> {
  const text = 'select header, field from import_headers where account_id = $1 and entity = $2';
  const rows = await run<{ header: string; field: string | null }>(call.db, text, [call.caller.id, entity.name]);
  return new Map(rows.map(({ header, field }) => [header, field]));
}

/** Remembers what the caller meant by the headers of a file. */
export async function rememberHeaders(
  call: Call,
  entity: Entity,
  mapping: readonly Pick<Meant, 'header' | 'field'>[],
): Promise<void> {
  const meant = new Map(mapping.map(({ header, field }) => [plainHeader(header), field]));
  meant.delete('');
  const text = `insert into import_headers (account_id, entity, header, field)
    select $1, $2, t.header, t.field from unnest($3::text[], $4::text[]) as t (header, field)
    on conflict (account_id, entity, header) do update set field = excluded.field`;
  await run(call.db, text, [call.caller.id, entity.name, [...meant.keys()], [...meant.values()]]);
}
