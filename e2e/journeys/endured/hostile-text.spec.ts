import type { Page } from '@playwright/test';
import { hostileTexts } from '../../hostile/hostile-texts.ts';
import { cut, storeEverywhere, type Values } from '../../hostile/store-everywhere.ts';
import { sightOf } from '../../page-faults.ts';
import { type Product, password, startProduct } from '../../setup/start-product.ts';
import { call, expect, goWithin, test as journey, seededRandom, signIn } from '../../test.ts';

const isLong = process.env.ENDURE_ROUNDS !== undefined;
const { seed, random } = seededRandom();
// The short form takes others each time.
const texts = isLong ? hostileTexts(300) : hostileTexts(12, random);
const portion = 60;
/** More toasts than these wait for their turn. */
const shownToasts = 5;
/** Of this many records one is opened; its parts carry the texts of the others. */
const everyNth = isLong ? 5 : 20;

// A product of their own: that many strange records would stand in the way of other journeys.
const test = journey.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants an object pattern here
    async ({}, use) => {
      const product = await startProduct(process.env.SAMPLE_FIRM);
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});
// One after the other, so that one product is enough.
test.describe.configure({ mode: 'default' });

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
  expect({ seed, ...made, seen }).toEqual({ seed, found: [], isPlanted: false, seen: [] });
}

