import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../testing/fit.ts';
import { focus, press, type } from '../../../testing/press-and-type.ts';
import { undo } from '../../../testing/toasts.ts';
import { call, leave, visit } from '../../../testing/visit.tsx';

const notes = page.getByRole('group', { name: 'Notes' });
const list = notes.getByRole('list', { name: 'Notes of this record' });
const items = list.getByRole('listitem').filter({ has: page.getByRole('time') });
const first = items.first();
const kindShown = notes.getByRole('combobox', { name: 'Kind of notes shown' });

async function act(on: typeof first, name: string): Promise<void> {
  await on.getByRole('button', { name: /^Actions on the note/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('a note can be written by keyboard, pinned, changed, deleted and brought back', async () => {
  const named = { name: `Notes ${Date.now()}`, isInternal: true };
  const { id } = await call<{ id: string }>('POST', '/project/save', named, 'EDITOR');
  await visit(`/home/project/${id}`, 'EDITOR');
  await expect.element(notes.getByText('No notes yet')).toBeVisible();

  await notes.getByRole('button', { name: 'Write a note' }).click();
  const text = notes.getByRole('textbox', { name: 'New note' });
  await expect.element(text).toHaveFocus();
  await type('The client wants ');
  await press('Control+b');
  await type('two phases');
  await press('Control+b');
  await type('.');
  await press('Enter');
  await type('- First until May');
  await notes.getByRole('combobox', { name: 'Kind' }).first().selectOptions('Decision');
  await expectAccessible();
  await focus(text);
  for (let stop = 0; stop < 3; stop += 1) await press('Tab');
  await expect.element(notes.getByRole('button', { name: 'Add note' })).toHaveFocus();
  await press('Enter');

  await expect.element(notes.getByRole('button', { name: 'Write a note' })).toHaveFocus();
  const written = items.filter({ hasText: 'two phases' });
  await expect.element(written).toMatchTextContent('Decision');
  const moment = written.getByRole('time');
  await expect.element(moment).toMatchTextContent(/^(now|\d+ seconds? ago)/);
  await focus(moment);
  const told = () => document.querySelector('[popover]')?.textContent;
  await expect.poll(told).toMatch(/^\d{1,2} \p{L}{3} \d{4}, \d\d:\d\d Europe\/Rome$/u);
  const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Notes' });
  await expect.element(link).toMatchTextContent('1');

  // A later note stands above, a pinned one above both; a kind alone shows what is of it.
  const hostile =
    '<p>Harmless<img src=x onerror="top.planted=1"><script>top.planted=1</script></p><a href="javascript:top.planted=1">link</a>';
  await call('POST', '/note/save', { recordId: id, kind: 'risk', body: hostile });
  leave();
  await visit(`/home/project/${id}`, 'EDITOR');
  await expect.element(first).toMatchTextContent('Harmlesslink');
  expect(first.element().querySelector('img, script, a')).toBeNull();
  expect('planted' in window || 'planted' in (window.top ?? {})).toBe(false);
  await act(written, 'Pin to the top');
  await expect.element(first).toMatchTextContent('two phases');
  await expect.element(first).toMatchTextContent('Pinned');
  await kindShown.selectOptions('Risk');
  await expect.element(items).toHaveLength(1);
  await kindShown.selectOptions('All kinds');
  await expectFit();
  await page.viewport(1280, 860);

  await act(written, 'Edit');
  const changed = notes.getByRole('textbox', { name: 'Edit note' });
  await expect.element(changed).toHaveFocus();
  await type(', or June');
  await notes.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(first).toMatchTextContent('First until May, or June');

  await act(first, 'Delete');
  await expect.element(items).toHaveLength(1);
  await undo('Note deleted.');
  await expect.element(first).toMatchTextContent('First until May, or June');
});
