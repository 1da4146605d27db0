import type { ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/fit.ts';
import { pressAhead } from '../../../../testing/press-ahead.ts';
import { press } from '../../../../testing/press-and-type.ts';
import { call, textsOf, visit } from '../../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

const address = '/controlPanel/ControlPanel';
const longAgo = '2020-01-06';
const line = { type: 'service', description: 'Work', quantity: '2', unit: 'day' };
const main = page.getByRole('main');
const attention = main.getByRole('region', { name: 'Needs attention' });
const dialog = page.getByRole('dialog');
const row = (name: string) => attention.getByRole('listitem').filter({ hasText: name });

const save = (noun: string, values: object) => call<Saved>('POST', `/${noun}/save`, values);

/** Makes a project and takes it through statuses. */
async function makeProject(name: string, values: object, ...steps: string[]): Promise<Saved> {
  let project = await save('project', { name, isInternal: true, ...values });
  for (const to of steps)
    project = await call<Saved>('POST', `/project/transition/${project.id}`, { to, version: project.version });
  return project;
}

async function show(kind: RegExp): Promise<void> {
  await attention.getByRole('button', { name: /All kinds|Quote expires|Approved, not started/ }).click();
  await page.getByRole('menuitem', { name: kind }).click();
}

/** Opens the control panel with a quote that ends today. @returns what it is called */
async function openWithQuote(): Promise<{ name: string; id: string; today: string }> {
  const name = `Ending ${Date.now()}`;
  const { firmDay: today } = await call<{ firmDay: string }>('GET', '/control-panel/get');
  const lines = [{ ...line, unitPrice: '500', unitCost: '300' }];
  const { id } = await makeProject(name, { lines, quoteValidUntil: today }, 'quoted');
  await visit(address);
  await show(/^Quote expires \(/);
  await expect.poll(() => location.search).toMatch(/kind=quoteExpires/);
  await expect.element(row(name)).toMatchTextContent('today');
  return { name, id, today };
}

test('an SA who is not on the staff sees exactly the cards of the role', async () => {
  await visit(address);
  // One more tells of milestones that are late, where a day has made some so.
  const cards = () => textsOf(main.getByRole('heading', { level: 2 })).filter((title) => title !== 'Late milestones');
  await expect.poll(cards).toEqual(['Needs attention', 'My projects', 'Operations', 'System health']);
  await expect.element(main.getByRole('link', { name: /^Trash/ })).toHaveAttribute('href', '/controlPanel/trash');
});

test('extending a quote can be undone, and a date another person set meanwhile is shown before it is replaced', async () => {
  const { name, id, today } = await openWithQuote();
  const until = dialog.getByRole('textbox', { name: 'Valid until' });
  const extend = dialog.getByRole('button', { name: 'Extend quote' });
  const opener = page.getByRole('button', { name: `Extend quote: ${name}` });
  await press('Enter', opener);
  await expect.element(dialog).toMatchTextContent('It is valid until');
  await expectAccessible();
  await until.fill('1 Jan 2020');
  await extend.click();
  await expect.element(dialog).toMatchTextContent('Enter today or a later date');
  await until.fill('1 Jan 2100');
  await extend.click();
  await expect.element(page.getByText(`The quote of ${name} is valid until 1 Jan 2100.`)).toBeVisible();
  await expect.element(row(name)).not.toBeInTheDocument();
  // Who works through the rows by keyboard stays among them.
  await expect.poll(() => document.activeElement?.matches('main [data-act], main h2')).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row(name)).toBeVisible();

  await opener.click();
  await expect.element(dialog).toBeVisible();
  const { version } = await call<Saved>('GET', `/project/get-by-id/${id}`);
  await save('project', { id, version, quoteValidUntil: '2099-12-31' });
  await extend.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('has since set it to 31 Dec 2099');
  await until.fill(today);
  await extend.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row(name)).toMatchTextContent('today');
});

