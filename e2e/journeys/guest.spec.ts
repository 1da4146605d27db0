import { expect, signIn, test } from '../journey.ts';

test('a guest sees the projects of the own teams, and no amount of money', async ({ page }) => {
  await signIn(page, 'GUEST');
  const main = page.getByRole('main');
  await expect(main.getByText('1–3 of 3 projects')).toBeVisible();
  await expect(main.getByRole('columnheader')).toHaveText([
    /^Code/,
    /^Name/,
    /^Customer/,
    /^Manager/,
    /^Status/,
    /^Start/,
    /^End/,
    'Actions',
  ]);
  await expect(page.getByRole('link', { name: 'New project' })).toHaveCount(0);

  await main.getByRole('grid').getByRole('link').first().click();
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(sections).toHaveText([
    /^Overview/,
    /^Lines/,
    /^Team/,
    /^Providers/,
    /^Places/,
    /^Milestones/,
    /^Files/,
    /^Notes/,
  ]);
  await expect(page.getByRole('grid', { name: 'Lines' }).getByRole('columnheader')).toHaveText([
    '#',
    'Line',
    'Quantity',
    'Unit',
  ]);
  await expect(page.getByText('Currency')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Totals' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save project' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Team', exact: true }).getByText('Gus Lanternby')).toBeVisible();
});

test('a guest sees of a customer the name, the city and the main contact', async ({ page }) => {
  await signIn(page, 'GUEST', '/register/customers');
  const main = page.getByRole('main');
  await expect(main.getByRole('columnheader')).toHaveText([/^Name/, 'City', 'Actions']);
  await main.getByRole('grid').getByRole('link').first().click();
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(sections).toHaveText(['General', 'Address', 'Contacts']);
  await expect(page.getByRole('group', { name: 'Contacts', exact: true }).getByText('Main contact')).toHaveCount(1);
});

test('who signed up and is linked to nobody is told whom to ask, in place and nowhere twice', async ({ page }) => {
  await page.goto('/session/signup');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Signe Stranger');
  await page.getByRole('textbox', { name: 'Email' }).fill(`signe.${Date.now()}@elsewhere.example`);
  const fields = page.getByRole('textbox', { name: /password/i });
  await fields.first().fill('Four words nobody guesses 4711');
  await fields.last().fill('Four words nobody guesses 4711');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const sentence = 'You are not on the team of any project yet. Ask an administrator to link your account and add you.';
  for (const list of ['Projects', 'Customers', 'Personnels']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: list }).click();
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Filter' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^New / })).toHaveCount(0);
  }
  await expect(page.getByRole('banner').getByText('Signe Stranger')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(sentence)).toHaveCount(1);
});
