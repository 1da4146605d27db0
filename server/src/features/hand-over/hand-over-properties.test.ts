import { type HeldRow, heldKinds } from '@mandate/contract/hand-over/held.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOver, heldOf, undoHandOver } from '../../../testing/callers/hand-over.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type Row, saveCustomer, savePersonnel, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const runs = Number(process.env.ENDURE_ROUNDS ?? 1) * 12;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN', 'Ada');
});
afterAll(() => app.close());

const today = dayIn(new Date(), 'UTC');
const days = fc.option(fc.integer({ min: -20, max: 20 }), { nil: null });
const who = fc.nat(2);
/** Somebody of three, with days that may be open on either side. */
const dated = fc.record({ who, start: days, lasts: fc.option(fc.nat(15), { nil: null }) });
const madeProject = fc.record({
  manager: who,
  account: who,
  start: days,
  isSettled: fc.boolean(),
  isFrozen: fc.boolean(),
  lines: fc.array(dated, { maxLength: 3 }),
  members: fc.array(dated, { maxLength: 3 }),
});
/** To whom each kind goes: to one of the other two, or to nobody. */
const choice = fc.constantFrom(0, 1, null);
const madeFirm = fc.record({
  projects: fc.array(madeProject, { minLength: 1, maxLength: 3 }),
  customers: fc.array(who, { maxLength: 2 }),
  reports: fc.array(who, { maxLength: 2 }),
  from: fc.integer({ min: -10, max: 20 }),
  to: fc.tuple(choice, choice, choice, choice, choice, choice),
});

type Kept = [noun: string, id: string];

const datesOf = ({ start, lasts }: { start: number | null; lasts: number | null }) => ({
  startDate: start === null ? null : addDays(today, start),
  endDate: lasts === null ? null : addDays(today, (start ?? -20) + lasts),
});

/** Makes a firm of three people; gives what it keeps. */
async function made(people: string[], firm: typeof madeFirm extends fc.Arbitrary<infer Firm> ? Firm : never) {
  const kept: Kept[] = [];
  for (const { manager, account, start, isSettled, isFrozen, lines, members } of firm.projects) {
    const { id } = await saveProject(admin, {
      startDate: start === null ? null : addDays(today, start),
      projectManagerId: people[manager],
      accountManagerId: people[account],
      lines: lines.map((line, at) =>
        work({ description: `Line ${at}`, personnelId: people[line.who], ...datesOf(line) }),
      ),
      members: members.map((member) => ({ personnelId: people[member.who], ...datesOf(member) })),
    });
    const text = 'update projects set status = $2, frozen_on = $3 where id = $1';
    const frozenOn = isFrozen ? today : null;
    await app.database.pool.query(text, [id, isSettled ? 'closed' : isFrozen ? 'approved' : 'draft', frozenOn]);
    kept.push(['project', id]);
  }
  for (const one of firm.customers)
    kept.push(['customer', (await saveCustomer(admin, { accountManagerId: people[one] })).id]);
  for (const one of firm.reports) kept.push(['personnel', (await savePersonnel(admin, { managerId: people[one] })).id]);
  return kept;
}

const heldRows = async (people: string[], from: string) =>
  Promise.all(people.map(async (id) => (await heldOf(admin, id, from)).kinds.flatMap(({ rows }) => rows)));

/** What is held, apart from the id of a place in a team that goes on as another. */
const nameOf = ({ kind, id, recordId, about, endDate }: HeldRow) =>
  kind === 'teams' ? `${kind} ${recordId} ${endDate}` : `${kind} ${id} ${recordId} ${about}`;

async function records(kept: readonly Kept[]): Promise<Row[]> {
  return Promise.all(
    kept.map(async ([noun, id]) => {
      const { data } = await admin.get<Row>(`/${noun}/get-by-id/${id}`);
      const { version: _, updatedAt: _at, updatedBy: _by, updatedById: _id, ...rest } = data;
      return rest as Row;
    }),
  );
}

test('what somebody held before is what others hold after it, nothing else moves, and Undo restores exactly', async () => {
  await fc.assert(
    fc.asyncProperty(madeFirm, async (firm) => {
      const people: string[] = [];
      for (let number = 0; number < 3; number += 1) people.push((await savePersonnel(admin)).id);
      const [leaver = '', ...others] = people;
      const kept = await made(people, firm);
      const from = addDays(today, firm.from);
      const before = await records(kept);
      const heldBefore = await heldRows(people, from);
      const to = firm.to.map((at) => (at === null ? null : (others[at] ?? null)));
      const assignments = heldKinds.map((kind, at) => ({ kind, to: to[at] ?? null }));
      const isAny = heldBefore[0]?.some(({ kind }) => to[heldKinds.indexOf(kind)] !== null);
      if (!isAny) return;

      const { batchId } = await handOver(admin, { id: leaver, from, assignments });
      const expected: string[][] = people.map((id, at) => {
        const own = (heldBefore[at] ?? []).filter(({ kind }) => id !== leaver || to[heldKinds.indexOf(kind)] === null);
        const given = (heldBefore[0] ?? []).filter(({ kind }) => to[heldKinds.indexOf(kind)] === id);
        return [...own, ...given].map(nameOf).sort();
      });
      const heldAfter = await heldRows(people, from);
      expect(heldAfter.map((rows) => rows.map(nameOf).sort())).toEqual(expected);

      const undone = await undoHandOver(admin, batchId);
      expect(undone.skipped).toEqual([]);
      expect(await records(kept)).toEqual(before);
      expect(await heldRows(people, from)).toEqual(heldBefore);
    }),
    { numRuns: runs },
  );
});
