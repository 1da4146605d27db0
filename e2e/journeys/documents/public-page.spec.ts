import type { Locator, Page } from '@playwright/test';
import { openPostOffice, type PostOffice } from '../../../server/testing/mail/post-office.ts';
import { call, expect, expectAccessible, expectFit, expectNoSidewaysScroll, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
  version: number;
}

/** A quote of 12,500.00 with an option of 2,000.00. */
interface Quoted {
  documentId: string;
  number: string;
  project: Saved & { name: string };
  contactIds: string[];
}

const withOption = /14,500\.00\sEUR/;

async function quoted(page: Page): Promise<Quoted> {
  await signIn(page, 'ADMIN', null);
  const now = Date.now();
  const customer = await call<Saved & { contacts: Saved[] }>(page, 'POST', '/customer/save', {
    name: `Norvane ${now}`,
    countryCode: 'DE',
    contacts: [{ firstName: 'Hedda', lastName: 'Storm', email: 'storm@norvane.example', isPrimary: true }],
  });
  const people = await call<{ rows: Saved[] }>(page, 'POST', '/personnel/get-grid', { pageSize: 1 });
  const line = { type: 'service', unit: 'day', unitCost: '700' };
  const project = await call<Saved & { name: string }>(page, 'POST', '/project/save', {
    name: `Complaint handling ${now}`,
    customerId: customer.id,
    projectManagerId: people.rows[0]?.id,
    startDate: '2026-01-01',
    quoteValidUntil: `${new Date().getFullYear() + 1}-06-30`,
    lines: [
      { ...line, description: 'Workshops', quantity: '10', unitPrice: '1250' },
      { ...line, description: 'Coaching <b>for</b> leads', quantity: '2', unitPrice: '1000', isOptional: true },
    ],
  });
  const terms = Array.from({ length: 12 }, (_, at) => `${at + 1}. Travel by train is included in the prices.`);
  const asked = { kind: 'quote', recordId: project.id, version: project.version, language: 'en' };
  const texts = { terms: terms.join('\n') };
  const { id, number } = await call<Saved & { number: string }>(page, 'POST', '/document/issue', { ...asked, texts });
  return { documentId: id, number, project, contactIds: customer.contacts.map((contact) => contact.id) };
}

/** The same, with a link to it that was made for its contact. */
async function offered(page: Page): Promise<Quoted & { address: string }> {
  const quote = await quoted(page);
  const sent = await call<{ links: { link: string }[] }>(page, 'POST', `/document/send/${quote.documentId}`, {
    contactIds: quote.contactIds,
    ...{ subject: 'Quote {number}', body: 'Read it here: {link}', withLink: true, attach: false },
  });
  return { ...quote, address: `/public/document#${sent.links[0]?.link.split('#')[1]}` };
}

/** Lets mails leave through a server of the test, for as long as something is done. */
async function withMail(page: Page, work: (office: PostOffice) => Promise<void>): Promise<void> {
  const office = await openPostOffice();
  const settle = async (settings: object) => {
    await signIn(page, 'SA', null);
    const { version } = await call<{ version: number }>(page, 'GET', '/mail-server/get');
    await call(page, 'POST', '/mail-server/save', { version, ...settings });
  };
  const here = { host: '127.0.0.1', port: office.port, security: 'none', authMethod: 'none' };
  await settle({ enabled: true, ...here, fromEmail: 'office@firm.example', maxPerMinute: 6_000 });
  try {
    await work(office);
  } finally {
    const usual = { host: null, port: 587, security: 'starttls', authMethod: 'password', fromEmail: null };
    await settle({ enabled: false, ...usual });
    await office.close();
  }
}

