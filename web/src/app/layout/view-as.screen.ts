import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { visit } from '../../../testing/visit.tsx';

const band = page.getByRole('region', { name: 'Viewing as someone else' });

async function openMenu(): Promise<void> {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
}

test('an SA looks at the product as a person, and nothing can be changed', async () => {
  await visit('/home/projects', 'SA');
  await openMenu();
  await page.getByRole('menuitem', { name: 'View as…' }).click();
  await page.getByRole('combobox', { name: 'View Mandate as' }).selectOptions('A person');
  const start = page.getByRole('button', { name: 'Start viewing' });
  await start.click();
  await expect.element(page.getByText('This field is required.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Person' }).fill('editor@');
  await page.getByRole('listbox').getByRole('option').filter({ hasText: 'EDITOR' }).first().click();
  await start.click();
  await expect.element(band).toMatchTextContent('(EDITOR). Nothing can be changed.');
  await visit('/home/profile');
  await expect.element(page.getByText('Stop viewing to see your own profile.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Full name|password/ })).not.toBeInTheDocument();
  await visit('/register/customer');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Never Saved Ltd');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect.element(page.getByText('You are viewing as someone else,').first()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Customer not saved', exact: true })).toBeVisible();
  for (const [width, scheme] of [
    [390, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.viewport(width, 800);
    await expectAccessible(scheme);
    await expectNoSidewaysScroll();
  }
});

test('a look as another person that ended on the server leads back to the own account and says so', async () => {
  await visit('/home/projects', 'SA');
  await openMenu();
  await page.getByRole('menuitem', { name: 'View as…' }).click();
  await page.getByRole('combobox', { name: 'View Mandate as' }).selectOptions('Role EDITOR');
  await page.getByRole('button', { name: 'Start viewing' }).click();
  await expect.element(band).toMatchTextContent('EDITOR');
  const Authorization = `Bearer ${sessionStorage.getItem('viewToken')}`;
  const headers = { Authorization, 'Content-Type': 'application/json' };
  await fetch('/account/revoke-refresh-token', { method: 'POST', headers, body: '{}' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
  await expect.element(page.getByText('You are viewing Mandate as yourself again.')).toBeVisible();
  await expect.element(band).not.toBeInTheDocument();
  await expect.element(page.getByRole('banner').getByRole('button', { name: /SA$/ })).toBeVisible();
});

test('only an SA is offered to look at the product as another person', async () => {
  await visit('/home/projects', 'ADMIN');
  await openMenu();
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'View as…' })).not.toBeInTheDocument();
});
