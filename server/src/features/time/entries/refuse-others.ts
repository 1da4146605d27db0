import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import type { BookingFacts } from './entry-errors.ts';

/** An entry as it is wanted, and where it was sent. */
interface Wanted {
  at: string;
  wanted: Values;
}

const managedText = `select id from personnels where id = any($1) and manager_id = $3
  union all select id from projects where id = any($2) and project_manager_id = $3`;

/**
 * Before anything else is said of them: who does not keep somebody's time learns nothing of that person either, such as since when they are with
 * the firm. The project is that of the line, whatever was sent.
 * @throws Refusal notPermitted with every entry of somebody whose time the caller does not keep
 */
export async function refuseOthers(
  call: Call,
  entries: readonly Wanted[],
  facts: Pick<BookingFacts, 'lines'>,
): Promise<void> {
  const isKept = await keptTime(
    call,
    entries.map(({ wanted }) => wanted),
    facts,
  );
  const refused = entries.filter(({ wanted }) => !isKept(wanted));
  if (refused.length === 0) return;
  refuse('notPermitted', {}, { fieldErrors: refused.map(({ at }) => fieldError(`${at}personnelId`, 'notPermitted')) });
}

/** Tells of some entries whether the caller keeps the time of who worked: of people and of projects, which are those of the lines. */
export async function keptTime(
  call: Call,
  entries: readonly Values[],
  { lines }: Pick<BookingFacts, 'lines'>,
): Promise<(values: Values) => boolean> {
  const { caller } = call;
  const limit = may(caller.role, 'entry', 'edit');
  if (limit === true) return () => true;
  const isOfOther = ({ personnelId, providerId }: Values) =>
    (personnelId ?? providerId) !== null && (caller.personnelId === null || personnelId !== caller.personnelId);
  const whose = ({ personnelId, lineId }: Values) => ({
    personnelId,
    projectId: lines.get(String(lineId))?.project.id,
  });
  const others = entries.filter(isOfOther).map(whose);
  const kept = limit === 'managed' ? await managedIn(call, others) : new Set<unknown>();
  return (values) => {
    const { personnelId, projectId } = whose(values);
    return !isOfOther(values) || kept.has(personnelId) || kept.has(projectId);
  };
}

/** The people and the projects among those of some entries that the caller manages. */
async function managedIn({ db, caller }: Call, entries: readonly Values[]): Promise<Set<unknown>> {
  const some = (name: string) => [
    ...new Set(entries.flatMap((one) => (typeof one[name] === 'string' ? [one[name]] : []))),
  ];
  const rows = await run<{ id: string }>(db, managedText, [some('personnelId'), some('projectId'), caller.personnelId]);
  return new Set(rows.map(({ id }) => id));
}
