import type { Locator, Page } from '@playwright/test';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
  version: number;
}

/** The most controls a person goes past to reach one of a page. */
const mostStops = 160;

/** A draft project of a customer, all of it priced. */
async function readyToQuote(page: Page): Promise<Saved & { name: string; customer: string }> {
  const now = Date.now();
  const customer = `Norvane ${now}`;
  const saved = (noun: string, values: object) => call<Saved>(page, 'POST', `/${noun}/save`, values);
  const { id: customerId } = await saved('customer', { name: customer, countryCode: 'DE' });
  const people = await call<{ rows: Saved[] }>(page, 'POST', '/personnel/get-grid', { pageSize: 1 });
  const name = `Complaint handling ${now}`;
  const line = { type: 'service', quantity: '10', unit: 'day', unitPrice: '1250', unitCost: '700' };
  const project = await saved('project', {
    name,
    customerId,
    projectManagerId: people.rows[0]?.id,
    startDate: '2026-01-01',
    quoteValidUntil: `${new Date().getFullYear() + 1}-06-30`,
    lines: [
      { ...line, description: 'Workshops' },
      { ...line, description: 'Travel', quantity: '1' },
    ],
  });
  return { ...project, name, customer };
}

/** Goes on by Tab until the focus is where it is wanted, and presses it. */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a quote is issued and revised by keyboard alone, and what was declined is entered', async ({ page }) => {
  await signIn(page, 'ADMIN', null);
  const project = await readyToQuote(page);
  const dialog = page.getByRole('dialog');
  const section = page.getByRole('group', { name: 'Documents', exact: true });

  // The first revision: asked for by a letter, confirmed by the keys that asked.
  await page.goto(`/home/project/${project.id}`);
  await expect(section.getByRole('button', { name: 'Issue quote' })).toBeVisible();
  await page.keyboard.press('i');
  await expect(dialog).toContainText(project.customer);
  await expect(dialog).toContainText('13,750.00');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible();
  await expect(section.getByRole('row', { name: /revision A/ })).toContainText('Issued');

  // The second one tells what it changes.
  const { lines, version } = await call<{ lines: object[]; version: number }>(
    page,
    'GET',
    `/project/get-by-id/${project.id}`,
  );
  const changed = [
    { ...lines[0], quantity: '12.5' },
    { type: 'service', description: 'Handbook', quantity: '1', unit: 'unit', unitPrice: '999.99', unitCost: '400' },
  ];
  await call(page, 'POST', '/project/save', { id: project.id, version, lines: changed });
  await page.goto(`/home/project/${project.id}/preview/quote`);
  const side = page.getByRole('complementary', { name: 'What is printed' });
  for (const line of ['Workshops', 'Handbook', 'Travel'])
    await expect(side.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  await expect(side).toContainText('revision B');
  await expectFit(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('16,624.99');
  await press(page, dialog.getByRole('button', { name: 'Issue quote' }));
  await expect(section.getByRole('row', { name: /revision B/ })).toContainText('Issued');
  await expect(section.getByRole('row', { name: /revision A/ })).toContainText('Superseded');

  // What the customer said by telephone.
  await press(page, section.getByRole('button', { name: /^More actions on .* revision B/ }));
  await expect(page.getByRole('menuitem', { name: 'Send' })).toBeFocused();
  for (const next of ['Compare revisions', 'Enter answer']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: next })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: 'declined' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox', { name: 'Who answered' }).focus();
  await page.keyboard.type('Hedda Storm');
  await dialog.getByRole('textbox', { name: 'Why it was declined' }).focus();
  await page.keyboard.type('Too dear');
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Enter answer' }));
  await expect(section.getByRole('row', { name: /revision B/ })).toContainText('Declined');
});

test('what customers answered waits in Needs attention: one project is approved there, another closed as lost', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', null);
  const today = new Date().toISOString().slice(0, 10);
  const answered = async (answer: 'accepted' | 'declined') => {
    const project = await readyToQuote(page);
    const sent = { kind: 'quote', recordId: project.id, version: project.version };
    const document = await call<Saved & { number: string }>(page, 'POST', '/document/issue', sent);
    const said = { answer, name: 'Hedda Storm', on: today, note: 'By telephone' };
    await call(page, 'POST', `/document/enter-answer/${document.id}`, said);
    return { ...project, number: document.number };
  };
  const [accepted, declined] = [await answered('accepted'), await answered('declined')];
  await page.goto('/controlPanel/ControlPanel?kind=quoteAnswered');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  await expect(row(accepted.name)).toContainText('Quote answered');
  await expectAccessible(page);
  await row(accepted.name)
    .getByRole('button', { name: `Approve project: ${accepted.number}` })
    .click();
  await dialog.getByRole('button', { name: /^Approve project/ }).click();
  await expect(page.getByText(`${accepted.name} is now approved.`)).toBeVisible();
  await expect(row(accepted.name)).toHaveCount(0);

  await row(declined.name)
    .getByRole('button', { name: `Close as lost: ${declined.number}` })
    .click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too dear');
  await dialog.getByRole('button').last().click();
  await expect(page.getByText(`${declined.name} is now lost.`)).toBeVisible();
  await expect(row(declined.name)).toHaveCount(0);
});
