/** Takes the pictures of the tour from a product started for it: `npm run pictures`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import { chromium, type Page } from '@playwright/test';
import { startMailServer } from '../../server/testing/mail/start-mail-server.ts';
import { findBrowser } from '../setup/find-browser.ts';
import { password, startProduct } from '../setup/start-product.ts';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));

async function take(page: Page, name: string, address: string, text: string): Promise<void> {
  await page.goto(address);
  await page.getByText(text).first().waitFor();
  await shoot(page, name);
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // The last part of the navigation and of the bar; on a phone they are folded.
  if ((page.viewportSize()?.width ?? 0) > 768) {
    await page.locator('nav').getByText('Demo area').waitFor({ state: 'attached' });
    await page.locator('header button[aria-label^="Notifications"]').waitFor({ state: 'attached' });
  }
  // Nothing is on its way any more.
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  process.stdout.write(`docs/pictures/${name}.png\n`);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/session/signin');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
}

/** The receipt before customers are changed: of all prospects, with ten before and after. */
async function takeReceipt(page: Page): Promise<void> {
  const filter = JSON.stringify({ all: [{ field: 'status', operator: 'anyOf', value: ['prospect'] }] });
  await page.goto(`/register/customers?${new URLSearchParams({ filter, sort: 'name' })}`);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Select all/ }).click();
  await page.getByRole('button', { name: 'Edit…' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('combobox', { name: 'Field to change' }).selectOption({ label: 'Status' });
  await window.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Active' });
  await window.getByRole('button', { name: 'Review' }).click();
  await window.getByRole('table').waitFor();
  await shoot(page, 'receipt');
  await page.keyboard.press('Escape');
}

/** A customer on its page, being edited, and then what two people wrote of its city. */
async function takeEditor(page: Page, other: Page): Promise<void> {
  await page.goto('/register/customers?search=Logistik&sort=name');
  await page.getByRole('grid').getByRole('link').nth(1).click();
  await page.getByRole('region', { name: 'Projects' }).waitFor();
  await shoot(page, 'customer');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const city = (of: Page) => of.getByRole('textbox', { name: /^City/ });
  await city(page).waitFor();
  await other.goto(page.url());
  await page.getByRole('textbox', { name: /^Legal name/ }).fill('Consulting & Partners');
  await city(page).fill('Trieste');
  await page.getByText('Draft kept').waitFor();
  await shoot(page, 'editor');
  await city(other).fill('Udine');
  await other.getByRole('button', { name: 'Save customer' }).click();
  await other
    .getByText(/ saved\./)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByRole('group', { name: 'City', exact: true }).scrollIntoViewIfNeeded();
  await shoot(page, 'conflict');
}

/** Sends a file of customers to the page of the import. */
async function chooseFile(page: Page, name: string, rows: readonly string[]): Promise<void> {
  await page.goto('/register/customers/import');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name: 'Columns' }).waitFor();
}

/** A file with headers of its own: which field each column goes to, and what a trial finds in its rows. */
async function takeImport(page: Page): Promise<void> {
  await page.goto('/register/customers?sort=name');
  await page.getByRole('grid').getByRole('link').first().waitFor();
  const known = await page.getByRole('grid').getByRole('link').allTextContents();
  const families = ['Brenta', 'Hansen', 'Duvernay', 'Kowalczyk', 'Ferreira'];
  const trades = ['Engineering', 'Logistics', 'Instruments', 'Foods', 'Textiles', 'Energy', 'Shipping', 'Optics'];
  const places = ['Padova,Italy', 'Aarhus,Denmark', 'Lyon,France', 'Łódź,Poland', 'Porto,Portugal'];
  const lines = Array.from({ length: 48 }, (_, row) => {
    const [family = '', trade = ''] = [families[row % families.length], trades[row % trades.length]];
    const name = row < 40 ? `${family} ${trade}` : known[row - 40];
    const mail = row === 7 ? `office at ${family}` : `office@${trade}-${row}.example`.toLowerCase();
    const town = row < 40 ? places[row % places.length] : 'Trieste,Italy';
    const place = row === 18 ? 'Łódź,Rumelia' : town;
    const person = row % 3 === 0 ? 'Käthe Sturmvogt' : 'Ada Ørnfeldt';
    return [name, 1000 + row, `${row + 3} Harbour Street`, place, mail, person].join(',');
  });
  await chooseFile(page, 'customers of the old system.csv', [
    'Company,Old number,Street,Town,Country,E-mail,Looked after by',
    ...lines,
  ]);
  const choose = (header: string, label: string) =>
    page.getByRole('combobox', { name: `Field for ${header}` }).selectOption({ label });
  await choose('Old number', 'External reference');
  await choose('Looked after by', 'Account manager');
  await shoot(page, 'import-mapping');
  await page.getByRole('button', { name: /^Test \d+ rows$/ }).click();
  await page.getByRole('heading', { name: /to fix$/ }).waitFor();
  await page.getByRole('heading', { name: 'Trial run' }).evaluate((heading) => heading.scrollIntoView());
  await shoot(page, 'import-trial');
}

