import type { FastifyInstance } from 'fastify';
import { type Heard, hearEverybody, labels } from './hear-everybody.ts';
import { type Leak, leakFinder } from './leak-finder.ts';
import { entityOf, isOfSums, isPaged, rowIds, type Told } from './reads.ts';
import type { Sight } from './sight.ts';
import { type Viewer, viewers } from './viewers.ts';

/** What a check found, and how many calls it took. */
export interface LeakReport {
  calls: number;
  leaks: Leak[];
}

/**
 * Calls every declared read as everybody and compares what is told with what each may see.
 * @param app finds the callers of `viewersAs`
 * @param memberId the person the guest who is a member looks as
 * @param onCall is told after each call how many there were; what it throws ends the check
 */
export async function checkLeaks(
  app: FastifyInstance,
  memberId: string | null,
  sight: Sight,
  onCall?: (calls: number) => Promise<void>,
): Promise<LeakReport> {
  const heard = await hearEverybody(app, memberId, onCall);
  const leaks = await leaksOf(heard, sight);
  return { calls: heard.calls, leaks };
}

/** What was told to somebody who may not see it, and what more is told to who asks for what is hidden from them. */
export async function leaksOf(heard: Heard, sight: Sight): Promise<Leak[]> {
  const { firm, told } = heard;
  const leaks = told.flatMap(leakFinder(sight, firm, labels));
  for (const viewer of viewers) if (viewer !== 'SA') leaks.push(...(await probe(heard, sight, viewer)));
  return leaks;
}

/** Asking for a field alone, sorting, filtering and grouping by it are reads of it, too. */
async function probe({ firm, whole, ask }: Heard, sight: Sight, viewer: Viewer): Promise<Leak[]> {
  const found: Leak[] = [];
  for (const read of whole.filter(isPaged)) {
    const entity = entityOf(read);
    const fields = new Set(firm.facts.flatMap((fact) => (fact.entity === entity ? [fact.field] : [])));
    const hidden = [...fields].filter((field) => !field.includes('.') && !sight.ofField(viewer, entity, field, firm));
    for (const field of hidden) {
      for (const body of isOfSums(read.path) ? sumsWith(field) : pagesWith(field)) {
        const reply = await ask(viewer, { ...read, body });
        const call = `${read.method} ${read.path} ${JSON.stringify(body)}`;
        if (reply.status === 200 && isAnyTold(reply)) found.push({ viewer, call, field, recordId: null });
      }
    }
  }
  return found;
}

/** Whether a list, or what it comes to, is about any record at all; who waits for a project is answered with nothing. */
function isAnyTold(reply: Told): boolean {
  if (!isOfSums(reply.read.path)) return rowIds(reply).length > 0;
  return (reply.data as { count?: number } | null)?.count !== 0;
}

/** Ways to ask a grid that tell of a field. */
function pagesWith(field: string): object[] {
  return [
    { fields: [field] },
    { sort: [{ field, direction: 'asc' }] },
    { filter: { all: [{ field, operator: 'notEmpty' }] } },
    { aggregates: [{ field, fn: 'count' }] },
  ];
}

/** Ways to ask for sums that tell of a field. */
function sumsWith(field: string): object[] {
  const filter = { all: [{ field, operator: 'notEmpty' }] };
  return [{ fields: [field] }, { groupBy: field }, { query: { filter } }];
}
