import type { Page } from '@playwright/test';
import { askAgain, call, expect, expectAccessible, signIn, test } from '../journey.ts';

interface Saved {
  id: string;
  version: number;
}

const address = '/controlPanel/ControlPanel';
const longAgo = '2020-01-06';
const line = { type: 'service', description: 'Work', quantity: '2', unit: 'day' };

/** Makes a project and takes it through statuses. */
async function makeProject(page: Page, name: string, values: object, ...steps: string[]): Promise<Saved> {
  let project = await call<Saved>(page, 'POST', '/project/save', { name, isInternal: true, ...values });
  for (const to of steps)
    project = await call<Saved>(page, 'POST', `/project/transition/${project.id}`, { to, version: project.version });
  return project;
}

/** Expects exactly these cards, from the first to the last; one more tells of milestones that are late, where a day has made some so. */
async function expectCards(page: Page, titles: readonly string[]): Promise<void> {
  const shown = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  await expect.poll(async () => (await shown()).filter((title) => title !== 'Late milestones')).toEqual(titles);
}

test('what needs attention is done where it stands: a quote extended, a row put off, a project begun, lines opened', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const mark = Date.now();
  const { firmDay: today } = await call<{ firmDay: string }>(page, 'GET', '/control-panel/get');
  const priced = { lines: [{ ...line, unitPrice: '500', unitCost: '300' }] };
  const ending = `Ending ${mark}`;
  const begun = `Begun ${mark}`;
  const bare = `Bare ${mark}`;
  const quote = await makeProject(page, ending, { ...priced, quoteValidUntil: today }, 'quoted');
  const people = await call<{ rows: Saved[] }>(page, 'POST', '/personnel/get-grid', { pageSize: 1 });
  const personnelId = people.rows[0]?.id;
  const team = { projectManagerId: personnelId, members: [{ personnelId }] };
  const signed = { ...priced, ...team, startDate: longAgo, contractSignedOn: longAgo };
  await makeProject(page, begun, signed, 'quoted', 'approved');
  // A service nobody has set a rate for.
  const saved = (noun: string, values: object) => call<Saved>(page, 'POST', `/${noun}/save`, values);
  const category = await saved('service-category', { name: `Looks ${mark}`, code: `L${mark}` });
  const service = await saved('service', { name: `Look ${mark}`, categoryId: category.id, unit: 'day' });
  await makeProject(page, bare, { startDate: longAgo, lines: [{ ...line, serviceId: service.id }] });

  await page.goto(address);
  const main = page.getByRole('main');
  const attention = main.getByRole('region', { name: 'Needs attention' });
  const row = (name: string) => attention.getByRole('listitem').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  const show = async (kind: RegExp) => {
    await attention.getByRole('button', { name: /All kinds|Quote expires|Approved, not started/ }).click();
    await page.getByRole('menuitem', { name: kind }).click();
  };

  await test.step('each role has exactly its part', async () => {
    // The account is nobody's of the firm: nothing is due for it.
    await expectCards(page, ['Needs attention', 'My projects', 'Operations', 'System health']);
    await expect(main.getByRole('link', { name: /^Trash/ })).toHaveAttribute('href', '/controlPanel/trash');
  });

  await test.step('a quote is extended and that is taken back', async () => {
    await show(/^Quote expires \(/);
    await expect(page).toHaveURL(/kind=quoteExpires/);
    await expect(row(ending)).toContainText('today');
    await page.getByRole('button', { name: `Extend quote: ${ending}` }).press('Enter');
    await expect(dialog).toContainText('It is valid until');
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Valid until' }).fill('1 Jan 2020');
    await dialog.getByRole('button', { name: 'Extend quote' }).click();
    await expect(dialog).toContainText('Enter today or a later date');
    await dialog.getByRole('textbox', { name: 'Valid until' }).fill('1 Jan 2100');
    await dialog.getByRole('button', { name: 'Extend quote' }).click();
    await expect(page.getByText(`The quote of ${ending} is valid until 1 Jan 2100.`)).toBeVisible();
    await expect(row(ending)).toHaveCount(0);
    // Who works through the rows by keyboard stays among them.
    await expect(attention.locator('[data-act]:focus, h2:focus')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(ending)).toBeVisible();
  });

  await test.step('what somebody else set meanwhile is said before it is replaced', async () => {
    await page.getByRole('button', { name: `Extend quote: ${ending}` }).click();
    await expect(dialog).toBeVisible();
    const { version } = await call<Saved>(page, 'GET', `/project/get-by-id/${quote.id}`);
    await call(page, 'POST', '/project/save', { id: quote.id, version, quoteValidUntil: '2099-12-31' });
    await dialog.getByRole('button', { name: 'Extend quote' }).click();
    await expect(dialog.getByRole('alert')).toContainText('has since set it to 31 Dec 2099');
    await dialog.getByRole('textbox', { name: 'Valid until' }).fill(today);
    await dialog.getByRole('button', { name: 'Extend quote' }).click();
    await expect(dialog).toBeHidden();
    await expect(row(ending)).toContainText('today');
  });

  await test.step('a row is put off with its reason, and brought back', async () => {
    await page.getByRole('button', { name: `Snooze: ${ending}` }).press('Enter');
    await dialog.getByRole('radio', { name: 'In a week' }).check();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The customer is away');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Snooze' }).click();
    await expect(page.getByText(`${ending}: Quote expires is snoozed until`)).toBeVisible();
    await expect(row(ending)).toHaveCount(0);
    await attention.getByRole('button', { name: /^Snoozed/ }).click();
    await expect(row(ending)).toContainText('The customer is away');
    await expect(page).toHaveURL(/show=snoozed/);
    await row(ending).getByRole('button', { name: 'Bring back' }).click();
    await expect(row(ending)).toHaveCount(0);
    await attention.getByRole('button', { name: /^All \d/ }).click();
    await show(/^Quote expires \(/);
    await expect(row(ending)).toBeVisible();
  });

  await test.step('a project that should have begun is begun', async () => {
    await page.goto(`${address}?kind=startOverdue`);
    await page.getByRole('button', { name: `Activate project: ${begun}` }).click();
    await dialog.getByRole('button', { name: 'Activate project' }).click();
    await expect(page.getByText(`${begun} is now active.`)).toBeVisible();
    await expect(row(begun)).toHaveCount(0);
  });

  await test.step('a price that is missing is entered in the lines', async () => {
    await page.goto(`${address}?kind=priceMissing`);
    await expect(row(bare)).toContainText('1 line');
    await page.getByRole('link', { name: `Open lines: ${bare}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: bare })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Lines', exact: true })).toBeFocused();
  });

  await test.step('the leak check is begun, the jobs show it, and it is stopped there', async () => {
    await page.goto(address);
    const health = main.getByRole('region', { name: 'System health' });
    const run = health.getByRole('button', { name: 'Run the leak check now' });
    const more = health.getByRole('button', { name: /^Show/ });
    // What is fine is folded away.
    if (!(await run.isVisible())) await more.click();
    await run.click();
    await page.getByRole('button', { name: 'Show activity' }).click();
    const job = dialog.getByRole('listitem').filter({ hasText: 'Leak check' }).first();
    await job.getByRole('button', { name: 'Cancel' }).click();
    await expect(job).toContainText(/Cancelled|Stopping/);
    await page.keyboard.press('Escape');
  });
});

test('an administrator is told how the product is and no more of it, an editor and a guest have no hole where that is', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', address);
  const main = page.getByRole('main');
  const health = main.getByRole('region', { name: 'System health' });
  await expect(health.getByRole('listitem').first()).toContainText(/Worth a look|Broken|Good/);
  await expect(health.getByRole('listitem').first()).not.toContainText(/\d|Anyone|Sending/);
  await expect(health.getByRole('button', { name: /leak check/ })).toHaveCount(0);

  await signIn(page, 'EDITOR', address);
  await expectCards(page, ['Needs attention', 'My projects', 'Next 14 days', 'My lines']);
  await expect(main.getByText('Margin under floor')).toHaveCount(0);
  // Somebody with projects of their own begins with these, and the badge counts them; the choice is in the address.
  const attention = main.getByRole('region', { name: 'Needs attention' });
  const mine = attention.getByRole('button', { name: /^Mine/ });
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  const own = (await mine.textContent())?.replace('Mine ', '');
  await expect(page.getByRole('link', { name: new RegExp(`Control Panel ${own} items? of yours`) })).toBeVisible();
  const all = attention.getByRole('button', { name: /^All \d/ });
  await all.click();
  await expect(page).toHaveURL(/show=all/);
  await page.reload();
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${address}?kind=resumeDue`);
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByText(/None of this kind|Due to resume/).first()).toBeVisible();

  await signIn(page, 'GUEST', address);
  await expectCards(page, ['My projects', 'Next 14 days']);
  await main.getByRole('link', { name: 'Open as list' }).click();
  await expect(page.getByRole('main').getByText(/ projects$/)).toBeVisible();

  // A server that does not answer is said, and asked again.
  await page.route('**/control-panel/get', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(address);
  await expect(main.getByRole('alert')).toContainText('The control panel could not be loaded');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('alert')).toContainText('The control panel could not be loaded');
  await page.unroute('**/control-panel/get');
  await askAgain(main.getByRole('button', { name: 'Try again' }), main.getByRole('heading', { name: 'My projects' }));
});
