import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit } from '../../../../testing/fit.ts';
import { press } from '../../../../testing/press-and-type.ts';
import { toast, undo } from '../../../../testing/toasts.ts';
import { call, comeBack, visit } from '../../../../testing/visit.tsx';

interface Made {
  id: string;
  version: number;
}

const save = (noun: string, values: object) => call<Made>('POST', `/${noun}/save`, values);

interface Arranged {
  leaver: Made;
  ben: Made;
  eva: Made;
  stamp: number;
  /** The projects of the leaver. */
  projects: Made[];
}

/** A person who manages two projects with three lines and has a customer; two who may take over. */
async function arranged(): Promise<Arranged> {
  const stamp = Date.now();
  const person = (firstName: string) =>
    save('personnel', { firstName, lastName: `Holm ${stamp}`, workEmail: `${firstName}.${stamp}@firm.example` });
  const [leaver, ben, eva] = [await person('Lea'), await person('Ben'), await person('Eva')];
  const line = (description: string) => {
    const figures = { quantity: '2', unit: 'day', unitPrice: '900' };
    return { type: 'service', description, personnelId: leaver.id, ...figures };
  };
  const made = (name: string, lines: object[]) =>
    save('project', { name: `${name} ${stamp}`, isInternal: true, projectManagerId: leaver.id, lines });
  const projects = [await made('Harbour', [line('Survey'), line('Plan')]), await made('Mole', [line('Sketch')])];
  await save('customer', { name: `Port ${stamp}`, accountManagerId: leaver.id });
  return { leaver, ben, eva, stamp, projects };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const managerOf = async ({ id }: Made) =>
  (await call<{ projectManagerId: string }>('GET', `/project/get-by-id/${id}`)).projectManagerId;

/** Chooses somebody in one of the fields that say to whom something goes. */
async function goesTo(field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

test('everything somebody holds goes to others in one act, reviewed before and taken back as one', async () => {
  const { leaver, ben, eva, stamp, projects } = await arranged();
  await visit(`/register/personnels?search=Lea Holm ${stamp}`, 'ADMIN');
  await button(`Actions for Lea Holm ${stamp}`).click();
  await page.getByRole('menuitem', { name: 'Hand over…' }).click();
  await expect.element(heading(`Hand over: Lea Holm ${stamp}`)).toBeVisible();
  const holds = `Lea Holm ${stamp} still holds: 2 projects managed, 3 lines to deliver, and 1 customer.`;
  await expect.element(page.getByText(holds)).toBeVisible();
  await expect.element(button('Review hand-over')).toHaveAttribute('aria-disabled', 'true');

  await goesTo('Everything goes to', `Ben Holm ${stamp}`);
  await expect.element(page.getByText('6 things change hands')).toBeVisible();
  await goesTo('Customers goes to', `Eva Holm ${stamp}`);
  await button('Choose one by one').nth(0).click();
  await page.getByRole('combobox', { name: `Mole ${stamp} goes to` }).click();
  await page.getByRole('option', { name: `Keep with Lea Holm ${stamp}` }).click();
  await expect.element(page.getByText('5 things change hands')).toBeVisible();
  // The address keeps what was chosen.
  await comeBack();
  await expect.element(page.getByText('5 things change hands')).toBeVisible();
  await expectFit();
  await page.viewport(1440, 860);

  await button('Review hand-over').click();
  await expect.element(page.getByText('5 things change hands, 1 stays with')).toBeVisible();
  const customers = page.getByRole('table', { name: 'Customers' });
  await expect
    .element(customers)
    .toMatchTextContent(new RegExp(`Port ${stamp}.*Lea Holm ${stamp} → Eva Holm ${stamp}.*At once`));
  await expectFit();
  await page.viewport(1440, 860);
  expect(await managerOf(projects[0] as Made)).toBe(leaver.id);

  await button('Hand over 5 things').click();
  await expect.element(heading(`Lea Holm ${stamp}`)).toBeVisible();
  expect(await managerOf(projects[0] as Made)).toBe(ben.id);
  expect(await managerOf(projects[1] as Made)).toBe(leaver.id);
  const { rows } = await call<{ rows: { accountManagerId: string }[] }>('POST', '/customer/get-grid', {
    search: `Port ${stamp}`,
  });
  expect(rows[0]?.accountManagerId).toBe(eva.id);

  await undo(`Lea Holm ${stamp}: 5 things handed over.`);
  await expect.element(toast('Hand-over taken back: 3 records.')).toBeVisible();
  expect(await managerOf(projects[0] as Made)).toBe(leaver.id);
});

test('somebody who is deactivated is said to hold it still, and leads to where it is handed over', async () => {
  const { leaver, stamp } = await arranged();
  await visit(`/register/personnel/${leaver.id}/edit`, 'ADMIN');
  await page.getByRole('checkbox', { name: 'Active' }).click();
  const notice = page.getByText(
    `Lea Holm ${stamp} still holds: 2 projects managed, 3 lines to deliver, and 1 customer.`,
  );
  await expect.element(notice).toBeVisible();
  await press('Control+s');
  await expect.element(toast(/Hand it over from their page/)).toBeVisible();
  // It stays as long as it is true.
  await comeBack();
  await expect.element(notice).toBeVisible();
  // Their page says so to who only reads it.
  await visit(`/register/personnel/${leaver.id}`);
  await expect.element(notice).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Hand over…' })).toBeVisible();
  await press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Hand over…' }).click();
  await expect.element(heading(`Hand over: Lea Holm ${stamp}`)).toBeVisible();
});

test('what changed since the review refuses the act, and is reviewed again in place', async () => {
  const { leaver, ben, stamp, projects } = await arranged();
  const to = encodeURIComponent(JSON.stringify({ all: ben.id }));
  await visit(`/register/personnel/${leaver.id}/hand-over?to=${to}`, 'ADMIN');
  await button('Review hand-over').click();
  await expect.element(button('Hand over 6 things')).toBeVisible();
  const [project] = projects as [Made];
  await save('project', { id: project.id, version: project.version, name: `Renamed ${stamp}` });
  await button('Hand over 6 things').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/0 more, 0 fewer, 1 changed\. Review them again\./);
  expect(await managerOf(project)).toBe(leaver.id);
  await button('Review again').click();
  await expect.element(page.getByRole('link', { name: `Renamed ${stamp}` }).first()).toBeVisible();
  await button('Hand over 6 things').click();
  await expect.element(heading(`Lea Holm ${stamp}`)).toBeVisible();
  expect(await managerOf(project)).toBe(ben.id);

  // Who holds nothing is told so.
  await visit(`/register/personnel/${leaver.id}/hand-over`);
  await expect.element(page.getByText(`Lea Holm ${stamp} holds nothing`)).toBeVisible();
});

test('who may not change people is told so, and is not offered it', async () => {
  const { leaver, stamp } = await arranged();
  await visit(`/register/personnel/${leaver.id}/hand-over`, 'EDITOR');
  await expect.element(heading('Hand over')).toBeVisible();
  await expect.element(page.getByRole('main').getByText(/SA and ADMIN/)).toBeVisible();
  await visit(`/register/personnels?search=Lea Holm ${stamp}`);
  await button(`Actions for Lea Holm ${stamp}`).click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Hand over…' })).not.toBeInTheDocument();
});