/** The jobs while one is under way, one waits and one is done. */
async function takeJobs(page: Page): Promise<void> {
  const jobs = page.getByRole('dialog', { name: 'Activity' });
  for (const [year, count] of [
    [2023, 900],
    [2024, 12_000],
    [2025, 4000],
  ]) {
    const lines = Array.from({ length: Number(count) }, (_, row) => `Client ${year}-${row}`);
    await chooseFile(page, `clients-${year}.csv`, ['Name', ...lines]);
    await page.getByRole('button', { name: /^Test [\d,]+ rows$/ }).click();
    if (year === 2023) await page.getByText('will be created').first().waitFor();
    else await page.getByRole('main').getByRole('button', { name: 'Cancel' }).waitFor();
  }
  await page.goto('/register/customers?sort=name');
  await page.getByRole('grid').getByRole('link').first().waitFor();
  await page.getByRole('button', { name: /^Activity/ }).click();
  await jobs.getByRole('progressbar').waitFor();
  await shoot(page, 'jobs-panel');
  for (let left = 2; left > 0; left -= 1) await jobs.getByRole('button', { name: 'Cancel' }).last().click();
  await page.keyboard.press('Escape');
}

/** Asks the product as who is signed in. */
async function ask<Data>(page: Page, path: string, body?: object): Promise<Data> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        'content-type': 'application/json',
      };
      const reply = await fetch(to, sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : { headers });
      return (await reply.json()).data;
    },
    [path, body] as const,
  );
}

/** The project of a status with the most to see: the largest in euros. */
async function someProject(page: Page, status: string): Promise<string> {
  const { rows } = await ask<{ rows: [{ id: string }] }>(page, '/project/get-grid', {
    pageSize: 1,
    filter: {
      all: [
        { field: 'status', operator: 'anyOf', value: [status] },
        { field: 'currency', operator: 'anyOf', value: ['EUR'] },
      ],
    },
    sort: [{ field: 'contractNet', direction: 'desc' }],
  });
  return rows[0].id;
}

/** A quote before its next revision is issued: the paper, and beside it what differs from the one before. */
async function takeQuote(page: Page): Promise<void> {
  const id = await someProject(page, 'quoted');
  type Line = { type: string; quantity: string | null; isOptional: boolean };
  const { lines, version } = await ask<{ lines: Line[]; version: number }>(page, `/project/get-by-id/${id}`);
  const priced = lines.filter(({ quantity, isOptional }) => quantity !== null && !isOptional);
  const revised = lines
    .filter((line) => line !== priced[2])
    .map((line) => (line === priced[0] ? { ...line, quantity: String(Number(line.quantity) + 2) } : line));
  await ask(page, '/project/save', { id, version, lines: revised });
  await page.goto(`/home/project/${id}/preview/quote`);
  await page.getByText(/^Page 1 of/).waitFor();
  await shoot(page, 'quote-preview');
}

/** A project: its lines with who delivers at what cost, the explanation of its margin, the preview of a copy, and the board of all. */
async function takeProject(page: Page): Promise<void> {
  const id = await someProject(page, 'active');
  await page.goto(`/home/project/${id}`);
  await page.getByRole('grid', { name: 'Lines' }).waitFor();
  await shoot(page, 'project');
  await page.locator('#lines').evaluate((lines) => lines.scrollIntoView());
  await shoot(page, 'project-lines');
  await page.goto(`/home/project/${id}?explain=plannedMargin`);
  await page.getByRole('dialog').getByText('How it adds up').waitFor();
  await shoot(page, 'explanation');
  await page.goto(`/home/project/${id}/copy`);
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create project' }).waitFor();
  await shoot(page, 'copy');
  await page.goto('/home/projects/board');
  await page.getByRole('button', { name: /^Move/ }).first().waitFor();
  await shoot(page, 'board');
}

