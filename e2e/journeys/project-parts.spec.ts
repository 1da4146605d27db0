import { call, expect, expectFit, signIn, test } from '../journey.ts';

interface Saved {
  id: string;
  version: number;
}

type Row = Record<string, unknown> & { id: string };

test('a new project takes over the terms of its customer, and only its people can be chosen', async ({ page }) => {
  await signIn(page, 'EDITOR', null);
  const stamp = Date.now();
  const contact = (firstName: string, lastName: string, jobTitle: string, isPrimary = false) => {
    return { id: crypto.randomUUID(), firstName, lastName, jobTitle, isPrimary };
  };
  const [north, south] = [`Nordwerk ${stamp}`, `Südwerk ${stamp}`];
  await call<Saved>(page, 'POST', '/customer/save', {
    name: north,
    currency: 'USD',
    discountPercent: '10',
    hoursPerDay: '7.5',
    contacts: [contact('Ada', 'Nord', 'Buyer', true), contact('Bo', 'Nord', 'Architect')],
  });
  await call<Saved>(page, 'POST', '/customer/save', {
    name: south,
    currency: 'CHF',
    contacts: [contact('Cy', 'Süd', 'Head of claims', true)],
  });

  await page.goto('/home/project');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Terms ${stamp}`);
  await page.getByRole('textbox', { name: /^Hours per day/ }).fill('8');
  const customer = page.getByRole('combobox', { name: 'Customer', exact: true });
  const person = page.getByRole('combobox', { name: /^Customer contact/ });
  await expect(person).toHaveAccessibleDescription('Choose the customer first');
  await expect(page.getByRole('combobox', { name: /^Manager/ })).not.toHaveValue('');
  await customer.fill(north);
  await page.getByRole('option', { name: new RegExp(north) }).click();
  const overview = page.getByRole('group', { name: 'Overview', exact: true });
  await expect(overview.getByText(`Copied from ${north}: Currency: USD; Discount: 10.0`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Currency', exact: true })).toHaveValue('USD');
  await expect(page.getByRole('textbox', { name: /^Hours per day/ })).toHaveValue('8');
  await expect(person.locator('option')).toHaveText(['', 'Ada Nord · Buyer', 'Bo Nord · Architect']);
  await expect(person.locator('option:checked')).toHaveText('Ada Nord · Buyer');

  await person.selectOption('Bo Nord · Architect');
  await customer.fill(south);
  await page.getByRole('option', { name: new RegExp(south) }).click();
  await expect(overview.getByText('Customer contact Bo Nord works for another firm', { exact: false })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Currency', exact: true })).toHaveValue('CHF');
  await expect(page.getByRole('textbox', { name: /^Discount/ }).first()).toHaveValue('');
  await expect(person.locator('option')).toHaveText(['', 'Cy Süd · Head of claims']);
  await overview.getByRole('button', { name: 'Undo customer change' }).click();
  await expect(customer).toHaveValue(north);
  await expect(person.locator('option:checked')).toHaveText('Bo Nord · Architect');

  await page
    .getByRole('textbox', { name: /^Discount/ })
    .first()
    .fill('');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/home\/project\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1);
  const stored = await call<Row>(page, 'GET', `/project/get-by-id/${id}`);
  expect(stored).toMatchObject({ currency: 'USD', discountPercent: null, hoursPerDay: '8' });
  expect(stored.customerContact).toMatchObject({ label: 'Bo Nord' });
});

test('providers, places and milestones are added, what is wrong with them is said at its field, and all of it fits', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const stamp = Date.now();
  const provider = await call<Saved & Row>(page, 'POST', '/provider/save', {
    name: `Datenwerk ${stamp}`,
    countryCode: 'DE',
    contacts: [{ id: crypto.randomUUID(), lastName: 'Okafor', jobTitle: 'Lead', isPrimary: true }],
  });
  const work = { type: 'service', description: 'Data', quantity: '10', unit: 'day', unitPrice: '900' };
  const project = await call<Saved>(page, 'POST', '/project/save', {
    name: `Parts ${stamp}`,
    isInternal: true,
    currency: 'EUR',
    startDate: '2026-09-01',
    endDate: '2027-03-31',
    lines: [{ ...work, providerId: provider.id, unitCost: '700', costCurrency: 'EUR' }],
  });
  await page.goto(`/home/project/${project.id}`);

  const providers = page.getByRole('group', { name: 'Providers', exact: true });
  await providers.getByRole('button', { name: 'Add provider' }).press('Enter');
  await expect(providers.getByRole('combobox', { name: 'Provider' })).toBeFocused();
  await page.keyboard.type(`Datenwerk ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`Datenwerk ${stamp}`) }).click();
  await providers.getByRole('combobox', { name: /^Contact/ }).selectOption('Okafor · Lead');
  await providers.getByRole('textbox', { name: /^Agreed amount/ }).fill('5000');
  await expect(providers.getByText('cost 7,000.00 EUR, 2,000.00 EUR more than the agreed 5,000.00 EUR')).toBeVisible();

  const places = page.getByRole('group', { name: 'Places', exact: true });
  await places.getByRole('button', { name: 'Add place' }).press('Enter');
  await page.keyboard.type(`Baracke ${stamp}`);
  await page.getByRole('option', { name: `Create “Baracke ${stamp}”` }).click();
  const place = page.getByRole('dialog', { name: 'New place' });
  await place.getByRole('combobox', { name: 'Kind' }).selectOption('Venue');
  await place.getByRole('button', { name: 'Save place' }).click();
  const made = places.getByRole('group', { name: `Baracke ${stamp}` });
  await expect(made.getByRole('radio', { name: 'Main place' })).toBeChecked();
  await places.getByRole('button', { name: 'Add place' }).click();
  await page.keyboard.type(`Baracke ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`Baracke ${stamp}`) }).click();

  const milestones = page.getByRole('group', { name: 'Milestones', exact: true });
  await milestones.getByRole('button', { name: 'Add milestone' }).press('Enter');
  await page.keyboard.type('Design accepted');
  await milestones.getByRole('textbox', { name: /^Due/ }).fill('2027-04-01');
  await milestones.getByRole('textbox', { name: /^Weight/ }).fill('40');
  await page.keyboard.press('Control+s');
  await expect(milestones.getByText('This day is outside the project')).toBeVisible();
  await expect(places.getByText('This place is already on the project.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Milestones 1/ })).toContainText('1 problem');
  await places
    .getByRole('button', { name: `Remove Baracke ${stamp}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(places.getByRole('radio')).toHaveCount(2);
  await places
    .getByRole('button', { name: `Remove Baracke ${stamp}` })
    .nth(1)
    .click();
  await milestones.getByRole('textbox', { name: /^Due/ }).fill('2027-03-01');
  await milestones.getByRole('textbox', { name: /^Reached on/ }).fill('2026-10-02');
  const timeline = milestones.getByRole('img', { name: /^Milestone timeline: Design accepted, .*Reached/ });
  await expect(timeline).toBeVisible();
  await expect(milestones.getByText('Total weight: 40')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Parts ${stamp} saved.`)).toBeVisible();
  const stored = await call<Record<'providers' | 'places' | 'milestones', Row[]>>(
    page,
    'GET',
    `/project/get-by-id/${project.id}`,
  );
  expect(stored.providers).toMatchObject([
    { providerId: provider.id, contact: { label: 'Okafor' }, agreedAmount: '5000' },
  ]);
  expect(stored.places).toMatchObject([{ isMain: true, place: { label: `Baracke ${stamp}` } }]);
  expect(stored.milestones).toMatchObject([{ name: 'Design accepted', weightPercent: '40', reachedOn: '2026-10-02' }]);
  await expectFit(page);
});

test('a guest reads the places and milestones of a project, and of nothing what it costs', async ({ page }) => {
  await signIn(page, 'GUEST', null);
  const { rows } = await call<{ rows: Row[] }>(page, 'POST', '/project/get-grid', { pageSize: 10 });
  const all = await Promise.all(
    rows.map(({ id }) => call<Row & { milestones: Row[]; places: Row[] }>(page, 'GET', `/project/get-by-id/${id}`)),
  );
  const shown = all.find((one) => one.milestones.length > 0 && one.places.length > 0);
  await page.goto(`/home/project/${shown?.id}`);
  const milestones = page.getByRole('group', { name: 'Milestones', exact: true });
  await expect(milestones.getByText(String(shown?.milestones[0]?.name)).first()).toBeVisible();
  await expect(milestones.getByRole('img', { name: /^Milestone timeline/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Places', exact: true }).getByText('Main place')).toHaveCount(1);
  await expect(page.getByText(/^(Agreed amount|Billing|Currency)$|Total weight/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add (provider|place|milestone)/ })).toHaveCount(0);
});
