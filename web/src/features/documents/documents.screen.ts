import { expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../../../testing/press-and-type.ts';
import { toast } from '../../../testing/toasts.ts';
import { call, leave, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

let made = 0;

/** A draft project of a customer, all of it priced, with an option. */
async function readyToQuote(
  more: object[] = [],
  values: object = {},
): Promise<Saved & { name: string; customerId: string; customer: string }> {
  made += 1;
  const mark = `${Date.now()} ${made}`;
  const customer = `Storm ${mark}`;
  const { id: customerId } = await call<Saved>('POST', '/customer/save', { name: customer, countryCode: 'DE' });
  const name = `Review ${mark}`;
  const line = { type: 'service', quantity: '2', unit: 'day', unitPrice: '1000', unitCost: '600' };
  const lines = [
    { ...line, description: 'Workshops' },
    { ...line, description: 'Coaching', quantity: '1', isOptional: true },
    ...more,
  ];
  const quoteValidUntil = `${new Date().getFullYear() + 1}-06-30`;
  const saved = await call<Saved>('POST', '/project/save', { name, customerId, quoteValidUntil, lines, ...values });
  return { ...saved, name, customerId, customer };
}

async function issued(
  values: object = {},
): Promise<{ id: string; number: string; project: Awaited<ReturnType<typeof readyToQuote>> }> {
  const project = await readyToQuote([], values);
  const sent = { kind: 'quote', recordId: project.id, version: project.version };
  const document = await call<{ id: string; number: string }>('POST', '/document/issue', sent);
  return { ...document, project };
}

const dialog = page.getByRole('dialog');

test('a quote is previewed and issued, which names number, customer and amount before, and quotes the project', async () => {
  const { id, name, customer } = await readyToQuote();
  await visit(`/home/project/${id}`);
  const section = page.getByRole('group', { name: 'Documents', exact: true });
  await expect.element(section).toMatchTextContent('No quote was issued yet.');
  await section.getByRole('button', { name: 'Preview quote' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Preview of quote' })).toBeVisible();
  const paper = page.getByRole('region', { name: 'Paper' });
  await expect.element(paper).toMatchTextContent('Workshops');
  await expect.element(paper).toMatchTextContent('2,000.00');

  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog).toMatchTextContent('Issue this quote?');
  await expect.element(dialog).toMatchTextContent(customer);
  await expect.element(dialog).toMatchTextContent('2,000.00');
  await dialog.getByRole('button', { name: 'Issue quote' }).click();
  await expect.element(toast(/Q\d+-\d+, revision A is issued\./)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(section.getByRole('row').nth(1)).toMatchTextContent('Issued');
  await expect.element(page.getByRole('list', { name: 'Status' })).toMatchTextContent('Quoted');
});

test('what a quote comes to is asked by the paper that is issued, also when somebody changes the project meanwhile', async () => {
  const { id, version } = await readyToQuote();
  await visit(`/home/project/${id}/preview/quote?issue=1`);
  await expect.element(dialog).toMatchTextContent('comes to 2,000.00 EUR');
  await call('POST', '/project/save', { id, version, discountPercent: '5' });
  await dialog.getByRole('button', { name: 'Issue quote' }).click();
  await expect.element(dialog).toMatchTextContent('Somebody changed the project meanwhile.');
  await expect.element(dialog).toMatchTextContent('comes to 1,900.00 EUR');
});

test('a quote is not issued that says what its issuer never saw: the paper is shown again first', async () => {
  const { id, customerId, customer } = await readyToQuote();
  await visit(`/home/project/${id}/preview/quote?issue=1`);
  await expect.element(dialog).toMatchTextContent(customer);
  await call('POST', '/customer/save', { id: customerId, version: 1, legalName: `${customer} AG` });
  await dialog.getByRole('button', { name: 'Issue quote' }).click();
  await expect.element(dialog).toMatchTextContent('The paper changed since you looked at it');
  await expect.element(dialog).toMatchTextContent(`${customer} AG`);
  await dialog.getByRole('button', { name: 'Issue quote' }).click();
  await expect.element(toast(/is issued/)).toBeVisible();
});

test('what keeps a quote from being issued is named over its paper, and leads to where it is mended', async () => {
  const { id: customerId } = await call<Saved>('POST', '/customer/save', {
    name: `Bare ${Date.now()}`,
    countryCode: 'DE',
  });
  const { id } = await call<Saved>('POST', '/project/save', {
    name: `Bare ${Date.now()}`,
    customerId,
    quoteValidUntil: null,
  });
  await visit(`/home/project/${id}/preview/quote`);
  const missing = page.getByRole('group', { name: /missing before it can be issued/ });
  await expect.element(missing.getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Issue quote' }).click();
  await expect.element(missing).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a day in what keeps a quote from being issued is read as the person writes days', async () => {
  const { id, version } = await readyToQuote();
  await call('POST', '/project/save', { id, version, quoteValidUntil: '2020-11-20' });
  await visit(`/home/project/${id}/preview/quote`);
  const missing = page.getByRole('group', { name: /missing before it can be issued/ });
  await expect.element(missing).toMatchTextContent('The quote was valid until 20 Nov 2020.');
});

test('another revision tells what it changes and whose acceptance it ends, and is compared with the one before', async () => {
  const { id, number, project } = await issued();
  const answer = { answer: 'accepted', name: 'Hedda Storm', on: new Date().toISOString().slice(0, 10) };
  await call('POST', `/document/enter-answer/${id}`, answer);
  const { lines, version } = await call<{ lines: object[]; version: number }>(
    'GET',
    `/project/get-by-id/${project.id}`,
  );
  const [first, ...others] = lines;
  await call('POST', '/project/save', { id: project.id, version, lines: [{ ...first, quantity: '3' }, ...others] });
  await visit(`/home/project/${project.id}/preview/quote`);
  const side = page.getByRole('complementary', { name: 'What is printed' });
  await expect.element(side).toMatchTextContent('Against revision A');
  await expect.element(side.getByRole('listitem').filter({ hasText: 'Workshops' })).toMatchTextContent(/2.*3/);
  await expect.element(side).toMatchTextContent(`Becomes ${number}, revision B`);
  await side.getByRole('checkbox', { name: 'Print the differences as a last page' }).click();
  await expect.poll(() => location.search).toContain('changes=1');

  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const told = 'Hedda Storm accepted revision A for 2,000.00 EUR. Issuing revision B ends this acceptance.';
  await expect.element(dialog).toMatchTextContent(told);
  await dialog.getByRole('button', { name: 'Issue quote' }).click();
  const section = page.getByRole('group', { name: 'Documents', exact: true });
  await expect.element(section.getByRole('row', { name: /revision A/ })).toMatchTextContent('Superseded');
  await section.getByRole('button', { name: `More actions on ${number}, revision B` }).click();
  await page.getByRole('menuitem', { name: 'Compare revisions' }).click();
  await expect.element(dialog).toMatchTextContent('Workshops');
  await expect.poll(() => location.search).toContain('compare=');
});

test('a paper that says nothing new is not issued again, and says so where it would be', async () => {
  const { project } = await issued();
  await visit(`/home/project/${project.id}/preview/quote`);
  const side = page.getByRole('complementary', { name: 'What is printed' });
  await expect.element(side).toMatchTextContent('Nothing changed since revision A.');
  await expect.element(side).not.toMatchTextContent('Becomes');
  await expect.element(side.getByRole('button', { name: 'Issue quote' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('group', { name: /missing before it can be issued/ })).not.toBeInTheDocument();
});

test('the address of a preview keeps its language, and Escape leads back to the project', async () => {
  const { id, name } = await readyToQuote();
  await visit(`/home/project/${id}/preview/quote?language=de`);
  await expect.element(page.getByRole('region', { name: 'Paper' })).toMatchTextContent('Angebot');
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('fr');
  await expect.poll(() => location.search).toBe('?language=fr');
  await expect.element(page.getByRole('region', { name: 'Paper' })).toMatchTextContent('Devis');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a paper is gone through page by page, as it will be printed', async () => {
  const line = { type: 'service', quantity: '1', unit: 'day', unitPrice: '10', unitCost: '5' };
  const { id } = await readyToQuote(
    Array.from({ length: 60 }, (_, at) => ({ ...line, description: `Step ${at + 1}` })),
  );
  await visit(`/home/project/${id}/preview/quote`);
  const tools = page.getByRole('toolbar', { name: 'How the paper is shown' });
  await expect.element(tools).toMatchTextContent(/Page 1 of [345]/);
  await expect.element(tools.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await tools.getByRole('button', { name: 'Next page' }).click();
  await expect.element(tools).toMatchTextContent(/Page 2 of/);
  const desk = page.getByRole('group', { name: 'Paper', exact: true });
  expect(desk.element().scrollTop).toBeGreaterThan(300);
  desk.element().scrollTo(0, desk.element().scrollHeight);
  await expect.element(tools.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

test('an answer is entered with the options that were ordered, and stays with the document', async () => {
  const { id } = await issued();
  await visit(`/home/document/${id}`);
  await page.getByRole('button', { name: 'Enter answer' }).click();
  await expect.element(dialog).toBeVisible();
  await page.viewport(700, 320);
  // It is longer than the window, which its lower edge shows.
  const { scrollHeight, clientHeight } = dialog.element();
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  expect(getComputedStyle(dialog.element()).backgroundAttachment).toMatch('local, scroll');
  await page.viewport(1440, 900);
  await dialog.getByRole('button', { name: 'Enter answer' }).click();
  await expect.element(dialog).toMatchTextContent('Enter the name of the person who answered');
  await dialog.getByRole('textbox', { name: 'Who answered' }).fill('Hedda Storm');
  await dialog.getByRole('checkbox', { name: 'Coaching' }).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Hedda Storm accepted it on')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enter answer' })).not.toBeInTheDocument();
});

test('an accepted quote is listed with what was agreed, and says what was offered', async () => {
  const { id, project } = await issued();
  const { lines } = await call<{ lines: Saved[] }>('GET', `/project/get-by-id/${project.id}`);
  const answer = { answer: 'accepted', name: 'Hedda Storm', on: new Date().toISOString().slice(0, 10), note: null };
  await call('POST', `/document/enter-answer/${id}`, { ...answer, chosenLineIds: [lines[1]?.id] });
  const filter = { all: [{ field: 'projectId', operator: 'anyOf', value: [project.id] }] };
  for (const address of [
    `/home/project/${project.id}`,
    `/home/documents?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  ]) {
    await visit(address);
    const row = page.getByRole('row').filter({ hasText: 'Accepted' });
    await expect.element(row).toMatchTextContent(/3,000\.00\s?EUR/);
    await expect.element(row).toMatchTextContent(/2,000\.00\sEUR offered, options ordered besides/);
    leave();
  }
});

test('an answer is not entered of a project that is closed', async () => {
  const people = await call<{ rows: Saved[] }>('POST', '/personnel/get-grid', { pageSize: 1 }, 'ADMIN');
  const { id, project } = await issued({ members: [{ personnelId: people.rows[0]?.id }] });
  const day = new Date().toISOString().slice(0, 10);
  const values = { contractSignedOn: day, startDate: day, projectManagerId: people.rows[0]?.id };
  let { version } = await call<Saved>('GET', `/project/get-by-id/${project.id}`);
  for (const to of ['approved', 'active', 'completed', 'closed']) {
    const step = { to, version, ...(to === 'approved' && { values }) };
    ({ version } = await call<Saved>('POST', `/project/transition/${project.id}`, step, 'ADMIN'));
  }
  await visit(`/home/document/${id}`);
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enter answer' })).not.toBeInTheDocument();
});

test('who approves a project is told before which options its customer ordered, and that it comes to something else by now', async () => {
  const { id, project } = await issued({ discountPercent: '5' });
  const { lines } = await call<{ lines: Saved[] }>('GET', `/project/get-by-id/${project.id}`);
  const answer = { answer: 'accepted', name: 'Hedda Storm', on: new Date().toISOString().slice(0, 10) };
  await call('POST', `/document/enter-answer/${id}`, { ...answer, note: null, chosenLineIds: [lines[1]?.id] });
  await visit(`/home/project/${project.id}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.element(dialog).toMatchTextContent(/1 option ordered with it joins the contract: 950\.00\sEUR net\./);
  await expect.element(dialog).not.toMatchTextContent('The customer accepted');
  await dialog.getByRole('button', { name: 'Keep as it is' }).click();

  const changed = lines.map((line, at) => ({ id: line.id, ...(at === 0 && { quantity: '3' }) }));
  const now = await call<Saved>('GET', `/project/get-by-id/${project.id}`);
  await call('POST', '/project/save', { id: project.id, version: now.version, lines: changed });
  leave();
  await visit(`/home/project/${project.id}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  const told = /The customer accepted 2,850\.00\sEUR, and the project comes to 3,800\.00\sEUR\./;
  await expect.element(dialog).toMatchTextContent(told);
});

test('a declined quote is closed as lost with what its customer gave as the reason', async () => {
  const { id, project } = await issued();
  const today = new Date().toISOString().slice(0, 10);
  const answer = { answer: 'declined', name: 'Hedda Storm', on: today, note: 'Too dear for us' };
  await call('POST', `/document/enter-answer/${id}`, answer);
  await visit(`/home/project/${project.id}`);
  await page.getByRole('button', { name: 'Other steps' }).click();
  await page.getByRole('menuitem', { name: 'Mark as lost' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Too dear for us');
});

test('a step that takes quotes back says so before, whoever accepted them, and shows them withdrawn in the same moment', async () => {
  const { id, number, project } = await issued();
  const answer = { answer: 'accepted', name: 'Hedda Storm', on: new Date().toISOString().slice(0, 10) };
  await call('POST', `/document/enter-answer/${id}`, answer);
  await visit(`/home/project/${project.id}`);
  const section = page.getByRole('group', { name: 'Documents', exact: true });
  const row = section.getByRole('row').filter({ hasText: number });
  await expect.element(row).toMatchTextContent('Issued');
  await page.getByRole('button', { name: 'Other steps' }).click();
  await page.getByRole('menuitem', { name: 'Back to draft' }).click();
  const told = `${number}, revision A is withdrawn, although Hedda Storm has accepted it.`;
  await expect.element(dialog).toMatchTextContent(told);
  await dialog.getByRole('button', { name: 'Back to draft' }).click();
  await expect.element(row).toMatchTextContent('Withdrawn');
});

test('an approved project says why no quote of it is previewed, and is led back to', async () => {
  const { id, version, name } = await readyToQuote();
  const people = await call<{ rows: Saved[] }>('POST', '/personnel/get-grid', { pageSize: 1 }, 'ADMIN');
  const values = { contractSignedOn: '2026-01-05', startDate: '2026-02-01', projectManagerId: people.rows[0]?.id };
  await call('POST', `/project/transition/${id}`, { to: 'approved', version, values }, 'ADMIN');
  await visit(`/home/project/${id}/preview/quote`);
  await expect.element(page.getByText('A quote is issued while its project is a draft or quoted.')).toBeVisible();
  await page.getByRole('link', { name: 'To the project' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a document is withdrawn with a reason, and then only read', async () => {
  const { id } = await issued();
  await visit(`/home/document/${id}`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByRole('button', { name: 'Withdraw document' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Wrong prices');
  await dialog.getByRole('button', { name: 'Withdraw document' }).click();
  await expect.element(page.getByRole('main')).toMatchTextContent('Withdrawn');
  await expect.element(page.getByText('Wrong prices').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});

test('documents of all projects are found, previewed beside their rows, and opened', async () => {
  const { number, project } = await issued();
  await visit('/home/documents');
  await page.getByRole('searchbox', { name: 'Search' }).fill(number);
  const row = page.getByRole('row').filter({ hasText: project.name });
  await expect.element(row).toMatchTextContent(project.customer);
  await press('Enter', page.getByRole('link', { name: 'Skip to the list' }));
  await expect.element(row.getByRole('link', { name: number })).toHaveFocus();
  await press(' ');
  const preview = page.getByRole('complementary', { name: number });
  await expect.element(preview).toMatchTextContent('Workshops');
  await preview.getByRole('link', { name: 'Open' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `${number}, revision A` })).toBeVisible();
});

test('who sees no prices is told that a document was issued, and not what it says', async () => {
  const { id, number } = await issued();
  const email = `${crypto.randomUUID()}@mandate.example` as const;
  const password = inject('password');
  await call('POST', '/account/save', { fullName: 'Without prices', email, role: 'EDITOR', grants: [], password });
  await visit(`/home/document/${id}`, email);
  await expect.element(page.getByRole('heading', { level: 1, name: `${number}, revision A` })).toBeVisible();
  await expect.element(page.getByText('shown to those who see prices')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open PDF' })).not.toBeInTheDocument();
  await expect.element(page.getByText('2,000.00')).not.toBeInTheDocument();
});
