import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type ProjectRecord, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { untilAnswered } from '../../../testing/until-answered.ts';

/** How many save one project at once. */
const savers = process.env.ENDURE_ROUNDS === undefined ? 60 : 1000;

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

test(`${savers} saves of one project at once, each built on what all of them read, lose nothing`, {
  timeout: 1_200_000,
}, async () => {
  const begun = await saveProject(person, {
    lines: Array.from({ length: savers }, (_, index) => work({ description: `Line ${index}`, unitCost: '40' })),
  });
  const refused: unknown[] = [];
  await Promise.all(
    begun.lines.map(async (own) => {
      const lines = begun.lines.map(({ id }) =>
        id === own.id ? { id, quantity: '2', description: `By ${id}` } : { id },
      );
      const body = { id: begun.id, version: begun.version, lines };
      const reply = await untilAnswered(() => person.post<ProjectRecord>('/project/save', body));
      if (reply.status !== 200) refused.push(reply.errorMessage);
    }),
  );
  expect(refused).toEqual([]);
  const { data } = await person.get<ProjectRecord>(`/project/get-by-id/${begun.id}`);
  expect(data.lines.map(({ description, quantity }) => `${quantity} ${description}`)).toEqual(
    begun.lines.map(({ id }) => `2 By ${id}`),
  );
  expect(data.version).toBe(begun.version + savers);
  expect(data.totals).toMatchObject({
    contractNet: `${savers * 200}.00`,
    plannedCost: `${savers * 80}.00`,
    plannedMargin: `${savers * 120}.00`,
  });
  const { data: told } = await person.get<{ total: number }>(`/project/history/${begun.id}`);
  expect(told.total).toBe(1 + savers);
});
