import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { press, type } from '../../../testing/press-and-type.ts';
import { call, leave, textsOf, visit } from '../../../testing/visit.tsx';

test('the description of a project can be formatted, saved and undone', async () => {
  const named = { name: `Described ${Date.now()}`, isInternal: true };
  const { id } = await call<{ id: string }>('POST', '/project/save', named);
  await visit(`/home/project/${id}`);
  const text = page.getByRole('textbox', { name: 'Description', exact: true });
  const tools = page.getByRole('toolbar', { name: 'Formatting of Description' });
  await text.click();
  await press('Shift+Tab');
  await expect.element(tools.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await press('ArrowRight');
  await press('ArrowRight');
  await press('Enter');
  await expect.element(tools.getByRole('button', { name: 'Heading', pressed: true })).toBeVisible();
  await expect.element(text).toHaveFocus();
  await type('Scope');
  await press('Enter');
  await expect.element(text.getByRole('heading', { level: 2 })).toHaveTextContent('Scope');
  await type('See the offer');
  await press('Shift+Control+ArrowLeft');
  await tools.getByRole('button', { name: 'Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await address.fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect.element(dialog.getByText('Enter a web address')).toBeVisible();
  await expectAccessible();
  await address.fill('example.com/offer');
  await press('Enter');
  await expect.element(text.getByRole('link')).toHaveAttribute('href', 'https://example.com/offer');

  await press('Control+s');
  await expect.element(page.getByText(/ saved\./).first()).toBeVisible();
  const stored = await call<{ description: string }>('GET', `/project/get-by-id/${id}`);
  expect(stored.description).toBe(
    '<h2>Scope</h2><p>See the <a href="https://example.com/offer" rel="noopener noreferrer nofollow" target="_blank">offer</a></p>',
  );
  // What was stored is no change: neither as it is, nor after something was typed and taken back.
  leave();
  await visit(`/home/project/${id}`);
  const unsaved = page.getByText('1 unsaved change');
  await text.click();
  await press('Control+End');
  await type('!');
  await expect.element(unsaved.first()).toBeVisible();
  await press('Backspace');
  await expect.element(unsaved).not.toBeInTheDocument();

  const entry = page.getByRole('group', { name: 'History' }).getByRole('listitem').first();
  await expect.element(entry).toMatchTextContent('Scope');
  expect(textsOf(entry).join()).not.toContain('<h2>');
  await entry.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.element(text).toHaveTextContent('');
});
