import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  grid,
  type PersonnelRecord,
  type ProjectRecord,
  savePersonnel,
  saveProject,
  staff,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let editor: Person;
let ann: PersonnelRecord;
let ben: PersonnelRecord;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR');
  ann = await savePersonnel(admin, { firstName: 'Ann', lastName: 'Æble' });
  ben = await savePersonnel(admin, { firstName: 'Ben', lastName: 'Birk' });
});
afterAll(() => app.close());

const codesOf = async (...members: object[]) =>
  (await editor.post('/project/save', { name: 'Refused', isInternal: true, members })).fieldCodes;
const setStatus = (id: string, status: string) =>
  app.database.pool.query('update projects set status = $2::project_status where id = $1', [id, status]);

describe('a member of a project', () => {
  test('is a person, or a role to be filled, for all of the time when nothing else is said', async () => {
    const project = await saveProject(editor, {
      members: [{ personnelId: ann.id }, { placeholderRole: 'Test lead', role: 'lead', hoursPerWeek: '16' }],
    });
    expect(project.members).toMatchObject([
      {
        personnelId: ann.id,
        personnel: { id: ann.id, label: 'Ann Æble', isDeleted: false },
        placeholderRole: null,
        role: 'consultant',
        allocationPercent: '100',
        hoursPerWeek: null,
        bookingKind: 'tentative',
      },
      { personnelId: null, personnel: null, placeholderRole: 'Test lead', allocationPercent: null, hoursPerWeek: '16' },
    ]);
    expect((await editor.get(`/project/get-by-id/${project.id}`)).data).toEqual(project);
  });

  test('that does not fit is refused with everything that is wrong', async () => {
    expect(
      await codesOf(
        { role: 'lead' },
        { personnelId: ann.id, placeholderRole: 'Both' },
        { personnelId: ann.id, allocationPercent: '50', hoursPerWeek: '20' },
        { personnelId: ann.id, startDate: '2026-02-02', endDate: '2026-02-01' },
      ),
    ).toEqual([
      'members.0.personnelId assigneeRequired',
      'members.1.placeholderRole assigneeConflict',
      'members.2.hoursPerWeek allocationConflict',
      'members.3.endDate dateOrder',
    ]);
    expect(
      await codesOf({ personnelId: ann.id, allocationPercent: '100.5', role: 'boss', bookingKind: 'maybe', since: 1 }),
    ).toEqual(
      expect.arrayContaining([
        'members.0.since fieldUnknown',
        'members.0.role valueNotAllowed',
        'members.0.allocationPercent numberOutOfRange',
        'members.0.bookingKind valueNotAllowed',
      ]),
    );
    const gone = await savePersonnel(admin);
    await admin.del(`/personnel/remove/${gone.id}`);
    expect(await codesOf({ personnelId: gone.id }, { personnelId: editor.id })).toEqual([
      'members.0.personnelId referenceDeleted',
      'members.1.personnelId referenceNotFound',
    ]);
  });

  test('changes from share to hours by saying both', async () => {
    const { id, members } = await saveProject(editor, { members: [{ personnelId: ann.id }] });
    const [member] = members;
    const change = (values: object) => editor.post<ProjectRecord>('/project/save', { id, version: 1, ...values });
    const half = await change({ members: [{ id: member?.id, hoursPerWeek: '8' }] });
    expect(half.fieldCodes).toEqual(['members.0.hoursPerWeek allocationConflict']);
    const whole = await change({ members: [{ id: member?.id, hoursPerWeek: '8', allocationPercent: null }] });
    expect(whole.data.members).toMatchObject([{ hoursPerWeek: '8', allocationPercent: null }]);
  });

  test('planned for days the project does not run is taken with a warning that names them', async () => {
    const reply = await editor.post<ProjectRecord>('/project/save', {
      name: 'Dates',
      isInternal: true,
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      members: [
        { personnelId: ann.id, startDate: '2026-02-27' },
        { placeholderRole: 'Interpreter', endDate: '2026-04-01' },
        { personnelId: ben.id, startDate: '2026-03-01', endDate: '2026-03-31' },
      ],
    });
    expect(reply.status).toBe(200);
    expect(reply.alerts).toHaveLength(2);
    expect(reply.alerts.join(' ')).toMatch(/Ann Æble.*2026-03-01.*Interpreter/);
    expect(reply.alerts.join(' ')).not.toContain('Ben');
  });

  test('changed by two people at once keeps both changes, and tells whose', async () => {
    const { id, members } = await saveProject(editor, { members: [{ personnelId: ann.id }, { personnelId: ben.id }] });
    const [first, second] = members;
    await saveProject(admin, { id, version: 1, members: [{ id: first?.id, role: 'lead' }, { id: second?.id }] });
    const reply = await editor.post<ProjectRecord>('/project/save', {
      id,
      version: 1,
      members: [{ ...first }, { ...second, role: 'reviewer' }, { placeholderRole: 'Auditor' }],
    });
    expect(reply.data.members.map(({ role }) => role)).toEqual(['lead', 'reviewer', 'consultant']);
    expect(reply.alerts.join()).toContain('The ADMIN');
    const conflict = await admin.post<{ conflicts: object[]; current: object }>('/project/save', {
      id,
      version: 2,
      members: [{ id: first?.id }, { id: second?.id, role: 'support' }],
    });
    expect([conflict.status, conflict.errorCode]).toEqual([409, 'recordChangedByOther']);
    expect(conflict.data.conflicts).toEqual([
      { field: `members.${second?.id}.role`, base: 'consultant', theirs: 'reviewer', yours: 'support' },
    ]);
    // What it is now comes whole, with what is computed and when it came into its status.
    expect(conflict.data.current).toEqual((await admin.get(`/project/get-by-id/${id}`)).data);
  });

  test('is told by the history', async () => {
    const { id } = await saveProject(editor, { members: [{ personnelId: ann.id }] });
    await staff(editor, id, ben.id);
    const { data } = await editor.get<{ rows: { changes: { field: string; old: object; new: object }[] }[] }>(
      `/project/history/${id}`,
    );
    expect(data.rows[0]?.changes).toMatchObject([
      { old: { personnelId: ann.id, allocationPercent: '100' }, new: null },
      { old: null, new: { personnelId: ben.id } },
      { field: 'members' },
    ]);
  });
});

