import type { Page } from '@playwright/test';
import { hostileTexts } from '../hostile-texts.ts';
import { call, expect, goWithin, test as journey, signIn } from '../journey.ts';
import { type Product, password, startProduct } from '../setup/start-product.ts';

const isLong = process.env.ENDURE_ROUNDS !== undefined;
const texts = hostileTexts(isLong ? 300 : 60);
const portion = 60;
/** More toasts than these wait for their turn. */
const shownToasts = 5;
/** Of so many records one is opened; its parts carry the texts of the others. */
const everyNth = isLong ? 5 : 30;

// A product of their own: so many strange records would stand in the way of other journeys.
const test = journey.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants an object pattern here
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.address),
});
// One after the other, so that one product is enough.
test.describe.configure({ mode: 'default' });

type Values = Record<string, unknown> & { id: string; version: number };

/** A text for a field of a length, in code points. */
function cut(text: string, max: number): string {
  return [...text].slice(0, max).join('').trim();
}

/** Notes what must never happen: a dialog, a call to a foreign host, a breach of the page's policy. */
async function watch(page: Page, own: string): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !/^(data|blob):/.test(url)) seen.push(`request to ${url}`);
  });
  await page.exposeFunction('noteBreach', (breach: string) => void seen.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { noteBreach } = window as unknown as { noteBreach: (breach: string) => void };
      noteBreach(`policy ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return seen;
}

/** Expects that nothing of what is shown was read as markup or run. */
async function expectHarmless(page: Page, seen: string[]): Promise<void> {
  const made = await page.evaluate(() => {
    const handlers = ['error', 'load', 'focus', 'toggle', 'click', 'mouseover', 'pointerover', 'begin', 'start'];
    const markup = [
      'iframe',
      'object',
      'embed',
      'base',
      'math',
      'marquee',
      'body script',
      'body meta',
      '[href^="java" i]',
    ];
    const selector = [...handlers.map((name) => `[on${name}]`), ...markup].join();
    // The page's own scripts stand at its end.
    const found = [...document.querySelectorAll(selector)].filter(
      (each) => each.tagName !== 'SCRIPT' || !each.hasAttribute('nonce'),
    );
    return { found: found.map(({ outerHTML }) => outerHTML.slice(0, 200)), isPlanted: 'planted' in window };
  });
  expect({ ...made, seen }).toEqual({ found: [], isPlanted: false, seen: [] });
}

/** Expects that each text is read on the page, in texts or fields, at some moment: toasts come and go. */
async function expectShown(page: Page, wanted: readonly string[]): Promise<void> {
  const missing = await page.evaluate(async (texts) => {
    const open = new Set(texts);
    for (const end = Date.now() + 15_000; open.size > 0 && Date.now() < end; ) {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      const shown = [document.body.textContent, ...fields].join('\n');
      for (const text of open) if (shown.includes(text)) open.delete(text);
      if (open.size > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return [...open];
  }, wanted);
  expect(missing).toEqual([]);
}

/** Each text in every text field of a customer or provider, and those after it in its contacts. */
function firmOf(text: string, more: readonly string[]) {
  return {
    name: cut(text, 160),
    legalName: cut(text, 200),
    taxId: cut(text, 40),
    addressLine1: cut(text, 120),
    addressLine2: cut(text, 120),
    postalCode: cut(text, 16),
    city: cut(text, 80),
    region: cut(text, 80),
    notes: text,
    tags: [cut(text, 40)],
    contacts: more.map((other) => ({
      firstName: cut(other, 80),
      lastName: cut(other, 80),
      jobTitle: cut(other, 100),
      department: cut(other, 80),
      notes: other,
    })),
  };
}

function projectOf(text: string, more: readonly string[], customerId: string) {
  return {
    name: cut(text, 160),
    customerId,
    customerReference: cut(text, 60),
    tags: [cut(text, 40)],
    lines: more.flatMap((other) => [
      { type: 'section', description: other },
      { type: 'service', description: other, quantity: '1', unit: 'day', unitPrice: '1' },
      { type: 'text', description: other },
    ]),
    members: more.map((other) => ({ placeholderRole: cut(other, 80) })),
  };
}

/** The stored form of the named fields: what a screen has to show. */
function shownOf(record: Values, ...fields: string[]): string[] {
  return fields.map((field) => String(record[field]));
}

for (let start = 0; start < texts.length; start += portion) {
  const some = texts.slice(start, start + portion);

  test(`texts ${start + 1} to ${start + some.length} that would do something are only texts, on every screen`, async ({
    page,
    product,
  }) => {
    test.setTimeout(isLong ? 900_000 : 240_000);
    const seen = await watch(page, product.address);
    await signIn(page);
    // High enough for every row to be there.
    await page.setViewportSize({ width: 1440, height: 5000 });
    const run = Date.now();
    const stored: Record<'customer' | 'provider' | 'project' | 'personnel' | 'account', Values>[] = [];
    for (const [index, text] of some.entries()) {
      const more = index % everyNth === 0 ? some.slice(index, index + everyNth) : [];
      const email = `${run}.${index}@hostile.example`;
      const customer = await call<Values>(page, 'POST', '/customer/save', firmOf(text, more));
      const [project, provider, personnel, account] = await Promise.all([
        call<Values>(page, 'POST', '/project/save', projectOf(text, more, customer.id)),
        call<Values>(page, 'POST', '/provider/save', {
          ...firmOf(text, more),
          bankName: cut(text, 80),
          countryCode: 'NO',
        }),
        call<Values>(page, 'POST', '/personnel/save', {
          firstName: cut(text, 80),
          lastName: cut(text, 80),
          workEmail: email,
          tags: [cut(text, 40)],
        }),
        call<Values>(page, 'POST', '/account/save', {
          fullName: cut(text, 160),
          email,
          role: 'GUEST',
          tags: [cut(text, 40)],
        }),
      ]);
      stored.push({ customer, provider, project, personnel, account });
    }

    const lists = [
      [
        '/register/customers?sort=-code&pageSize=100',
        stored.flatMap(({ customer }) => shownOf(customer, 'name', 'city')),
      ],
      ['/register/providers?sort=-code&pageSize=100', stored.flatMap(({ provider }) => shownOf(provider, 'name'))],
      ['/home/projects?sort=-code&pageSize=100', stored.flatMap(({ project }) => shownOf(project, 'name'))],
      [
        '/register/personnels?sort=-code&pageSize=100',
        stored.flatMap(({ personnel }) => shownOf(personnel, 'displayName')),
      ],
      ['/register/users?sort=-updatedAt&pageSize=100', stored.flatMap(({ account }) => shownOf(account, 'fullName'))],
    ] as const;
    for (const [address, wanted] of lists) {
      await page.goto(address);
      await expectShown(page, wanted);
      await expectHarmless(page, seen);
    }

    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [index, { customer, provider, project, personnel, account }] of stored.entries()) {
      if (index % everyNth > 0) continue;
      const name = String(customer.name);
      await call(page, 'POST', '/customer/save', { id: customer.id, version: 1, city: `${cut(name, 70)} changed` });
      const contacts = customer.contacts as Values[];
      await goWithin(page, `/register/customer/${customer.id}`);
      await expectShown(page, [
        ...shownOf(customer, 'name', 'legalName', 'addressLine1', 'postalCode', 'notes', 'region'),
        `${cut(name, 70)} changed`,
        ...contacts.flatMap((contact) => shownOf(contact, 'lastName', 'jobTitle')),
      ]);
      await page.getByRole('button', { name: 'More', exact: true }).first().click();
      await page.getByRole('menuitem', { name: 'Delete customer' }).click();
      await expect(page.getByRole('dialog')).toContainText('still in use');
      expect(await page.getByRole('dialog').textContent()).toContain(String(project.name));
      await expectHarmless(page, seen);
      await page.keyboard.press('Escape');

      await goWithin(page, `/home/project/${project.id}`);
      const lines = project.lines as Values[];
      const members = project.members as Values[];
      await expectShown(page, [
        ...shownOf(project, 'name', 'customerReference'),
        name,
        ...members.flatMap((member) => shownOf(member, 'placeholderRole')),
        ...lines.flatMap((line) => shownOf(line, 'description')),
      ]);
      await expectHarmless(page, seen);
      await page.getByRole('textbox', { name: /Customer reference/ }).fill('changed');
      await page.keyboard.press('Control+s');
      await expectShown(page, [`${project.name} is saved.`]);
      await page.getByRole('button', { name: 'More', exact: true }).first().click();
      await page.getByRole('menuitem', { name: 'Delete project' }).click();
      expect(await page.getByRole('dialog').textContent()).toContain(String(project.name));
      await expectHarmless(page, seen);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
      await expect(page.getByRole('button', { name: 'Undo', exact: true }).first()).toBeVisible();
      await expectShown(page, [String(project.name)]);
      await expectHarmless(page, seen);

      await goWithin(page, `/register/provider/${provider.id}`);
      await expectShown(page, [
        ...shownOf(provider, 'name', 'legalName', 'addressLine1', 'notes', 'bankName'),
        ...(provider.contacts as Values[]).flatMap((contact) => shownOf(contact, 'lastName', 'jobTitle')),
      ]);
      await expectHarmless(page, seen);

      await goWithin(page, `/register/personnel/${personnel.id}`);
      await expectShown(page, shownOf(personnel, 'firstName', 'displayName'));
      await goWithin(page, `/register/user/${account.id}`);
      await expectShown(page, shownOf(account, 'fullName'));
      await expectHarmless(page, seen);

      await goWithin(page, '/home/project');
      await page.getByRole('combobox', { name: 'Customer', exact: true }).fill(cut(name, 40));
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectHarmless(page, seen);

      const filter = { all: [{ field: 'name', operator: 'contains', value: some[index] }] };
      await goWithin(
        page,
        `/register/customers?${new URLSearchParams({ search: `${name} none`, filter: JSON.stringify(filter) })}`,
      );
      await expectShown(page, [`${name} none`]);
      await expectHarmless(page, seen);
    }
  });
}

test('what the server says is shown as text, whatever is in it', async ({ page, product }) => {
  test.setTimeout(isLong ? 900_000 : 240_000);
  const seen = await watch(page, product.address);
  await signIn(page);
  const groups = Array.from({ length: Math.ceil(texts.length / shownToasts) }, (_, index) =>
    texts.slice(index * shownToasts, (index + 1) * shownToasts),
  );
  let alerts: string[] = [];
  let isRefused = false;
  await page.route('**/customer/get-grid', async (route) => {
    const errorMessage = isRefused ? (alerts[0] ?? '') : null;
    const data = isRefused ? null : { rows: [], total: 0, totalIsExact: true, page: 1, pageSize: 50 };
    const [result, errorCode] = isRefused ? ['error', 'requestNotValid'] : ['success', null];
    await route.fulfill({
      status: isRefused ? 400 : 200,
      json: { result, data, alerts: isRefused ? [] : alerts, errorMessage, errorCode, requestId: 'x' },
    });
  });
  for (const group of groups) {
    alerts = group;
    isRefused = false;
    await page.goto('/register/customers');
    await expectShown(page, group);
    await expectHarmless(page, seen);
  }
  for (const text of isLong ? texts : texts.filter((_, index) => index % 10 === 0)) {
    alerts = [text];
    isRefused = true;
    await page.goto('/register/customers');
    await expectShown(page, [text]);
    await expectHarmless(page, seen);
  }
});

test('a stranger whose name is markup is greeted by it as text', async ({ page, product }) => {
  const seen = await watch(page, product.address);
  const name = `"><img src=x onerror=top.planted=1><svg onload=alert(1)>{{7*7}}`;
  const email = `stranger.${Date.now()}@hostile.example`;
  await page.goto('/session/signin');
  const body = { email, username: name, password };
  const { result } = await page.evaluate(async (sent) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(sent) })).json();
  }, body);
  expect(result).toBe('success');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner')).toContainText('{{7*7}}');
  for (const address of ['/home/projects', '/home/profile', '/register/customers']) {
    await page.goto(address);
    await expectShown(page, [name]);
    await expectHarmless(page, seen);
  }
});
