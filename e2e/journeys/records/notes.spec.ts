import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../../journey.ts';

interface Saved {
  id: string;
  version: number;
  description: string;
}

async function openProject(page: Page, id: string) {
  await page.goto(`/home/project/${id}`);
  const notes = page.getByRole('group', { name: 'Notes' });
  await notes.scrollIntoViewIfNeeded();
  return notes;
}

test('a note is written by keyboard, survives a reload, is pinned, changed, deleted and brought back', async ({
  page,
}) => {
  await signIn(page, 'EDITOR', null);
  const { id } = await call<Saved>(page, 'POST', '/project/save', { name: `Notes ${Date.now()}`, isInternal: true });
  let notes = await openProject(page, id);
  await expect(notes.getByText('No notes yet')).toBeVisible();

  await notes.getByRole('button', { name: 'Write a note' }).click();
  const text = notes.getByRole('textbox', { name: 'New note' });
  await expect(text).toBeFocused();
  await page.keyboard.type('The client wants ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('two phases');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- First until May');
  await notes.getByRole('combobox', { name: 'Kind' }).selectOption('Decision');
  await page.reload();
  await expect(text).toHaveText(/The client wants two phases\.\s*First until May/);
  await expect(text.locator('strong')).toHaveText('two phases');
  await expect(text.locator('li')).toHaveText('First until May');
  await expect(notes.getByRole('combobox', { name: 'Kind' })).toHaveValue('decision');
  await expectAccessible(page);
  await text.focus();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(notes.getByRole('button', { name: 'Add note' })).toBeFocused();
  await page.keyboard.press('Enter');

  const list = notes.getByRole('list', { name: 'Notes of this project' });
  const written = list.getByRole('listitem').filter({ hasText: 'two phases', has: page.locator('time') });
  await expect(written).toContainText('Decision');
  const moment = written.locator('time');
  await expect(moment).toHaveText(/^(now|\d+ seconds? ago)/);
  await moment.focus();
  await expect(page.locator('[popover]')).toHaveText(/^\d{1,2} \p{L}{3} \d{4}, \d\d:\d\d Europe\/Rome$/u);
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Notes' })).toContainText(
    '1',
  );

  // A later note stands above, a pinned one above both; a kind alone shows what is of it.
  const hostile =
    '<p>Harmless<img src=x onerror="top.planted=1"><script>top.planted=1</script></p><a href="javascript:top.planted=1">link</a>';
  await call(page, 'POST', '/note/save', { recordId: id, kind: 'risk', body: hostile });
  notes = await openProject(page, id);
  const first = list.locator('> li').first();
  await expect(first).toContainText('Harmlesslink');
  await expect(first.locator('img, script, a')).toHaveCount(0);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  await written.getByRole('button', { name: /^Actions on the note/ }).click();
  await page.getByRole('menuitem', { name: 'Pin to the top' }).click();
  await expect(first).toContainText('two phases');
  await expect(first).toContainText('Pinned');
  await notes.getByRole('combobox', { name: 'Kind of notes shown' }).selectOption('Risk');
  await expect(list.locator('> li')).toHaveCount(1);
  await notes.getByRole('combobox', { name: 'Kind of notes shown' }).selectOption('All kinds');
  await expectFit(page);
  await page.setViewportSize({ width: 1280, height: 860 });

  await written.getByRole('button', { name: /^Actions on the note/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const changed = notes.getByRole('textbox', { name: 'Edit note' });
  await expect(changed).toBeFocused();
  await page.keyboard.type(', or June');
  await notes.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(first).toContainText('First until May, or June');

  await first.getByRole('button', { name: /^Actions on the note/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(list.locator('> li')).toHaveCount(1);
  const deleted = page.locator('.Toastify__toast').filter({ hasText: 'Note deleted.' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toContainText('First until May, or June');
});
