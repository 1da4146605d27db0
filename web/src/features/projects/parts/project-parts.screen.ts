import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit } from '../../../../testing/fit.ts';
import { press, type } from '../../../../testing/press-and-type.ts';
import { call, leave, textsOf, visit } from '../../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

type Row = Record<string, unknown> & { id: string };

const id = () => crypto.randomUUID();

test('a new project takes over the terms of its customer, and only its people can be chosen', async () => {
  const stamp = Date.now();
  const [north, south] = [`Nordwerk ${stamp}`, `Südwerk ${stamp}`];
  const ada = { id: id(), firstName: 'Ada', lastName: 'Nord', jobTitle: 'Buyer', isPrimary: true };
  const bo = { id: id(), firstName: 'Bo', lastName: 'Nord', jobTitle: 'Architect' };
  const cy = { id: id(), firstName: 'Cy', lastName: 'Süd', jobTitle: 'Head of claims', isPrimary: true };
  const terms = { currency: 'USD', discountPercent: '10', hoursPerDay: '7.5' };
  await call('POST', '/customer/save', { name: north, ...terms, contacts: [ada, bo] }, 'EDITOR');
  await call('POST', '/customer/save', { name: south, currency: 'CHF', contacts: [cy] }, 'EDITOR');

  await visit('/home/project', 'EDITOR');
  await page.getByRole('textbox', { name: /^Name/ }).fill(`Terms ${stamp}`);
  const hours = page.getByRole('textbox', { name: /^Hours per day/ });
  await hours.fill('8');
  const customer = page.getByRole('combobox', { name: /^Customer(?! contact)/ });
  const person = page.getByRole('combobox', { name: /^Customer contact/ });
  const people = () => textsOf(person.getByRole('option'));
  const chosen = () => (person.element() as HTMLSelectElement).selectedOptions[0]?.textContent;
  const currency = page.getByRole('combobox', { name: /^Currency/ });
  const discount = page.getByRole('textbox', { name: /^Discount/ }).first();
  await expect.element(person).toHaveAccessibleDescription('Choose the customer first');
  await expect.element(page.getByRole('combobox', { name: /^Manager/ })).not.toHaveValue('');
  await customer.fill(north);
  await page.getByRole('option', { name: new RegExp(north) }).click();
  const overview = page.getByRole('group', { name: 'Overview', exact: true });
  await expect.element(overview.getByText(`Copied from ${north}: Currency: USD; Discount: 10.0`)).toBeVisible();
  await expect.element(currency).toHaveValue('USD');
  await expect.element(hours).toHaveValue('8');
  await expect.poll(people).toEqual(['', 'Ada Nord · Buyer', 'Bo Nord · Architect']);
  await expect.poll(chosen).toBe('Ada Nord · Buyer');

  await person.selectOptions('Bo Nord · Architect');
  await customer.fill(south);
  await page.getByRole('option', { name: new RegExp(south) }).click();
  await expect
    .element(overview.getByText('Customer contact Bo Nord works for another firm', { exact: false }))
    .toBeVisible();
  await expect.element(currency).toHaveValue('CHF');
  await expect.element(discount).toHaveValue('');
  await expect.poll(people).toEqual(['', 'Cy Süd · Head of claims']);
  await overview.getByRole('button', { name: 'Undo customer change' }).click();
  await expect.element(customer).toHaveValue(north);
  await expect.poll(chosen).toBe('Bo Nord · Architect');

  await discount.fill('');
  await press('Control+s');
  await expect.poll(() => location.pathname).toMatch(/\/home\/project\/[0-9a-f-]{36}$/);
  const stored = await call<Row>('GET', `/project/get-by-id/${location.pathname.split('/').at(-1)}`);
  expect(stored).toMatchObject({ currency: 'USD', discountPercent: null, hoursPerDay: '8' });
  expect(stored.customerContact).toMatchObject({ label: 'Bo Nord' });
});

test('the draft of a new project brings the terms of its customer back, and what was typed over them', async () => {
  const stamp = Date.now();
  const [firm, name] = [`Alpwerk ${stamp}`, `Kept terms ${stamp}`];
  const ada = { id: id(), firstName: 'Ada', lastName: 'Alp', isPrimary: true };
  const terms = { currency: 'CHF', discountPercent: '10', hoursPerDay: '7.5' };
  await call('POST', '/customer/save', { name: firm, ...terms, contacts: [ada] }, 'EDITOR');

  await visit('/home/project', 'EDITOR');
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  const customer = page.getByRole('combobox', { name: /^Customer(?! contact)/ });
  const person = page.getByRole('combobox', { name: /^Customer contact/ });
  const chosen = () => (person.element() as HTMLSelectElement).selectedOptions[0]?.textContent;
  const currency = page.getByRole('combobox', { name: /^Currency/ });
  const discount = page.getByRole('textbox', { name: /^Discount/ }).first();
  await customer.fill(firm);
  await page.getByRole('option', { name: new RegExp(firm) }).click();
  await expect.element(currency).toHaveValue('CHF');
  await discount.fill('');
  await expect.element(page.getByText(/^Draft kept/)).toBeVisible();
  // Away as by a closed tab: nothing is left but what the server has.
  leave();

  await visit('/home/drafts', 'EDITOR');
  await page.getByRole('link', { name }).click();
  await expect.element(customer).toHaveValue(firm);
  await expect.element(currency).toHaveValue('CHF');
  await expect.element(discount).toHaveValue('');
  await expect.element(page.getByRole('textbox', { name: /^Hours per day/ })).toHaveValue('7.5');
  await expect.poll(chosen).toBe('Ada Alp');
  await press('Control+s');
  await expect.poll(() => location.pathname).toMatch(/\/home\/project\/[0-9a-f-]{36}$/);
  const stored = await call<Row>('GET', `/project/get-by-id/${location.pathname.split('/').at(-1)}`);
  expect(stored).toMatchObject({ name, currency: 'CHF', discountPercent: null, hoursPerDay: '7.5' });
});