/** Expects that each text is read on the page, in texts or fields, at some moment: toasts come and go. */
async function expectShown(page: Page, wanted: readonly string[]): Promise<void> {
  const missing = await page.evaluate(async (texts) => {
    const open = new Set(texts);
    for (const end = Date.now() + 60_000; open.size > 0 && Date.now() < end; ) {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      const shown = [document.body.textContent, ...fields].join('\n');
      for (const text of open) if (shown.includes(text)) open.delete(text);
      if (open.size > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return [...open];
  }, wanted);
  expect(missing).toEqual([]);
}

/** The stored form of the named fields: what a screen has to show. */
function shownOf(record: Values, ...fields: string[]): string[] {
  return fields.map((field) => String(record[field]));
}

for (let start = 0; start < texts.length; start += portion) {
  const some = texts.slice(start, start + portion);

  test(`hostile texts ${start + 1} to ${start + some.length} are shown as plain text on every screen`, async ({
    page,
    product,
  }) => {
    test.setTimeout(isLong ? 1_800_000 : 300_000);
    const seen = await watch(page, product.address);
    const { quiet } = await sightOf(page);
    await signIn(page);
    // High enough for every row to be there.
    await page.setViewportSize({ width: 1440, height: 5000 });
    const run = Date.now() % 1_000_000;
    const stored: Record<string, Values>[] = [];
    for (const [index, text] of some.entries()) {
      const more = index % everyNth === 0 ? some.slice(index, index + everyNth) : [];
      stored.push(await storeEverywhere(page, text, run * 1000 + index, more));
    }
    const labels = (noun: string, ...fields: string[]) =>
      stored.flatMap((made) => fields.flatMap((field) => (made[noun] ? [String(made[noun][field])] : [])));

    const lists = [
      ['/register/customers', labels('customer', 'name', 'city')],
      ['/register/providers', labels('provider', 'name')],
      ['/home/projects', labels('project', 'name')],
      ['/register/personnels', labels('personnel', 'displayName')],
      ['/register/users', labels('account', 'fullName')],
      ['/register/places', labels('place', 'name')],
      ['/register/services', labels('service', 'name')],
      ['/register/serviceCategories', labels('service-category', 'name')],
      ['/register/parameters/taxRates', labels('tax-rate', 'name')],
      ['/register/parameters/paymentTerms', labels('payment-term', 'name')],
      ['/register/calendars', labels('holiday-calendar', 'name')],
      ['/register/parameters/textBlocks', labels('text-block', 'body')],
    ] as const;
    for (const [address, wanted] of lists) {
      await goWithin(page, `${address}?sort=-updatedAt&pageSize=100`);
      await expectShown(page, wanted);
      await expectHarmless(page, seen);
    }

    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [index, made] of stored.entries()) {
      if (index % everyNth > 0) continue;
      const { customer, provider, project, personnel, account } = made;
      if (!customer || !provider || !project || !personnel || !account) throw new Error('Not everything was stored');
      const name = String(customer.name);
      await call(page, 'POST', '/customer/save', { id: customer.id, version: 1, city: `${cut(name, 70)} changed` });
      const contacts = customer.contacts as Values[];
      await goWithin(page, `/register/customer/${customer.id}`);
      await expectShown(page, shownOf(customer, 'name', 'legalName'));
      await expectHarmless(page, seen);
      await goWithin(page, `/register/customer/${customer.id}/edit`);
      await expectShown(page, [
        ...shownOf(customer, 'name', 'legalName', 'addressLine1', 'postalCode', 'notes', 'region'),
        `${cut(name, 70)} changed`,
        ...contacts.flatMap((contact) => shownOf(contact, 'lastName', 'jobTitle')),
      ]);
      await page.getByRole('button', { name: 'More', exact: true }).first().click();
      await page.getByRole('menuitem', { name: 'Delete customer' }).click();
      await expect(page.getByRole('dialog')).toContainText('still in use');
      await expect.poll(() => page.getByRole('dialog').textContent()).toContain(String(project.name));
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
      await expectShown(page, [`${project.name} saved.`]);
      await page.getByRole('button', { name: 'More', exact: true }).first().click();
      await page.getByRole('menuitem', { name: 'Delete project' }).click();
      await expect.poll(() => page.getByRole('dialog').textContent()).toContain(String(project.name));
      await expectHarmless(page, seen);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
      await expectShown(page, [`${project.name} deleted.`]);
      await expectHarmless(page, seen);

      await goWithin(page, `/register/provider/${provider.id}`);
      await expectShown(page, shownOf(provider, 'name', 'legalName'));
      await expectHarmless(page, seen);
      await goWithin(page, `/register/provider/${provider.id}/edit`);
      await expectShown(page, [
        ...shownOf(provider, 'name', 'legalName', 'addressLine1', 'notes', 'bankName'),
        ...(provider.contacts as Values[]).flatMap((contact) => shownOf(contact, 'lastName', 'jobTitle')),
      ]);
      await expectHarmless(page, seen);

      await goWithin(page, `/register/personnel/${personnel.id}`);
      await expectShown(page, shownOf(personnel, 'displayName'));
      await expectHarmless(page, seen);
      await goWithin(page, `/register/personnel/${personnel.id}/edit`);
      await expectShown(page, shownOf(personnel, 'firstName', 'displayName'));
      await goWithin(page, `/register/user/${account.id}`);
      await expectShown(page, shownOf(account, 'fullName'));
      await expectHarmless(page, seen);

      await goWithin(page, '/home/project');
      await page.getByRole('combobox', { name: 'Customer', exact: true }).fill(cut(name, 40));
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectHarmless(page, seen);

      // Beside its list, on the page that copies it, in what was deleted, in what happened.
      const others: Record<string, string> = {
        place: '/register/place',
        service: '/register/service',
        'service-category': '/register/serviceCategory',
        'tax-rate': '/register/parameters/taxRate',
        'payment-term': '/register/parameters/paymentTerm',
        'text-block': '/register/parameters/textBlock',
        'exchange-rate': '/register/parameters/exchangeRate',
        'holiday-calendar': '/register/calendar',
        absence: '/register/absence',
        parameter: '/register/parameter',
      };
      const addresses = [
        `/register/customers?preview=${customer.id}`,
        `/home/project/${stored[index + 1]?.project?.id ?? ''}/copy`,
        `/home/projects?view=${made.view?.id}`,
        `/register/customers?view=${made.view?.id}`,
        ...Object.entries(others).map(([noun, editor]) => `${editor}/${made[noun]?.id}`),
        '/home/projects/board',
        '/home/drafts',
        '/controlPanel/ControlPanel',
        '/controlPanel/trash',
        '/controlPanel/audit',
        '/controlPanel/jobs',
        '/dashboard',
        '/dashboard/lines',
        '/dashboard/milestones',
      ];
      for (const address of addresses) {
        await goWithin(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await quiet();
        await expectHarmless(page, seen);
      }
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

test('a sentence of the server is shown as plain text, whatever is in it', async ({ page, product }) => {
  test.setTimeout(isLong ? 900_000 : 300_000);
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

test('a person whose name is markup is greeted by it as plain text', async ({ page, product }) => {
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
