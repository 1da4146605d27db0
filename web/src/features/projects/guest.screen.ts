import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { call, newcomer, textsOf, visit } from '../../../testing/visit.tsx';

interface Row {
  id: string;
  milestones: { name: string }[];
  places: unknown[];
}

const main = page.getByRole('main');
const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');

/** Expects that each of some elements begins with one of the texts, in their order. */
async function expectBeginnings(found: typeof sections, texts: readonly string[]): Promise<void> {
  const beginnings = () => textsOf(found).map((text, at) => text.slice(0, texts[at]?.length ?? text.length));
  await expect.poll(beginnings).toEqual(texts);
}

test('a guest sees only the projects of their own teams, and no amount of money', async () => {
  await visit('/home/projects', 'GUEST');
  await expect.element(main.getByText('1–3 of 3 projects')).toBeVisible();
  const shown = ['Code', 'Name', 'Customer', 'Status', 'Manager', 'End', 'Actions'];
  await expectBeginnings(main.getByRole('columnheader'), shown);
  await expect.element(page.getByRole('link', { name: 'New project' })).not.toBeInTheDocument();

  await main.getByRole('grid').getByRole('link').first().click();
  const parts = ['Overview', 'Lines', 'Team', 'Providers', 'Places', 'Milestones', 'Files', 'Notes'];
  await expectBeginnings(sections, parts);
  const heads = page.getByRole('grid', { name: 'Lines' }).getByRole('columnheader');
  await expect.poll(() => textsOf(heads)).toEqual(['#', 'Line', 'Quantity', 'Unit']);
  await expect.element(page.getByText('Currency')).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Totals' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Save project' })).not.toBeInTheDocument();
  const team = page.getByRole('group', { name: 'Team', exact: true });
  await expect.element(team.getByText('Gus Lanternby')).toBeVisible();
});

test('a guest sees only the name, the city and the main contact of a customer', async () => {
  await visit('/register/customers', 'GUEST');
  await expectBeginnings(main.getByRole('columnheader'), ['Name', 'City', 'Actions']);
  await main.getByRole('grid').getByRole('link').first().click();
  const contacts = page.getByRole('region', { name: 'Contacts', exact: true });
  await expect.element(contacts.getByText('Main contact')).toHaveLength(1);
  for (const name of ['Rates', 'Files', 'Notes', 'History'])
    await expect.element(main.getByRole('tab', { name })).not.toBeInTheDocument();
});

test('a guest sees the places and milestones of a project, and no costs', async () => {
  const { rows } = await call<{ rows: Row[] }>('POST', '/project/get-grid', { pageSize: 10 }, 'GUEST');
  const all = await Promise.all(rows.map(({ id }) => call<Row>('GET', `/project/get-by-id/${id}`, undefined, 'GUEST')));
  const shown = all.find((one) => one.milestones.length > 0 && one.places.length > 0);
  await visit(`/home/project/${shown?.id}`, 'GUEST');
  const milestones = page.getByRole('group', { name: 'Milestones', exact: true });
  await expect.element(milestones.getByText(String(shown?.milestones[0]?.name)).first()).toBeVisible();
  await expect.element(milestones.getByRole('img', { name: /^Milestone timeline/ })).toBeVisible();
  const places = page.getByRole('group', { name: 'Places', exact: true });
  await expect.element(places.getByText('Main place')).toHaveLength(1);
  await expect.element(page.getByText(/^(Agreed amount|Billing|Currency)$|Total weight/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Add (provider|place|milestone)/ })).not.toBeInTheDocument();
});

test('a guest can see the board but not move its cards', async () => {
  await visit('/home/projects/board', 'GUEST');
  await expect.element(main.getByRole('article').first()).toBeVisible();
  await expect.element(main.getByRole('button', { name: /^(Drag|Move)/ })).not.toBeInTheDocument();
});

test('a person who may not create projects, or copies one that does not exist, is told so', async () => {
  await visit(`/home/project/${crypto.randomUUID()}/copy`, 'GUEST');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Copy project' })).toBeVisible();
  await expect.element(page.getByText(/SA, ADMIN/)).toBeVisible();
  await visit(`/home/project/${crypto.randomUUID()}/copy`, 'EDITOR');
  await expect.element(page.getByRole('link', { name: 'Back to list' })).toBeVisible();
});

test('a new user who is not linked to a person is told whom to ask, once and in place', async () => {
  // Who signs out is shown the way for strangers.
  await visit('/home/profile', await newcomer('GUEST'));
  await page.getByRole('banner').getByRole('button', { name: 'New GUEST' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Signe Stranger');
  await page.getByRole('textbox', { name: 'Email' }).fill(`signe.${Date.now()}@elsewhere.example`);
  const fields = page.getByRole('textbox', { name: /password/i });
  await fields.first().fill('Four words nobody guesses 4711');
  await fields.last().fill('Four words nobody guesses 4711');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const sentence = 'You are not on the team of any project yet. Ask an administrator to link your account and add you.';
  for (const list of ['Projects', 'Customers', 'Personnels']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: list }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    await expect.element(page.getByText(sentence)).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /^New / })).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole('banner').getByText('Signe Stranger')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(page.getByText(sentence)).toHaveLength(1);
});