test('choosing a kind and whose rows are shown at the same time keeps both choices', async () => {
  await openWithQuote();
  // What is counted and told is what is shown, not what waits of every kind.
  const { attention: stored } = await call<Pick<ControlPanel, 'attention'>>('GET', '/control-panel/get');
  const count = stored?.counts.find(({ kind }) => kind === 'quoteExpires')?.count;
  await expect
    .element(attention.getByRole('status'))
    .toMatchTextContent(new RegExp(`^${count} items? needs? attention`));
  await attention.getByRole('button', { name: 'Quote expires' }).click();
  const every = page.getByRole('menuitem', { name: 'All kinds' });
  const item = (await every.findElement()) as HTMLElement;
  await pressAhead(attention.getByRole('button', { name: /^Snoozed/, includeHidden: true }));
  item.click();
  await expect.element(attention.getByRole('button', { name: /^Snoozed/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => location.search).toBe('?show=snoozed');
});

test('a row that needs attention can be put off with a reason, and brought back', async () => {
  const { name } = await openWithQuote();
  await press('Enter', page.getByRole('button', { name: `Snooze: ${name}` }));
  await dialog.getByRole('radio', { name: 'In a week' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The customer is away');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await expect.element(page.getByText(`${name}: Quote expires is snoozed until`)).toBeVisible();
  await expect.element(row(name)).not.toBeInTheDocument();
  await attention.getByRole('button', { name: /^Snoozed/ }).click();
  await expect.element(row(name)).toMatchTextContent('The customer is away');
  await expect.poll(() => location.search).toMatch(/show=snoozed/);
  await row(name).getByRole('button', { name: 'Bring back' }).click();
  await expect.element(row(name)).not.toBeInTheDocument();
  await attention.getByRole('button', { name: /^All \d/ }).click();
  await show(/^Quote expires \(/);
  await expect.element(row(name)).toBeVisible();
});

test('a project that should have started can be started, and a missing price be entered in its lines', async () => {
  const mark = Date.now();
  const [begun, bare] = [`Begun ${mark}`, `Bare ${mark}`];
  const people = await call<{ rows: Saved[] }>('POST', '/personnel/get-grid', { pageSize: 1 });
  const personnelId = people.rows[0]?.id;
  const team = { projectManagerId: personnelId, members: [{ personnelId }] };
  const signed = { startDate: longAgo, contractSignedOn: longAgo, quoteValidUntil: '2100-01-01' };
  const lines = [{ ...line, unitPrice: '500', unitCost: '300' }];
  await makeProject(begun, { lines, ...team, ...signed }, 'quoted', 'approved');
  // A service nobody has set a rate for.
  const category = await save('service-category', { name: `Looks ${mark}`, code: `L${mark}` });
  const service = await save('service', { name: `Look ${mark}`, categoryId: category.id, unit: 'day' });
  await makeProject(bare, { startDate: longAgo, lines: [{ ...line, serviceId: service.id }] });

  await visit(`${address}?kind=startOverdue`);
  await page.getByRole('button', { name: `Activate project: ${begun}` }).click();
  await dialog.getByRole('button', { name: 'Activate project' }).click();
  await expect.element(page.getByText(`${begun} is now active.`)).toBeVisible();
  await expect.element(row(begun)).not.toBeInTheDocument();

  await visit(`${address}?kind=priceMissing`);
  await expect.element(row(bare)).toMatchTextContent('1 line');
  await page.getByRole('link', { name: `Open lines: ${bare}` }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: bare })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Lines', exact: true })).toHaveFocus();
});

test('the leak check can be started, shows up among the jobs, and can be stopped there', async () => {
  await visit(address);
  const health = main.getByRole('region', { name: 'System health' });
  const run = health.getByRole('button', { name: 'Run the leak check now' });
  // What is fine is folded away.
  if (run.query() === null) await health.getByRole('button', { name: /^Show/ }).click();
  await run.click();
  await page.getByRole('button', { name: 'Show activity' }).click();
  const job = dialog.getByRole('listitem').filter({ hasText: 'Leak check' }).first();
  await job.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(job).toMatchTextContent(/Cancelled|Stopping/);
});
