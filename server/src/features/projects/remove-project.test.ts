import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

async function removeWith(status: string, search = '') {
  const { id } = await saveProject(admin);
  await app.database.pool.query('update projects set status = $2::project_status where id = $1', [id, status]);
  return admin.del(`/project/remove/${id}${search}`);
}

describe('a project', () => {
  test.each(['draft', 'quoted', 'onHold', 'lost', 'cancelled'])('that is %s can be deleted', async (status) => {
    expect((await removeWith(status)).status).toBe(200);
  });

  test.each(['active', 'completed', 'closed'])('that is %s stays', async (status) => {
    const reply = await removeWith(status, '?reason=please');
    expect([reply.status, reply.errorCode]).toEqual([409, 'statusChangeNotAllowed']);
  });

  test('that is approved is deleted with a reason only', async () => {
    expect((await removeWith('approved')).fieldCodes).toEqual(['reason reasonRequired']);
    expect((await removeWith('approved', '?reason=Signed%20twice')).status).toBe(200);
  });
});
