import { document } from '@mandate/contract/entities/document.ts';
import { hasFigures, type LineValues } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { unprintable } from '../../../business/documents/check-glyphs.ts';
import { draftDocument, type Wanted } from '../../../business/documents/draft-document.ts';
import { insertDocument } from '../../../business/documents/store-document.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { loadMany, type Stored } from '../../../records/read/stored.ts';

/** How many projects of the sample have a quote, how many of these two revisions, and how many were declined. */
const wantedQuotes = { all: 60, revised: 8, declined: 5 };

/** A project that was quoted, and what became of that. */
interface Quoted {
  id: string;
  quotedOn: string;
  decidedOn: string | null;
  decision: 'won' | 'lost' | null;
  byId: string | null;
  contact: string;
}

/**
 * Issues the quotes of the sample firm as its people would have, each on its own day, so that their numbers stand in that order. Their bytes are
 * printed as those of every document, once the product runs.
 */
export async function loadDocuments(db: Database): Promise<void> {
  const quoted = await quotedProjects(db);
  const stored = await loadMany(
    db,
    project,
    quoted.map(({ id }) => id),
  );
  let revised = 0;
  for (const each of quoted) {
    const whole = stored.get(each.id);
    if (!whole) continue;
    const before = revised < wantedQuotes.revised ? withoutLastLine(whole) : null;
    if (before && (await issue(db, before, each, addDays(each.quotedOn, -6))) !== null) revised += 1;
    const id = await issue(db, whole, each, each.quotedOn);
    if (id === null) continue;
    await supersede(db, each.id, id);
    if (each.decision !== null) await answer(db, id, each);
  }
}

/** Those that were declined, then those quoted last; in the order of their days. */
async function quotedProjects(db: Database): Promise<Quoted[]> {
  const text = `select * from (
      select p.id, p.quoted_on::text as "quotedOn", p.decided_on::text as "decidedOn", p.decision, p.created_by_id as "byId",
        coalesce((select concat_ws(' ', c.first_name, c.last_name) from customer_contacts c
          where c.customer_id = p.customer_id order by c.id = p.customer_contact_id desc nulls last, c.is_primary desc limit 1), 'The customer') as contact
      from projects p where p.quoted_on is not null and p.customer_id is not null and p.deleted_at is null
      order by p.decision is not distinct from 'lost' desc,
        case when p.decision = 'lost' then p.quoted_on end desc, p.quoted_on desc, p.id) q`;
  const all = await run<Quoted>(db, text, []);
  const declined = all.filter(({ decision }) => decision === 'lost').slice(0, wantedQuotes.declined);
  const others = all.filter(({ decision }) => decision !== 'lost').slice(0, wantedQuotes.all - declined.length);
  return [...declined, ...others].toSorted((one, other) => one.quotedOn.localeCompare(other.quotedOn));
}

/** The project as it was quoted at first: its last line was added when the customer asked for it. */
function withoutLastLine(stored: Stored): Stored | null {
  const lines = stored.values.lines as LineValues[];
  const sold = lines.filter(({ type }) => hasFigures(type));
  const last = sold.at(-1);
  if (sold.length < 3 || last?.type === 'discount') return null;
  return { ...stored, values: { ...stored.values, lines: lines.filter(({ id }) => id !== last?.id) } };
}

/** @returns the quote's id; null where no font that is installed has its characters */
async function issue(db: Database, stored: Stored, { byId }: Quoted, day: string): Promise<string | null> {
  const wanted: Wanted = { kind: 'quote' };
  const at = `${day}T10:00:00Z`;
  const draft = await draftDocument(db, stored, wanted, day);
  if (unprintable(draft.paper) !== null) return null;
  const facts = { day, at, byId, version: stored.version, requestHash: 'sample', wanted };
  const { id, changes } = await insertDocument(db, stored, draft, facts);
  // Without a row in the audit: nobody did it.
  const text = `insert into history (entity, record_id, version, at, by_id, action, changes) values ($1, $2, 1, $3, $4, 'create', $5)`;
  await run(db, text, [document.name, id, at, byId, JSON.stringify(changes)]);
  return id;
}

async function supersede(db: Database, projectId: string, byId: string): Promise<void> {
  await run(db, "update documents set state = 'superseded' where project_id = $1 and id <> $2", [projectId, byId]);
}

/** Who decided said so; a quote that was declined went with its project. */
async function answer(db: Database, id: string, { decision, decidedOn, quotedOn, contact }: Quoted): Promise<void> {
  const on = decidedOn ?? quotedOn;
  const text = `update documents set answer = $2, answered_on = $3::date, answered_at = ($3 || 'T14:00:00Z')::timestamptz, answered_by = $4,
    state = case when $2 = 'declined' then 'withdrawn' else state end where id = $1`;
  await run(db, text, [id, decision === 'won' ? 'accepted' : 'declined', on, contact]);
}
