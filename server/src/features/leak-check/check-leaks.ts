import { everything } from '@mandate/contract/access/roles.ts';
import { entityNamed, knownEntities } from '@mandate/contract/known-entities.ts';
import { groupFields } from '@mandate/contract/lists/sums.ts';
import { rowLists } from '@mandate/contract/project/row-lists.ts';
import type { FastifyInstance } from 'fastify';
import { factsIn } from './facts-in.ts';
import { Firm } from './firm.ts';
import { type Leak, leakFinder } from './leak-finder.ts';
import { ask, declaredReads, entityOf, isOfSums, type Read, type Told } from './reads.ts';
import type { Sight } from './sight.ts';
import { type Viewer, viewers } from './viewers.ts';

/** What a check found, and how many calls it took. */
export interface LeakReport {
  calls: number;
  leaks: Leak[];
}

const pageSize = 200;
const mostPages = 10;
const sampled = 25;
const sampledDeleted = 5;

const labels = new Map([...knownEntities.values()].map(({ name, label }) => [name, label]));

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
  onCall: (calls: number) => Promise<void> = async () => undefined,
): Promise<LeakReport> {
  const firm = new Firm(memberId);
  const others = viewers.filter((viewer) => viewer !== 'SA');
  const reads = declaredReads(app);
  const [ofRecords, whole] = [reads.filter(isOfRecord), reads.filter((read) => !isOfRecord(read))];
  let calls = 0;

  async function tell(viewer: Viewer, read: Read): Promise<Told> {
    calls += 1;
    const told = await ask(app, viewer, read);
    await onCall(calls);
    if (viewer === 'SA' && told.status === 200) {
      const facts = factsIn(read.path, told.data, labels);
      if (read.path.includes('/history/')) firm.addPast(facts);
      else firm.add(facts);
    }
    return told;
  }

  /** A call without an id; of a grid asked by POST every page, with what was removed where that may be asked. */
  async function tellWhole(viewer: Viewer, read: Read): Promise<Told[]> {
    if (read.method === 'GET') return [await tell(viewer, read)];
    if (isOfSums(read.path)) return tellSums(viewer, read);
    const told: Told[] = [];
    for (const deleted of ['include', 'exclude']) {
      for (let page = 1; page <= mostPages; page += 1) {
        const reply = await tell(viewer, { ...read, body: { page, pageSize, deleted } });
        told.push(reply);
        if (rowIds(reply).length < pageSize) break;
      }
    }
    return told;
  }

  /** What a list comes to, as a whole and by each record it refers to. */
  async function tellSums(viewer: Viewer, read: Read): Promise<Told[]> {
    const noun = entityOf(read);
    const entity = rowLists.find(({ name }) => name === noun) ?? entityNamed(noun);
    const references = [...groupFields(entity, everything)].filter(([, { kind }]) => kind === 'reference');
    const told: Told[] = [];
    for (const body of [{}, ...references.map(([groupBy]) => ({ groupBy }))])
      told.push(await tell(viewer, { ...read, body }));
    return told;
  }

  // What lists come to names nothing an SA has not been told by the lists.
  for (const read of whole.filter(({ path }) => !isOfSums(path))) await tellWhole('SA', read);
  const told: Told[] = [];
  for (const viewer of others) for (const read of whole) told.push(...(await tellWhole(viewer, read)));

  // Whose a record is, is known from the whole record, as an SA is told it.
  const readable = new Set(ofRecords.filter(({ path }) => path.includes('/get-by-id/')).map(entityOf));
  for (const reply of told) {
    const entity = entityOf(reply.read);
    const isScoped = reply.viewer === 'GUEST member';
    for (const id of rowIds(reply))
      if (readable.has(entity) && (isScoped || !firm.knows(entity, id)))
        await tell('SA', { method: 'GET', path: `/${entity}/get-by-id/${id}` });
  }
  // Sessions begin while this runs.
  const isUnknown = (reply: Told) => rowIds(reply).some((id) => !firm.knows(entityOf(reply.read), id));
  for (const read of whole)
    if (told.some((reply) => reply.read.path === read.path && isUnknown(reply))) await tellWhole('SA', read);

  for (const read of ofRecords) {
    const entity = entityOf(read);
    const lookedAt = sampleOf(firm, entity, told);
    for (const id of lookedAt) {
      const path = read.path.replace('{id}', id);
      for (const viewer of viewers) {
        const reply = await tell(viewer, { ...read, path });
        if (viewer !== 'SA') told.push(reply);
      }
    }
  }
  const leaksIn = leakFinder(sight, firm, labels);
  const leaks = told.flatMap(leaksIn);
  for (const viewer of others) leaks.push(...(await probe(viewer)));
  return { calls, leaks };

  /** Asking for a field alone, sorting, filtering and grouping by it are reads of it, too. */
  async function probe(viewer: Viewer): Promise<Leak[]> {
    const found: Leak[] = [];
    for (const read of whole.filter(({ method }) => method === 'POST')) {
      const entity = entityOf(read);
      const fields = new Set(firm.facts.flatMap((fact) => (fact.entity === entity ? [fact.field] : [])));
      const hidden = [...fields].filter((field) => !field.includes('.') && !sight.ofField(viewer, entity, field, firm));
      for (const field of hidden) {
        for (const body of isOfSums(read.path) ? sumsWith(field) : pagesWith(field)) {
          const reply = await tell(viewer, { ...read, body });
          const call = `${read.method} ${read.path} ${JSON.stringify(body)}`;
          if (reply.status === 200 && isAnyTold(reply)) found.push({ viewer, call, field, recordId: null });
        }
      }
    }
    return found;
  }
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

function isOfRecord({ path }: Read): boolean {
  return path.includes('{id}');
}

function rowIds({ data }: Told): string[] {
  const { rows } = (data ?? {}) as { rows?: { id?: unknown }[] };
  return (rows ?? []).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}

/** Records to look at one by one: some a guest was told of, some removed ones, then as they come. */
function sampleOf(firm: Firm, entity: string, told: readonly Told[]): string[] {
  const ofGuest = told.flatMap((reply) =>
    reply.viewer === 'GUEST member' && entityOf(reply.read) === entity ? rowIds(reply) : [],
  );
  const ids = firm.idsOf(entity);
  const deleted = ids.filter((id) => firm.isDeleted(entity, id)).slice(0, sampledDeleted);
  return [...new Set([...ofGuest.slice(0, sampled / 2), ...deleted, ...ids])].slice(0, sampled);
}
