import { weekOf } from '@mandate/contract/time/week.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../../testing/fit.ts';
import { call, textsOf, visit } from '../../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
  lines: { id: string }[];
}

const today = dayIn(new Date(), 'Europe/Rome');
const monday = weekOf(addDays(today, -7), 1);
const main = page.getByRole('main');
const hours = page.getByRole('group', { name: 'Hours', exact: true });
const byLine = hours.getByRole('table', { name: 'Hours by line' });
const rowOf = (name: string) => byLine.getByRole('row').filter({ hasText: name });

/** An approved project with a line of 5 days and one of 40 hours, and somebody who may book on it. */
async function running(name: string) {
  const mark = `${name} ${Date.now()}`;
  const person = await call<Saved>(
    'POST',
    '/personnel/save',
    {
      ...{ firstName: 'Ines', lastName: mark, hiredOn: '2020-01-01' },
      workEmail: `${crypto.randomUUID()}@firm.example`,
    },
    'SA',
  );
  const line = { type: 'service', unitPrice: '90', unitCost: '50', personnelId: person.id, startDate: monday };
  const lines = [
    { ...line, description: `Design ${mark}`, unit: 'day', quantity: '5' },
    { ...line, description: `Report ${mark}`, unit: 'hour', quantity: '40' },
  ];
  const days = { startDate: monday, endDate: addDays(monday, 200), quoteValidUntil: addDays(monday, 100) };
  const sold = { projectManagerId: person.id, contractSignedOn: monday, hoursPerDay: '8' };
  const made = await call<Saved>('POST', '/project/save', { name: mark, isInternal: true, ...days, ...sold, lines });
  let { version } = made;
  for (const to of ['quoted', 'approved'])
    ({ version } = await call<Saved>('POST', `/project/transition/${made.id}`, { to, version }));
  const [design = '', report = ''] = made.lines.map(({ id }) => id);
  const book = (lineId: string, seconds: number, text: string | null = null, date = monday) =>
    call('POST', '/entry/save-many', { entries: [{ personnelId: person.id, lineId, date, seconds, text }] });
  return { mark, id: made.id, address: `/home/project/${made.id}`, design, report, book };
}

test('a project nobody worked on says what is planned, and leads those who book time to their week', async () => {
  const { address } = await running('Untouched');
  await visit(address, 'EDITOR');
  await expect.element(hours).toMatchTextContent(/No time booked yet\. Planned: 80 hours from \d/);
  await expect.element(hours.getByRole('link', { name: 'Book time' })).toHaveAttribute('href', '/home/week');
  await expect.element(main.getByRole('columnheader', { name: 'Worked' })).not.toBeInTheDocument();
  // Who is nobody of the firm has no week.
  await visit(address, 'SA');
  await expect.element(hours).toMatchTextContent(/No time booked yet/);
  await expect.element(hours.getByRole('link', { name: 'Book time' })).not.toBeInTheDocument();
});

test('what was worked and is left stands by line, with who worked last and the way to all of it', async () => {
  const { id, mark, address, design, report, book } = await running('Worked');
  await book(design, 8 * 3_600, `Sketches ${mark}`);
  await book(design, 4 * 3_600);
  await book(report, 2.5 * 3_600);
  await visit(address, 'SA');
  await expect.element(rowOf('Design')).toMatchTextContent(/5 days.*1\.5 days.*1\.5 days not approved.*3\.5 days/);
  await expect.element(rowOf('Report')).toMatchTextContent(/40 hours.*2\.5 hours.*37\.5 hours/);
  await expect.element(rowOf('Total')).toMatchTextContent(/80 hours.*14\.5 hours.*65\.5 hours/);
  await expect.element(byLine.getByRole('columnheader', { name: /^Cost, / })).toBeVisible();
  const last = hours.getByRole('list', { name: 'Last entries' });
  await expect.element(last.getByText(new RegExp(`Sketches ${mark}`))).toBeVisible();
  const filter = { all: [{ field: 'projectId', operator: 'anyOf', value: [id] }] };
  await expect
    .element(hours.getByRole('link', { name: 'All 3 entries' }))
    .toHaveAttribute('href', `/home/entries?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
  const grid = main.getByRole('grid', { name: 'Lines' });
  await expect.element(grid.getByRole('columnheader', { name: 'Worked' })).toBeVisible();
  const cell = grid.getByRole('row').filter({ hasText: 'Design' }).getByRole('gridcell', { name: '1.5', exact: true });
  await expect.element(cell).toBeVisible();
  await expectAccessible();
  await expectAccessible('dark');
  await expectFit();

  await visit(address, 'EDITOR');
  await expect.element(rowOf('Design')).toMatchTextContent(/1\.5 days/);
  await expect.poll(() => textsOf(byLine.getByRole('columnheader'))).toEqual(['Line', 'Planned', 'Worked', 'Left']);
});

test('more than was planned is said so, and a draft has no hours', async () => {
  const { address, report, book } = await running('Beyond');
  for (const day of [0, 1, 2, 3]) await book(report, 12 * 3_600, null, addDays(monday, day));
  await visit(address, 'SA');
  await expect.element(rowOf('Report')).toMatchTextContent(/48 hours.*8 hours over/);
  const draft = await call<Saved>('POST', '/project/save', { name: `Draft ${Date.now()}`, isInternal: true }, 'SA');
  await visit(`/home/project/${draft.id}`, 'SA');
  await expect.element(main.getByRole('navigation', { name: 'Sections' }).getByRole('link').first()).toBeVisible();
  await expect.element(hours).not.toBeInTheDocument();
});
