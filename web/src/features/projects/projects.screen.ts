import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { press, type } from '../../../testing/press-and-type.ts';
import { undo } from '../../../testing/toasts.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
  code: string;
}

test('Undo in the toast brings a deleted project back', async () => {
  const name = `Undone ${Date.now()}`;
  const made = await call<Saved>('POST', '/project/save', { name, isInternal: true });
  await visit(`/home/project/${made.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
  await undo(`${name} deleted.`);
  await expect.element(page.getByText(`${name} restored.`)).toBeVisible();
  const again = await call<{ deletedAt: string | null }>('GET', `/project/get-by-id/${made.id}`);
  expect(again.deletedAt).toBeNull();
});

test('a line can be typed with the keyboard alone, and the totals follow', async () => {
  const made = await call<Saved>('POST', '/project/save', {
    name: `Keys ${Date.now()}`,
    isInternal: true,
    currency: 'JPY',
    lines: [{ type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '500' }],
  });
  await visit(`/home/project/${made.id}`);
  const totals = page.getByRole('region', { name: 'Totals' }).or(page.getByRole('group', { name: 'Totals' }));
  await expect.element(totals).toMatchTextContent('500');
  await page.getByRole('grid', { name: 'Lines' }).getByRole('gridcell', { name: 'Work', exact: true }).click();
  await press('ArrowRight');
  await press('ArrowRight');
  await type('3');
  await press('Enter');
  await expect.element(totals).toMatchTextContent('1,500');
  await press('Control+s');
  await expect.element(page.getByText(/ saved\./).first()).toBeVisible();
  const stored = await call<{ totals: { subtotal: string } }>('GET', `/project/get-by-id/${made.id}`);
  expect(stored.totals.subtotal).toBe('1500');
});

test('a project is printed without what was left unsaved on it, and without the stars of fields that must be filled in', async () => {
  const made = await call<Saved>('POST', '/project/save', { name: `Printed ${Date.now()}`, isInternal: true });
  const changes = [{ field: 'name', old: null, new: 'Left behind' }];
  const draft = { entity: 'project', recordId: made.id, isNew: false, title: 'Left', baseVersion: made.version };
  await call('POST', '/draft/save', { ...draft, changes });
  await visit(`/home/project/${made.id}`);
  const notice = page.getByRole('region', { name: 'Unsaved work' });
  await expect.element(notice).toBeVisible();
  const star = () => getComputedStyle(document.querySelector('label[data-required]') as Element, '::after').content;
  expect(star()).toContain('*');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    await expect.element(notice).not.toBeInTheDocument();
    expect(star()).toBe('none');
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});

test('leaving with unsaved changes asks for Save, Discard or Stay', async () => {
  const made = await call<Saved>('POST', '/project/save', { name: `Guarded ${Date.now()}`, isInternal: true });
  await visit(`/home/project/${made.id}`);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Not saved yet');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Not saved yet');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
});

test.each([390, 1440])(
  'a new project saved from its lines shows its beginning and says so, in a window of %i px',
  async (width) => {
    await page.viewport(width, 844);
    await visit('/home/project');
    await page.getByRole('textbox', { name: /^Name/ }).fill(`Begun ${Date.now()}`);
    await page
      .getByRole('checkbox', { name: /^Internal/ })
      .first()
      .click();
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('link', { name: /^Lines/ }).click();
    await page.getByRole('button', { name: 'Save project' }).first().click();
    await expect.poll(() => location.pathname).toMatch(/^\/home\/project\/./);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
    await expect.element(sections.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'location');
  },
);
