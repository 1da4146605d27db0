import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { openForm } from '../../../testing/open-form.ts';
import { press, type } from '../../../testing/press-and-type.ts';
import { toast } from '../../../testing/toasts.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

const main = page.getByRole('main');
const region = (name: string) => main.getByRole('region', { name, exact: true });
const tab = (name: string) => main.getByRole('tab', { name });

const told = {
  phone: '+492215550100',
  website: 'https://www.norvane.example/',
  addressLine1: 'Am Lindenhof 12',
  postalCode: '50674',
  city: 'Cologne',
  countryCode: 'DE',
  vatNumber: null,
  contacts: [
    { firstName: 'Bodo', lastName: 'Krane', jobTitle: 'Purchasing', email: 'bodo.krane@norvane.example' },
    { firstName: 'Elise', lastName: 'Hartwich', phone: '+492215550140', isPrimary: true },
  ],
};

/** Makes a customer with seven projects, one of them quoted. @returns its id and name */
async function newCustomer(): Promise<{ id: string; name: string }> {
  const name = `Norvane ${Date.now()}`;
  const { id } = await call<Saved>('POST', '/customer/save', { name, ...told }, 'SA');
  const line = { type: 'service', description: 'Work', quantity: '2', unit: 'day', unitPrice: '1000', unitCost: '600' };
  for (let count = 1; count <= 7; count += 1) {
    const named = { name: `Part ${count} of ${name}`, customerId: id, quoteValidUntil: '2099-12-04' };
    const project = await call<Saved>('POST', '/project/save', { ...named, lines: [line] }, 'SA');
    if (count === 1)
      await call('POST', `/project/transition/${project.id}`, { to: 'quoted', version: project.version }, 'SA');
  }
  await call('POST', '/place/save', { name: 'Claims centre', kind: 'customerSite', customerId: id, ...placed }, 'SA');
  return { id, name };
}

const placed = { addressLine1: 'Torweg 4', postalCode: '42103', city: 'Wuppertal', countryCode: 'DE' };

test('a quote that is over says that it ended', async () => {
  const { id: customerId } = await call<Saved>('POST', '/customer/save', { name: `Lapsed ${Date.now()}` }, 'SA');
  const line = { type: 'service', description: 'Work', quantity: '2', unit: 'day', unitPrice: '1000', unitCost: '600' };
  const project = { name: 'Roof', customerId, quoteValidUntil: '2099-12-04', lines: [line] };
  const { id, version } = await call<Saved>('POST', '/project/save', project, 'SA');
  const quoted = await call<Saved>('POST', `/project/transition/${id}`, { to: 'quoted', version }, 'SA');
  await call('POST', '/project/save', { id, version: quoted.version, quoteValidUntil: '2024-03-05' }, 'SA');
  await visit(`/register/customer/${customerId}`, 'SA');
  await expect
    .element(region('Projects').getByRole('row', { name: /Roof/ }))
    .toMatchTextContent(/Quote ended 5 Mar 2024/);
});

test('a customer is read on a page: figures, projects, whom to call, where they are, and all of it fits', async () => {
  const { id, name } = await newCustomer();
  await visit(`/register/customer/${id}`, 'SA');
  await expect.element(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(main.getByText('Cologne, Germany')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'norvane.example', exact: true }))
    .toHaveAttribute('target', '_blank');
  await expect.element(main.getByRole('definition').first()).toMatchTextContent(/2,000\.00EUR/);
  await expect.element(main.getByText('1 quote, ends on 4 Dec 2099')).toBeVisible();

  const projects = region('Projects');
  await expect.element(projects.getByRole('row')).toHaveLength(7);
  await expect.element(projects.getByRole('link', { name: /^Quoted/ })).toMatchTextContent('1');
  await expect
    .element(projects.getByRole('row', { name: /Part 1/ }))
    .toMatchTextContent(/Quote ends 4 Dec 2099.*40\.0/);

  const contacts = region('Contacts');
  await expect
    .poll(() => textsOf(contacts.getByRole('listitem')))
    .toEqual([expect.stringContaining('Elise Hartwich'), expect.stringContaining('Bodo Krane')]);
  for (const href of ['tel:+492215550140', 'mailto:bodo.krane@norvane.example'])
    expect(contacts.element().querySelector(`a[href="${href}"]`), href).toBeVisible();
  const map = region('Places').getByRole('link', { name: 'Map of Claims centre' });
  await expect.element(map).toHaveAttribute('href', expect.stringContaining('openstreetmap.org/search?query=Torweg+4'));
  await expect.element(map).toHaveAttribute('rel', 'noopener noreferrer');
  await expectFit();
  await page.viewport(1280, 860);

  await projects.getByRole('link', { name: /^All 7/ }).click();
  await expect.element(main.getByText('1–7 of 7 projects')).toBeVisible();
  await visit(`/register/customer/${id}`);
  await projects.getByRole('link', { name: /^Quoted/ }).click();
  await expect.element(main.getByText('1–1 of 1 project')).toBeVisible();
});