/** Goes on by Tab until the focus is where it is wanted. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const title = (page: Page) => page.getByRole('heading', { level: 1, name: /^Quote .*, revision A$/ });

test('a quote goes to the customer by mail, is accepted on a phone without an account, and approved from Needs attention', async ({
  page,
  browser,
  baseURL,
}) => {
  const { documentId, number, project } = await quoted(page);
  await withMail(page, async (office) => {
    await signIn(page, 'ADMIN', `/home/document/${documentId}`);
    await expect(page.getByText('It was not sent yet.')).toBeVisible();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: 'Hedda Storm' })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('1 mail is on its way.')).toBeVisible();
    await expect.poll(() => office.mails.map(({ to }) => to)).toEqual(['storm@norvane.example']);
    const mail = office.mails[0]?.mail;
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`${number}-A-en.pdf`]);
    const link = /http\S+\/public\/document#[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.html).toContain(`href="${link}"`);
    expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin);

    // Nobody is signed in on the phone.
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const reader = await phone.newPage();
    await reader.goto(link);
    await expect(title(reader)).toBeVisible();
    await reader.getByRole('checkbox', { name: /Coaching/ }).check();
    await reader.getByRole('textbox', { name: 'Your name' }).fill('Hedda Storm');
    await reader.getByRole('textbox', { name: /^Your position/ }).fill('Head of claims');
    await reader.getByRole('checkbox', { name: /^I accept/ }).check();
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 320]) {
        await reader.emulateMedia({ colorScheme });
        await reader.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(reader);
        await expectAccessible(reader);
      }
    await reader.getByRole('button', { name: new RegExp(`Accept for ${withOption.source}`) }).click();
    await expect(reader.getByRole('region', { name: 'Answer' })).toContainText('Hedda Storm accepted this on');
    expect(await reader.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    await phone.close();
    await expect.poll(() => office.mails.length).toBeGreaterThan(1);
    const told = office.mails.filter(({ mail: { subject } }) => subject?.includes('accepted'));
    expect(told[0]?.mail.text).toContain('14,500.00');
  });

  await signIn(page, 'ADMIN', '/controlPanel/ControlPanel?kind=quoteAnswered');
  const row = page.getByRole('listitem').filter({ hasText: project.name });
  await expect(row).toContainText('accepted');
  expect(await call<object>(page, 'GET', `/project/get-by-id/${project.id}`)).toMatchObject({ status: 'quoted' });
  const approve = row.getByRole('button', { name: `Approve project: ${number}` });
  await approve.focus();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog').getByRole('button', { name: /^Approve project/ });
  await asked.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${project.name} is now approved.`)).toBeVisible();
  const { lines, ...approved } = await call<{ lines: { isOptional: boolean }[]; status: string }>(
    page,
    'GET',
    `/project/get-by-id/${project.id}`,
  );
  expect([approved.status, lines.some(({ isOptional }) => isOptional)]).toEqual(['approved', false]);

  // What the customer did stands with the document.
  await page.goto(`/home/document/${documentId}`);
  await expect(page.getByText('Hedda Storm, Head of claims accepted it on')).toBeVisible();
  await expect(page.getByText('accepted it by a link')).toBeVisible();
  await expect(page.getByText('14,500.00', { exact: false }).first()).toBeVisible();
  await expectFit(page);
});

test('a quote is accepted on a phone, with an option, once its terms were reached', async ({ page }) => {
  const { documentId, address } = await offered(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('This link was made for Hedda Storm')).toBeVisible();
  await expect(page.getByText('Coaching <b>for</b> leads').first()).toBeVisible();

  const accept = page.getByRole('button', { name: /^Accept for/ });
  await expect(accept).toBeHidden();
  // Pressed where it sticks: a pointer of the driver would first scroll to where it belongs.
  await page.getByRole('button', { name: 'Go on to the terms' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Terms', level: 2 })).toBeFocused();
  await page.getByRole('checkbox', { name: /Coaching/ }).check();
  await page.getByRole('textbox', { name: 'Your name' }).scrollIntoViewIfNeeded();
  await expect(accept).toHaveText(new RegExp(`Accept for ${withOption.source}`));

  // What is missing is told where it is missing, what is typed outlives a reload.
  await accept.click();
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter your name, 2 to 120 characters.');
  await name.fill('Hedda Storm');
  await page.reload();
  await expect(name).toHaveValue('Hedda Storm');
  await expect(page.getByRole('checkbox', { name: /Coaching/ })).toBeChecked();
  await expectFit(page, [1440, 390, 320]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('checkbox', { name: /^I accept .* revision A for .* and its terms\.$/ }).check();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/accept') && asked.push(request.url()));
  await accept.dblclick();
  const state = page.getByRole('region', { name: 'Answer' });
  await expect(state).toContainText('Hedda Storm accepted this on');
  await expect(state).toContainText(withOption);
  await expect(state).toContainText('Coaching');
  await expect(state).toBeFocused();
  await expect(accept).toBeHidden();
  expect(asked).toHaveLength(1);
  await expectAccessible(page);

  await signIn(page, 'ADMIN', null);
  const stored = await call<object>(page, 'GET', `/document/get-by-id/${documentId}`);
  expect(stored).toMatchObject({ answer: 'accepted', answeredBy: 'Hedda Storm' });
});

test('a quote is declined by keyboard alone, with a reason', async ({ page }) => {
  const { documentId, address } = await offered(page);
  await page.goto(address);
  await expect(title(page)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Decline', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Decline' })).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Your name' }));
  await page.keyboard.type('Hedda Storm');
  await page.keyboard.press('Tab');
  await page.keyboard.press('T');
  await expect(page.getByRole('combobox', { name: 'Reason' })).toHaveValue('price');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Too dear for us');
  await tabTo(page, page.getByRole('button', { name: 'Decline', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Hedda Storm declined this on');

  await signIn(page, 'ADMIN', null);
  const stored = await call<object>(page, 'GET', `/document/get-by-id/${documentId}`);
  expect(stored).toMatchObject({ answer: 'declined', answerReason: 'Too dear for us' });
});

test('a link that was passed on stops when it is revoked: what was typed is not sent, and whom to ask is said', async ({
  page,
}) => {
  const { documentId, address } = await offered(page);
  const { links } = await call<{ links: Saved[] }>(page, 'GET', `/document/get-links/${documentId}`);
  const passedOn = await page.context().newPage();
  await passedOn.goto(address);
  await passedOn.getByRole('textbox', { name: 'Your name' }).fill('Somebody Else');
  await passedOn.getByRole('checkbox', { name: /^I accept/ }).check();
  await call(page, 'POST', `/document/revoke-link/${links[0]?.id}`, {});
  await passedOn.getByRole('button', { name: /^Accept for/ }).click();
  await expect(passedOn.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await expect(passedOn.getByText(/^Ask .+ for a new one\.$/)).toBeVisible();
  await expectFit(passedOn);
  await passedOn.close();
  await page.goto('/public/document#nobody-made-this');
  await expect(page.getByText(/^Ask .+ for a new one\.$/)).toBeVisible();
});

test('a quote past its day is read and not answered, and a page without a connection asks again', async ({ page }) => {
  const { address } = await offered(page);
  // A page of its own: that nothing was answered is a fault to the browser.
  const reader = await page.context().newPage();
  await reader.route('**/public-document/open', (route) => route.abort());
  await reader.goto(address);
  await expect(reader.getByRole('heading', { name: 'The document could not be opened' })).toBeVisible();
  await reader.unroute('**/public-document/open');
  await reader.route('**/public-document/open', async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    const past = { mayAnswer: false, validUntil: '2026-01-31' };
    await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, ...past } } });
  });
  await reader.getByRole('button', { name: 'Try again' }).click();
  await expect(reader.getByText('This quote was valid until 31 January 2026. Ask for a new one.')).toBeVisible();
  await expect(reader.getByRole('button', { name: /^Accept/ })).toBeHidden();
  await expect(reader.getByText(/12,500\.00/).first()).toBeVisible();
  const download = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Download the PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/-A-en\.pdf$/);
  await reader.close();
});
