import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Calls } from '../../../testing/callers/call.ts';
import { signIn } from '../../../testing/callers/people.ts';
import { type Row, saved, savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Calls;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN', 'Ada');
});
afterAll(() => app.close());

describe('a person of the firm', () => {
  test('who has left is not offered any more, and it is told what they still hold', async () => {
    const person = await savePersonnel(admin, { hiredOn: '2019-01-01' });
    const team = { members: [{ personnelId: person.id }] };
    await saveProject(admin, { ...team, projectManagerId: person.id });
    await saveProject(admin, { ...team, startDate: '2019-02-01', endDate: '2019-06-30' });
    const reply = await admin.post<Row>('/personnel/save', { id: person.id, version: 1, leftOn: '2020-03-31' });
    expect(reply.data).toMatchObject({ leftOn: '2020-03-31', isActive: false });
    const what = '1 project managed and 1 place in a team';
    expect(reply.alerts).toEqual([`${person.displayName} still holds: ${what}. Hand it over from their page.`]);
    const again = await admin.post<Row>('/personnel/save', { id: person.id, version: 2, jobTitle: 'Retired' });
    expect(again.alerts).toEqual([]);
  });

  test('who will leave is still offered', async () => {
    const person = await savePersonnel(admin, { leftOn: '2099-12-31' });
    expect(person.isActive).toBe(true);
  });

  test('cannot leave before being hired, lead themselves or be a freelancer of nobody', async () => {
    const codes = async (values: object) => {
      const reply = await admin.post('/personnel/save', {
        firstName: 'A',
        lastName: 'B',
        workEmail: 'x@y.example',
        ...values,
      });
      return reply.fieldCodes;
    };
    expect(await codes({ hiredOn: '2024-05-01', leftOn: '2024-04-30' })).toEqual(['leftOn dateOrder']);
    expect(await codes({ employmentType: 'freelancer' })).toEqual(['providerId fieldRequired']);
    expect(await codes({ seniority: 'wizard' })).toEqual(['seniority valueNotAllowed']);
    const chief = await savePersonnel(admin);
    const report = await savePersonnel(admin, { managerId: chief.id });
    const circle = await admin.post('/personnel/save', { id: chief.id, version: 1, managerId: report.id });
    expect(circle.fieldErrors).toMatchObject([
      { field: 'managerId', message: `${report.displayName} is already below this record. Choose another.` },
    ]);
  });

  test('begins with the weekly hours of the firm and works from a place, for a provider', async () => {
    const provider = await saved<Row>(admin, 'provider', { name: 'Agency', countryCode: 'DE' });
    const office = await saved<Row>(admin, 'place', { name: 'Office', kind: 'ownOffice' });
    const values = {
      employmentType: 'freelancer',
      providerId: provider.id,
      basePlaceId: office.id,
      seniority: 'senior',
    };
    const person = await savePersonnel(admin, values);
    expect(person).toMatchObject({
      weeklyHours: '40',
      provider: { label: 'Agency' },
      basePlace: { label: 'Office' },
      seniority: 'senior',
    });
  });
});
