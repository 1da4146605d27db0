import { uuidV7 } from '../../src/database/uuid-v7.ts';
import { type Person, signIn } from '../callers/people.ts';
import { saveCustomer, saved, saveProject, work } from '../callers/records.ts';
import { sendForm } from '../callers/send-file.ts';
import type { TestApp } from '../test-app.ts';
import { saveTimeWithSecrets, type Worker } from './save-time-with-secrets.ts';

/**
 * Fills a database with a record of every kind, with what not everybody may see of it, and values that are not met by chance. A guest is
 * member of one of two projects.
 * @returns the SA who made it
 */
export async function saveFirmWithSecrets(app: TestApp): Promise<Person> {
  const sa = await signIn(app, 'SA', 'The super administrator');
  const [, editor, guest] = [
    await signIn(app, 'ADMIN', 'The administrator'),
    await signIn(app, 'EDITOR', 'The editor'),
    await signIn(app, 'GUEST', 'The guest'),
  ];
  const person = (lastName: string, values: object = {}) =>
    saved<{ id: string }>(sa, 'personnel', {
      firstName: 'Some',
      lastName,
      workEmail: `${lastName.toLowerCase()}@firm.example`,
      hiredOn: '2024-02-29',
      ...values,
    });
  const member = await person('Member', { userId: guest.id });
  const outsider = await person('Outsider', { userId: editor.id });
  await saved(sa, 'note', { entity: 'personnel', recordId: member.id, body: '<p>Noted about the member</p>' });
  const tax = await saved<{ id: string }>(sa, 'tax-rate', {
    code: 'STD',
    name: 'Standard',
    percent: '19',
    category: 'standard',
  });
  const ofCustomers = { entity: 'customer', kind: 'text' };
  await saved(sa, 'own-field', { ...ofCustomers, key: 'sector', label: 'Sector of theirs', seenBy: 'everyone' });
  await saved(sa, 'own-field', { ...ofCustomers, key: 'rating', label: 'Rating of theirs', seenBy: 'admins' });
  await saved(sa, 'own-field', {
    ...ofCustomers,
    key: 'watcher',
    label: 'Watching them',
    kind: 'person',
    seenBy: 'admins',
  });
  const workers: Worker[] = [];
  for (const name of ['Of the member', 'Of others']) {
    const bought = await saveCustomer(sa, {
      name: `Customer ${name}`,
      city: `City ${name}`,
      email: `${name.replaceAll(' ', '.')}@customer.example`,
      discountPercent: '12.345',
      notes: `Notes ${name}`,
      customFields: { sector: `Sector ${name}`, rating: `Rated ${name}`, watcher: member.id },
      contacts: [
        { lastName: `Main ${name}`, email: `main.${name.length}@customer.example` },
        { lastName: `Second ${name}` },
      ],
    });
    const project = await saveProject(sa, {
      name: `Project ${name}`,
      isInternal: false,
      customerId: bought.id,
      defaultTaxRateId: tax.id,
      lines: [work({ description: `Line ${name}`, unitPrice: '1234.56' })],
      members: name === 'Of the member' ? [{ personnelId: member.id }] : [],
    });
    await sa.post('/project/save', { id: project.id, version: 1, discountPercent: '7.7777' });
    const { id: personnelId } = name === 'Of the member' ? member : outsider;
    workers.push({ name, personnelId, lineId: String((project.lines as { id: string }[])[0]?.id) });
    for (const kind of ['minutes', 'quote']) {
      const kept = { entity: 'project', recordId: project.id, kind, title: `Title of ${kind} ${name}` };
      await sendForm(app, sa, '/file/save', `${kind} ${name}.txt`, `What is in ${kind} ${name}`, kept);
    }
    await saved(sa, 'note', { recordId: project.id, body: `<p>Note ${name}</p>`, externalRef: `Note ${name}` });
    const ofCustomer = { entity: 'customer', recordId: bought.id };
    await saved(sa, 'note', { ...ofCustomer, body: `<p>Noted about the customer ${name}</p>` });
    await sendForm(app, sa, '/file/save', `frame ${name}.txt`, `Agreed with ${name}`, { ...ofCustomer, kind: 'other' });
  }
  await saveRegisters(sa);
  await saveTimeWithSecrets(app, sa, workers);
  for (const shared of [{}, { audience: 'everyone' }, { audience: 'roles', roles: ['EDITOR'] }])
    await saved(sa, 'view', { name: 'A view of it', list: 'customer', state: { search: 'in it' }, ...shared });
  const byMargin = { sort: [{ field: 'plannedMarginPercent', direction: 'asc' }] };
  await saved(sa, 'view', { name: 'The thinnest', list: 'project', audience: 'everyone', state: byMargin });
  const changes = [{ field: 'notes', old: null, new: 'Typed and not saved' }];
  const typed = { entity: 'customer', recordId: uuidV7(), isNew: true, title: 'Customer to be', changes };
  await saved(sa, 'draft', typed);
  const { id } = await saveCustomer(sa, { name: 'Customer removed' });
  await sa.del(`/customer/remove/${id}`);
  return sa;
}

/** One of each register and side list, with what not everybody sees of it. */
async function saveRegisters(sa: Person): Promise<void> {
  const made = (noun: string, values: object) => saved<{ id: string }>(sa, noun, values);
  const terms = await made('payment-term', { code: 'TERM-1', name: 'Some days', days: 9 });
  await made('exchange-rate', { currency: 'USD', validFrom: '2024-02-29', rate: '0.91234' });
  const category = await made('service-category', { name: 'Category one', externalRef: 'Reference of a category' });
  const provider = await made('provider', {
    name: 'Provider one',
    countryCode: 'DE',
    email: 'provider.one@provider.example',
    iban: 'DE89370400440532013000',
    bankName: 'Bank of the provider',
    paymentTermsId: terms.id,
    serviceCategoryIds: [category.id],
    notes: 'Notes of the provider',
  });
  await made('place', {
    name: 'Place one',
    kind: 'providerSite',
    providerId: provider.id,
    accessNotes: 'Access to the place',
    contactName: 'Porter of the place',
  });
  const service = await made('service', {
    name: 'Service one',
    categoryId: category.id,
    unitPrice: '4321.25',
    unitCost: '1234.75',
  });
  const rate = { unit: 'day', currency: 'EUR', serviceId: service.id };
  await made('rate', { ...rate, side: 'sell', seniority: 'senior', amount: '5432.25', note: 'Note of what is sold' });
  await made('rate', {
    ...rate,
    side: 'cost',
    providerId: provider.id,
    amount: '2345.75',
    note: 'Note of what it costs',
  });
}