/** The own week: lines under their projects, an afternoon off, and beside it the entries of a cell. */
async function takeWeek(page: Page): Promise<void> {
  const { days, personnelId } = await ask<WeekDetail>(page, `/week/get?week=${dayIn(new Date(), 'UTC')}`);
  const { date } = days[2] ?? {};
  const off = { personnelId, kind: 'holiday', startDate: date, endDate: date, startsAtNoon: true };
  const { id, version } = await ask<{ id: string; version: number }>(page, '/absence/save', off);
  await ask(page, `/absence/decide/${id}`, { version, state: 'approved' });
  await page.goto('/home/week');
  const grid = page.getByRole('grid', { name: 'The week' });
  const cell = grid.getByRole('row').filter({ hasText: 'left' }).nth(1).getByRole('gridcell').nth(3);
  await cell.click();
  await page.keyboard.type('2:30');
  await page.keyboard.press('ControlOrMeta+Enter');
  const panel = page.getByRole('complementary').last();
  await panel.getByRole('textbox', { name: 'What was done' }).fill('Workshop with the claims team, first half');
  await panel.getByRole('button', { name: 'Add entry' }).click();
  const second = panel.getByRole('group', { name: 'Entry of 0:00' });
  await second.getByRole('textbox', { name: 'Time' }).fill('1');
  await second.getByRole('switch').click();
  await panel.getByRole('textbox', { name: 'What was done' }).nth(1).fill('Room, handouts, photo record');
  await cell.click();
  await page.mouse.move(0, 0);
  await page.getByText('Saving…').waitFor({ state: 'detached' });
  await shoot(page, 'week');
}

/** The control panel and the dashboard, as an SA sees them. */
async function takeOffice(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await take(page, 'control-panel', '/controlPanel/ControlPanel', 'System health');
  await take(page, 'dashboard', '/dashboard', 'Planned by month');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, 'dashboard-dark', '/dashboard?from=2026-01-01&to=2027-02-28', 'Planned by month');
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A test of the mail server in which a mail arrives. */
async function takeMailTest(page: Page): Promise<void> {
  const account = { username: 'mandate', password: 'marble otter in a canoe' };
  const server = await startMailServer({ account });
  try {
    await page.goto('/configuration/mailServer');
    const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
    await field('Host').fill('localhost');
    await field('Port').fill(String(server.port));
    await field('Verify certificate').uncheck();
    await field('Username').fill(account.username);
    await field('Password').fill(account.password);
    await field('Sender address').fill('mandate@firm.example');
    await page.getByRole('textbox', { name: /Send a test email to/ }).fill('ada@firm.example');
    await page.keyboard.press('Enter');
    await page.getByText('Everything works').waitFor();
    await page
      .getByRole('button', { name: 'Test connection' })
      .evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await shoot(page, 'mail-test');
  } finally {
    await server.close();
  }
}

/** What the demo area is tried out on: a calendar, a board, a shop and charts. */
async function takeDemo(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/scrum-board');
  await page.getByRole('link', { name: 'Harbour master plan' }).click();
  await page.getByRole('article').first().waitFor();
  await shoot(page, 'demo-board');
  for (const [name, address, title] of [
    ['demo-calendar', '/calendar', 'Calendar'],
    ['demo-shop', '/ecommerce/shop', 'Products'],
    ['demo-charts', '/charts/echarts', 'Charts'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await shoot(page, name);
  }
}

const product = await startProduct();
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    baseURL: product.address,
  });
  await signIn(page, 'admin@mandate.example');

  const filter = JSON.stringify({
    all: [
      { field: 'status', operator: 'anyOf', value: ['quoted', 'approved', 'active'] },
      { field: 'currency', operator: 'anyOf', value: ['EUR', 'CHF', 'GBP', 'USD'] },
    ],
  });
  const query = new URLSearchParams({ sort: 'status,-contractNet', filter });
  await take(page, 'projects', `/home/projects?${query}`, 'projects');

  await takeProject(page);
  await takeWeek(page);
  await takeQuote(page);
  await take(page, 'parameters', '/register/parameters', 'Base currency');
  await takeReceipt(page);
  const other = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: product.address });
  await signIn(other, 'editor@mandate.example');
  await takeEditor(page, other);
  await page.setViewportSize({ width: 390, height: 844 });
  await take(page, 'customers-phone', '/register/customers?search=logistik', 'Logistik');
  await page.setViewportSize({ width: 1440, height: 900 });
  await takeImport(page);
  await takeJobs(page);
  const office = await browser.newPage({
    viewport: { width: 1440, height: 1000 },
    locale: 'en-GB',
    baseURL: product.address,
  });
  await signIn(office, 'sa@mandate.example');
  await takeOffice(office);
  await takeMailTest(office);
  await takeDemo(office);
} finally {
  await browser.close();
  await product.stop();
}
