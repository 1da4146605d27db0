import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

let made = 0;
async function newPersonnel(): Promise<string> {
  made += 1;
  const stamp = `${Date.now()}${made}`;
  const body = { firstName: 'Sched', lastName: `Uled ${stamp}`, workEmail: `sched.${stamp}@firm.example` };
  return (await call<{ id: string }>('POST', '/personnel/save', body, 'ADMIN')).id;
}

const section = () => page.getByRole('group', { name: 'Schedule', exact: true });

test('a schedule is added with a full week, adds up while it is typed, and gives the hours per week', async () => {
  const id = await newPersonnel();
  await visit(`/register/personnel/${id}/edit`, 'ADMIN');
  await expect.element(section().getByText(/^No schedule\. 40 hours/)).toBeVisible();
  await section().getByRole('button', { name: 'Add schedule' }).click();
  await section().getByRole('textbox', { name: 'From' }).fill('2020-01-01');
  await section().getByRole('textbox', { name: 'Friday' }).fill('6.5');
  await expect.element(section().getByText('38.5 hours a week')).toBeVisible();
  await expectAccessible();
  await expectFit();
  await press('Control+s');
  await visit(`/register/personnel/${id}/edit`);
  // They follow from the schedule: nobody types others beside it.
  await expect
    .element(page.getByRole('group', { name: 'Employment' }))
    .toMatchTextContent(/Hours per week\s*38\.5\s*Today's schedule gives the hours per week\./);
  await expect.element(page.getByRole('textbox', { name: 'Hours per week' })).not.toBeInTheDocument();
  await expect.element(section().getByText('From 1 Jan 2020')).toMatchTextContent('From 1 Jan 2020 38.5 hours a week');
  await visit(`/register/personnel/${id}`, 'EDITOR');
  const read = page.getByRole('region', { name: 'Schedule' }).first();
  await expect.element(read.getByRole('row', { name: /1 Jan 2020/ })).toMatchTextContent('6.5');
});

test('two schedules from one day are refused at the field of the second', async () => {
  const id = await newPersonnel();
  await visit(`/register/personnel/${id}/edit`, 'ADMIN');
  for (const _ of [1, 2]) {
    await section().getByRole('button', { name: 'Add schedule' }).click();
    await section().getByRole('textbox', { name: 'From' }).last().fill('2024-01-01');
  }
  await press('Control+s');
  await expect.element(section().getByRole('textbox', { name: 'From' }).last()).toHaveAttribute('aria-invalid', 'true');
});