test('providers, places and milestones can be added to a project, show errors at their fields, and fit on the screen', async () => {
  const stamp = Date.now();
  const [lead, firm, shed] = [
    { id: id(), lastName: 'Okafor', jobTitle: 'Lead' },
    `Datenwerk ${stamp}`,
    `Baracke ${stamp}`,
  ];
  const contacts = [{ ...lead, isPrimary: true }];
  const provider = await call<Saved>('POST', '/provider/save', { name: firm, countryCode: 'DE', contacts });
  const work = { type: 'service', description: 'Data', quantity: '10', unit: 'day', unitPrice: '900' };
  const project = await call<Saved>('POST', '/project/save', {
    name: `Parts ${stamp}`,
    isInternal: true,
    currency: 'EUR',
    startDate: '2026-09-01',
    endDate: '2027-03-31',
    lines: [{ ...work, providerId: provider.id, unitCost: '700', costCurrency: 'EUR' }],
  });
  await visit(`/home/project/${project.id}`);

  const providers = page.getByRole('group', { name: 'Providers', exact: true });
  await press('Enter', providers.getByRole('button', { name: 'Add provider' }));
  await expect.element(providers.getByRole('combobox', { name: 'Provider' })).toHaveFocus();
  await type(firm);
  await page.getByRole('option', { name: new RegExp(firm) }).click();
  await providers.getByRole('combobox', { name: /^Contact/ }).selectOptions('Okafor · Lead');
  await providers.getByRole('textbox', { name: /^Agreed amount/ }).fill('5000');
  await expect
    .element(providers.getByText('cost 7,000.00 EUR, 2,000.00 EUR more than the agreed 5,000.00 EUR'))
    .toBeVisible();

  const places = page.getByRole('group', { name: 'Places', exact: true });
  await press('Enter', places.getByRole('button', { name: 'Add place' }));
  await type(shed);
  await page.getByRole('option', { name: `Create “${shed}”` }).click();
  const place = page.getByRole('dialog', { name: 'New place' });
  await place.getByRole('combobox', { name: 'Kind' }).selectOptions('Venue');
  await place.getByRole('button', { name: 'Save place' }).click();
  const made = places.getByRole('group', { name: shed });
  await expect.element(made.getByRole('radio', { name: 'Main place' })).toBeChecked();
  await places.getByRole('button', { name: 'Add place' }).click();
  await type(shed);
  await page.getByRole('option', { name: new RegExp(shed) }).click();

  const milestones = page.getByRole('group', { name: 'Milestones', exact: true });
  const due = milestones.getByRole('textbox', { name: /^Due/ });
  await press('Enter', milestones.getByRole('button', { name: 'Add milestone' }));
  await type('Design accepted');
  await due.fill('2027-04-01');
  await milestones.getByRole('textbox', { name: /^Weight/ }).fill('40');
  await milestones.getByRole('textbox', { name: /^Amount/ }).fill('4000');
  await press('Control+s');
  await expect.element(milestones.getByText('This day is outside the project')).toBeVisible();
  await expect.element(places.getByText('This place is already on the project.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Milestones 1/ })).toMatchTextContent('1 problem');
  const removals = places.getByRole('button', { name: `Remove ${shed}` });
  await removals.first().click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(places.getByRole('radio')).toHaveLength(2);
  await removals.nth(1).click();
  await due.fill('2027-03-01');
  await expect.element(milestones.getByRole('textbox', { name: /^Reached on/ })).not.toBeInTheDocument();
  await milestones.getByRole('button', { name: 'Reached: Design accepted' }).click();
  await expect.element(milestones.getByRole('textbox', { name: /^Reached on/ })).toHaveFocus();
  await milestones.getByRole('textbox', { name: /^Reached on/ }).fill('2026-10-02');
  const timeline = milestones.getByRole('img', { name: /^Milestone timeline: Design accepted, .*Reached/ });
  await expect.element(timeline).toBeVisible();
  await expect.element(milestones.getByText('Total weight: 40')).toBeVisible();
  const told = milestones.getByText(/^Total amount: /);
  await expect
    .element(told)
    .toMatchTextContent('Total amount: 4,000.00 EUR, 5,000.00 EUR less than the contract net of 9,000.00 EUR');
  await press('Control+s');
  await expect.element(page.getByText(`Parts ${stamp} saved.`)).toBeVisible();
  const stored = await call<Row>('GET', `/project/get-by-id/${project.id}`);
  expect(stored).toMatchObject({
    providers: [{ providerId: provider.id, contact: { label: 'Okafor' }, agreedAmount: '5000.00' }],
    places: [{ isMain: true, place: { label: shed } }],
    milestones: [{ name: 'Design accepted', weightPercent: '40', amount: '4000.00', reachedOn: '2026-10-02' }],
  });
  await expectFit();
});
