import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type { Sums } from '@mandate/contract/lists/sums.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { issued, projectNow, quotable, today } from '../../../testing/callers/quotable.ts';
import { grid, type ProjectRecord, saveProject } from '../../../testing/callers/records.ts';
import { sumsOf } from '../../../testing/callers/sums-firm.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

const of = (...projects: { id: string }[]) => ({
  filter: { all: [{ field: 'projectId', operator: 'anyOf', value: projects.map(({ id }) => id) }] },
});

/** What the documents of projects come to: how many, how many of them are left out, and the gross by currency. */
async function comeTo(...projects: { id: string }[]) {
  const { count, notCounted, byCurrency = [] }: Sums = await sumsOf(admin, 'document', { query: of(...projects) });
  return [count, notCounted, ...byCurrency.map(({ currency, amounts }) => `${amounts.gross} ${currency}`)];
}

/** Changes the first line of a project. */
async function changed({ id }: ProjectRecord, quantity: string): Promise<ProjectRecord> {
  const { version, lines } = await projectNow(admin, id);
  return saveProject(admin, {
    id,
    version,
    lines: lines.map((line, at) => ({ id: line.id, ...(at === 0 && { quantity }) })),
  });
}

describe('what a list of documents comes to', () => {
  test('has each number once, by its last revision, in however many languages', async () => {
    const project = await quotable(admin);
    const first = await issued(admin, project);
    expect(await comeTo(project)).toEqual([1, 0, `${first.gross} EUR`]);
    const second = await issued(admin, await changed(project, '5'));
    expect(second.gross).not.toBe(first.gross);
    expect(await comeTo(project)).toEqual([2, 1, `${second.gross} EUR`]);
    await issued(admin, await projectNow(admin, project.id), { language: 'de' });
    expect(await comeTo(project)).toEqual([3, 2, `${second.gross} EUR`]);
  });

  test('has a confirmed quote once, by its confirmation, and leaves reports alone', async () => {
    const project = await quotable(admin, { contractSignedOn: today });
    await issued(admin, project);
    const { version } = await projectNow(admin, project.id);
    const step = { to: 'approved', version, acknowledged: ['costMissing'] };
    const { data: approved } = await admin.post<ProjectRecord>(`/project/transition/${project.id}`, step);
    const confirmation = await issued(admin, approved, { kind: 'orderConfirmation' });
    expect(await comeTo(project)).toEqual([2, 1, `${confirmation.gross} EUR`]);
    await issued(admin, approved, { kind: 'statusReport' });
    expect(await comeTo(project)).toEqual([3, 1, `${confirmation.gross} EUR`]);
  });

  test('has an accepted quote with the options ordered with it, as its row in every language, which says what was offered too', async () => {
    const project = await quotable(admin);
    const quote = await issued(admin, project);
    await issued(admin, await projectNow(admin, project.id), { language: 'de' });
    const chosenLineIds = [project.lines[1]?.id];
    const said = { answer: 'accepted', name: 'Ada Aster', on: today, chosenLineIds };
    const { data: accepted } = await admin.post<DocumentDetail>(`/document/enter-answer/${quote.id}`, said);
    const agreed = accepted.ordered?.gross;
    expect(agreed).not.toBe(quote.gross);
    const { rows } = await grid(admin, 'document', of(project));
    const sums = rows.map(({ gross, offeredGross }) => ({ gross, offeredGross }));
    expect(sums).toEqual(Array(2).fill({ gross: agreed, offeredGross: quote.gross }));
    expect(await comeTo(project)).toEqual([2, 1, `${agreed} EUR`]);
  });

  test('has nothing of what was withdrawn', async () => {
    const project = await quotable(admin);
    const quote = await issued(admin, project);
    await admin.post(`/document/withdraw/${quote.id}`, { reason: 'Wrong price' });
    expect(await comeTo(project)).toEqual([1, 1, '0.00 EUR']);
  });

  test('is what the rows come to that count, in each group too', async () => {
    const [one, other] = [await quotable(admin), await quotable(admin, { currency: 'USD' })];
    await issued(admin, one);
    const last = await issued(admin, await changed(one, '7'));
    const foreign = await issued(admin, other);
    const { groups = [] } = await sumsOf(admin, 'document', { query: of(one, other), groupBy: 'isCounted' });
    expect(groups.map(({ value, count, notCounted }) => [value, count, notCounted]).sort()).toEqual([
      [false, 1, 1],
      [true, 2, 0],
    ]);
    const { filter } = of(one, other);
    const counting = { field: 'isCounted', operator: 'is', value: true };
    const { rows } = await grid(admin, 'document', { filter: { all: [...filter.all, counting] } });
    expect(rows.map(({ id }) => id).sort()).toEqual([last.id, foreign.id].sort());
    expect(await comeTo(one, other)).toEqual([3, 1, `${last.gross} EUR`, `${foreign.gross} USD`]);
  });

  test('says nothing of amounts to who sees none, nor what counts of them', async () => {
    const plain = await signIn(app, 'EDITOR', 'Sees No Prices', []);
    const sums = await sumsOf(plain, 'document', {});
    expect(Object.keys(sums)).toEqual(['count']);
  });
});
