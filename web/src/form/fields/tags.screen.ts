import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

test('a save by key takes the word that is still being typed, also where it is the only change', async () => {
  const name = `Tagged ${Date.now()}`;
  const { id } = await call<{ id: string }>('POST', '/customer/save', { name });
  const tagsOf = async () => (await call<{ tags: string[] }>('GET', `/customer/get-by-id/${id}`)).tags;
  await visit(`/register/customer/${id}/edit`);
  const tags = page.getByRole('textbox', { name: 'Tags' });
  await tags.fill('zeta');
  await press('Control+s', tags);
  await expect.element(page.getByText(`${name} saved.`)).toBeVisible();
  expect(await tagsOf()).toEqual(['zeta']);
  await expect.element(tags).toHaveFocus();
  await expect.element(tags).toHaveValue('');
});