test('the sections of a page are tabs, which the arrow keys go through and the address keeps', async () => {
  const { id } = await newCustomer();
  await visit(`/register/customer/${id}?tab=contacts`, 'SA');
  await expect.element(tab('Contacts')).toHaveAttribute('aria-selected', 'true');
  await expect.element(region('Projects')).not.toBeInTheDocument();
  await expect.element(tab('Places')).toBeVisible();
  await press('ArrowRight', tab('Contacts'));
  await expect.element(tab('Places')).toHaveFocus();
  await expect.poll(() => location.search).toBe('?tab=places');
  await tab('Notes').click();
  await main.getByRole('button', { name: 'Write a note' }).click();
  await expect.element(main.getByRole('textbox', { name: 'New note' })).toHaveFocus();
  await type('They call on Fridays.');
  await main.getByRole('button', { name: 'Add note' }).click();
  await expect.element(main.getByRole('list', { name: 'Notes of this record' })).toMatchTextContent('on Fridays');
  await expect.element(tab('Notes')).toMatchTextContent('1');
  await tab('History').click();
  await expect.element(main.getByText(/created it/)).toBeVisible();
  await tab('Rates').click();
  await expect.element(main.getByRole('button', { name: 'Add price' })).toBeVisible();
  await expectAccessible();
  await tab('Overview').click();
  await expect.poll(() => location.search).toBe('');
  await expect.element(region('What happened')).toMatchTextContent('They call on Fridays.');
});

test('E opens the form in the place of the page, and saving leads back to what it now says', async () => {
  const { id, name } = await newCustomer();
  await visit(`/register/customer/${id}`, 'EDITOR');
  await expect.element(region('Contacts')).toBeVisible();
  await press('e');
  const legalName = main.getByRole('textbox', { name: /^Legal name/ });
  await legalName.fill('Norvane Mutual AG');
  await main.getByRole('button', { name: 'Save customer' }).click();
  await expect.element(toast(`${name} saved.`)).toBeVisible();
  await expect.poll(() => location.pathname).toBe(`/register/customer/${id}`);
  await expect.element(region('General')).toMatchTextContent('Norvane Mutual AG');
  await expect.element(region('What happened')).toMatchTextContent('changed Legal name');

  await main.getByRole('link', { name: 'New contact' }).click();
  const first = main.getByRole('textbox', { name: 'First name' }).last();
  await expect.element(first).toHaveFocus();
  await expect.element(main.getByRole('group', { name: 'New contact' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Last name' }).last().fill('Oyelaran');
  await press('Control+Enter');
  await expect.element(region('Contacts')).toMatchTextContent('Oyelaran');
});

test('a project and a place begin with the customer they were begun from, and a copy with what the customer has', async () => {
  const { id, name } = await newCustomer();
  await visit(`/register/customer/${id}`, 'SA');
  await main.getByRole('link', { name: 'New project' }).click();
  await expect.element(main.getByRole('combobox', { name: /^Customer \*/ })).toHaveValue(name);
  await visit(`/register/customer/${id}`);
  await region('Places').getByRole('link', { name: 'New place' }).click();
  await expect.element(main.getByRole('combobox', { name: 'Customer' })).toHaveValue(name);
  await visit(`/register/customer/${id}`);
  await main.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(main.getByRole('textbox', { name: /^Name/ })).toHaveValue(`${name} (copy)`);
  await expect.element(main.getByRole('textbox', { name: /^Code/ })).toHaveValue('');
  await expect.element(main.getByRole('group', { name: 'Elise Hartwich' })).toBeVisible();
  await main.getByRole('button', { name: 'Discard changes' }).click();
  // On a phone it stands in the menu.
  await page.viewport(390, 844);
  await visit(`/register/customer/${id}`);
  await expect.element(main.getByRole('button', { name: 'Copy', exact: true })).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
  await expect.element(main.getByRole('textbox', { name: /^Name/ })).toHaveValue(`${name} (copy)`);
  await main.getByRole('button', { name: 'Discard changes' }).click();
  await page.viewport(1280, 860);
});

test('on a phone a customer is called, written to and found before anything else is done with it', async () => {
  const body = { name: `Reached ${Date.now()}`, phone: '+390471123456', email: 'office@reached.example' };
  const address = { addressLine1: 'Laubengasse 1', city: 'Bozen', countryCode: 'IT' };
  const { id } = await call<Saved>('POST', '/customer/save', { ...body, ...address }, 'SA');
  await page.viewport(390, 844);
  await visit(`/register/customer/${id}`, 'SA');
  const top = (role: 'link' | 'button', of: string) =>
    main.getByRole(role, { name: of, exact: true }).element().getBoundingClientRect().top;
  await expect.element(main.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Call', exact: true })).toBeVisible();
  const row = ['Call', 'Email', 'Map'].map((name) => top('link', name));
  expect(new Set(row).size).toBe(1);
  for (const [role, name] of [
    ['link', 'Edit'],
    ['button', 'More'],
  ] as const)
    expect(top(role, name)).toBeGreaterThan(Number(row[0]));
  await expectNoSidewaysScroll();
  await page.viewport(320, 844);
  await expectNoSidewaysScroll();
  await page.viewport(1280, 860);
  await expect.element(main.getByRole('link', { name: 'Call', exact: true })).not.toBeInTheDocument();
});

test('a deleted customer is shown as it was, and brought back from its page', async () => {
  const { id, version } = await call<Saved>('POST', '/customer/save', { name: `Gone ${Date.now()}` }, 'SA');
  await call('DELETE', `/customer/remove/${id}?version=${version}`, undefined, 'SA');
  await visit(`/register/customer/${id}`, 'SA');
  await expect.element(main.getByText(/deleted this record/)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Edit', exact: true })).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Restore' }).click();
  await openForm();
});

test('a guest reads the name, the town and the main contact of a customer, and is offered nothing else', async () => {
  await visit('/register/customers', 'GUEST');
  await main.getByRole('grid').getByRole('link').first().click();
  await expect.element(region('Contacts').getByText('Main contact')).toHaveLength(1);
  for (const name of ['Edit', 'New project', 'New contact'])
    await expect.element(main.getByRole('link', { name })).not.toBeInTheDocument();
  for (const name of ['Rates', 'Files', 'Notes', 'History']) await expect.element(tab(name)).not.toBeInTheDocument();
  await expect.element(main.getByText('EUR')).not.toBeInTheDocument();
});
