import { everything } from '@mandate/contract/access/roles.ts';
import { entityNamed, knownEntities } from '@mandate/contract/known-entities.ts';
import { groupFields } from '@mandate/contract/lists/sums.ts';
import { rowLists } from '@mandate/contract/project/row-lists.ts';
import type { FastifyInstance } from 'fastify';
import { factsIn } from './facts-in.ts';
import { Firm } from './firm.ts';
import {
  ask,
  askedAbout,
  declaredReads,
  entityOf,
  isOfRecord,
  isOfSums,
  isPaged,
  type Read,
  readOf,
  rowIds,
  type Told,
} from './reads.ts';
import { type Viewer, viewers } from './viewers.ts';
import { entriesOfWeek } from './week-facts.ts';

/** What everybody is told, and what there is to be told. */
export interface Heard {
  /** All there is, as an SA is told it. */
  firm: Firm;
  /** What was told to everybody else. */
  told: Told[];
  /** The reads that name no record. */
  whole: Read[];
  /** How many calls it took so far. */
  calls: number;
  /** Makes one more call. */
  ask: (viewer: Viewer, read: Read) => Promise<Told>;
}

const pageSize = 200;
const mostPages = 10;
const sampled = 25;
const sampledDeleted = 5;

/** The fields records of a kind go by. */
export const labels = new Map([...knownEntities.values()].map(({ name, label }) => [name, label]));

/**
 * Calls every declared read as everybody.
 * @param app finds the callers of `viewersAs`
 * @param memberId the person the guest who is a member looks as
 * @param onCall is told after each call how many there were; what it throws ends it
 */
export async function hearEverybody(
  app: FastifyInstance,
  memberId: string | null,
  onCall: (calls: number) => Promise<void> = async () => undefined,
): Promise<Heard> {
  const reads = declaredReads(app);
  const [ofRecords, whole] = [reads.filter(isOfRecord), reads.filter((read) => !isOfRecord(read))];
  const firm = new Firm(memberId);
  const heard: Heard = { firm, told: [], whole, calls: 0, ask: tell };
  const { told } = heard;

  async function tell(viewer: Viewer, read: Read): Promise<Told> {
    heard.calls += 1;
    const reply = await ask(app, viewer, read);
    await onCall(heard.calls);
    if (viewer === 'SA' && reply.status === 200) {
      const facts = factsIn(read.path, reply.data, labels);
      if (read.path.includes('/history/')) firm.addPast(facts);
      else firm.add(facts);
    }
    return reply;
  }

  /** A call without an id; of a list every page, with what was removed where that may be asked. */
  async function tellWhole(viewer: Viewer, read: Read): Promise<Told[]> {
    if (!isPaged(read)) return [await tell(viewer, read)];
    if (isOfSums(read.path)) return tellSums(viewer, read);
    const replies: Told[] = [];
    for (const deleted of ['include', 'exclude']) {
      for (let page = 1; page <= mostPages; page += 1) {
        const reply = await tell(viewer, { ...read, body: { page, pageSize, deleted } });
        replies.push(reply);
        if (rowIds(reply).length < pageSize) break;
      }
    }
    return replies;
  }

  /** What a list comes to, as a whole and by each record it refers to. */
  async function tellSums(viewer: Viewer, read: Read): Promise<Told[]> {
    const noun = entityOf(read);
    const entity = rowLists.find(({ name }) => name === noun) ?? entityNamed(noun);
    const references = [...groupFields(entity, everything)].filter(([, { kind }]) => kind === 'reference');
    const replies: Told[] = [];
    for (const body of [{}, ...references.map(([groupBy]) => ({ groupBy }))])
      replies.push(await tell(viewer, { ...read, body }));
    return replies;
  }

  // What lists come to names nothing an SA has not been told by the lists.
  for (const read of whole.filter(({ path }) => !isOfSums(path))) await tellWhole('SA', read);
  const others = viewers.filter((viewer) => viewer !== 'SA');
  for (const viewer of others) for (const read of whole) told.push(...(await tellWhole(viewer, read)));

  // Whose a record is, is known from the whole record, as an SA is told it.
  const readable = new Set(ofRecords.filter(({ path }) => path.includes('/get-by-id/')).map(entityOf));
  for (const reply of told) {
    const entity = entityOf(reply.read);
    const isScoped = reply.viewer === 'GUEST member';
    for (const id of rowIds(reply))
      if (readable.has(entity) && (isScoped || !firm.knows(entity, id)))
        await tell('SA', { method: 'GET', path: `/${entity}/get-by-id/${id}` });
    for (const id of entriesOfWeek(reply)) await tell('SA', { method: 'GET', path: `/entry/get-by-id/${id}` });
  }
  // Sessions begin while this runs.
  const isUnknown = (reply: Told) => rowIds(reply).some((id) => !firm.knows(entityOf(reply.read), id));
  for (const read of whole)
    if (told.some((reply) => reply.read.path === read.path && isUnknown(reply))) await tellWhole('SA', read);

  for (const read of ofRecords) {
    const lookedAt = sampleOf(firm, askedAbout(read), told);
    for (const id of lookedAt) {
      for (const viewer of viewers) {
        const reply = await tell(viewer, readOf(read, id));
        if (viewer !== 'SA') told.push(reply);
      }
    }
  }
  return heard;
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
