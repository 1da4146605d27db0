import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountPeople } from '../../../testing/callers/account-people.ts';
import { saveParameter } from '../../../testing/callers/parameters.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof accountPeople>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await accountPeople(app);
});
afterAll(() => app.close());

test('everybody reads the values their role may read, a guest who waits as well', async () => {
  const made = await Promise.all(
    ['SA', 'ADMIN', 'EDITOR', 'GUEST'].map((readableBy) =>
      saveParameter(people.SA, { key: `custom.for${readableBy}`, readableBy, value: readableBy }),
    ),
  );
  const removed = await saveParameter(people.SA, { key: 'custom.removed', value: 'gone' });
  await people.SA.del(`/parameter/remove/${removed.id}`);
  const names = made.map(({ key }) => key);
  const read = await Promise.all(
    [people.SA, people.ADMIN, people.EDITOR, people.member, people.GUEST].map(async (person) => {
      const { status, data } = await person.get<Record<string, unknown>>('/parameter/get-values');
      expect([status, data['money.baseCurrency'], data['custom.removed']]).toEqual([200, 'EUR', undefined]);
      return [
        names.filter((name) => name in data).length,
        'security.signUpMode' in data,
        'numbering.project' in data,
        Array.isArray(data['project.roles']),
      ];
    }),
  );
  expect(read).toEqual([
    [4, true, true, true],
    [3, false, true, true],
    [2, false, true, true],
    [1, false, false, true],
    [1, false, false, true],
  ]);
});
