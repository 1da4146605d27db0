import { call, expect, signIn, test } from '../../test.ts';

test('a note that is being written survives a reload', async ({ page }) => {
  await signIn(page, 'EDITOR', null);
  const named = { name: `Notes ${Date.now()}`, isInternal: true };
  const { id } = await call<{ id: string }>(page, 'POST', '/project/save', named);
  await page.goto(`/home/project/${id}`);
  const notes = page.getByRole('group', { name: 'Notes' });
  await notes.scrollIntoViewIfNeeded();
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
});