describe('a person who is a member', () => {
  test.each(['approved', 'active', 'onHold'])('of a project that is %s cannot be removed', async (status) => {
    const person = await savePersonnel(admin);
    const { id, name } = await saveProject(editor, { members: [{ personnelId: person.id }] });
    await setStatus(id, status);
    const reply = await admin.del(`/personnel/remove/${person.id}`);
    expect([reply.status, reply.errorCode]).toEqual([409, 'deleteBlocked']);
    expect(reply.data).toMatchObject({
      blocking: true,
      uses: [{ entity: 'project', count: 1, blocks: true, rows: [{ id, label: name }] }],
    });
    expect((await admin.get<PersonnelRecord>(`/personnel/get-by-id/${person.id}`)).data.deletedAt).toBeNull();
  });

  test.each(['closed', 'lost', 'cancelled'])('of a project that is %s can be removed', async (status) => {
    const person = await savePersonnel(admin);
    const { id } = await saveProject(editor, { members: [{ personnelId: person.id }] });
    await setStatus(id, status);
    expect((await admin.get(`/personnel/where-used/${person.id}`)).data).toMatchObject({ blocking: false });
    expect((await admin.del(`/personnel/remove/${person.id}`)).status).toBe(200);
    const { data } = await editor.get<ProjectRecord>(`/project/get-by-id/${id}`);
    expect(data.members).toMatchObject([{ personnel: { id: person.id, isDeleted: true } }]);
    // The rest of a project that is not closed can still be saved, with its members as they were replied.
    if (status !== 'closed') await saveProject(editor, { ...data, name: 'Saved again' });
  });
});

describe('a guest who is added to a project or taken off', () => {
  test('sees it, or waits, on the very next call', async () => {
    const guest = await signIn(app, 'GUEST', 'Gil Guest');
    const person = await savePersonnel(admin, { firstName: 'Gil', lastName: 'Guest', userId: guest.id });
    const { id } = await saveProject(editor, { name: 'Joined' });
    const seen = async () => {
      const reply = await guest.post<{ rows: { id: string }[]; total: number }>('/project/get-grid', {});
      const record = await guest.get(`/project/get-by-id/${id}`);
      return [reply.data.rows.map((row) => row.id), reply.data.total, reply.alerts.length, record.status];
    };
    expect(await seen()).toEqual([[], 0, 1, 404]);
    await staff(editor, id, person.id);
    expect(await seen()).toEqual([[id], 1, 0, 200]);
    await staff(editor, id, ann.id);
    expect(await seen()).toEqual([[], 0, 1, 404]);
    await staff(editor, id, person.id);
    await admin.post('/personnel/save', { id: person.id, version: 1, userId: null });
    expect(await seen()).toEqual([[], 0, 1, 404]);
    await admin.post('/personnel/save', { id: person.id, version: 2, userId: guest.id });
    expect(await seen()).toEqual([[id], 1, 0, 200]);
    await admin.del(`/project/remove/${id}`);
    expect(await seen()).toEqual([[], 0, 1, 404]);
    await admin.put(`/project/undelete/${id}`);
    expect(await seen()).toEqual([[id], 1, 0, 200]);
    expect((await grid(guest, 'project', { search: 'joined' })).total).toBe(1);
  });
});
