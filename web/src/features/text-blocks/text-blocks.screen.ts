import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit } from '../../../testing/fit.ts';
import { visit } from '../../../testing/visit.tsx';

test('a text is written with placeholders, read with sample values, and refused with what is none', async () => {
  await visit('/register/parameters/textBlock', 'ADMIN');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Dear ');
  await page.getByRole('button', { name: 'Insert contact' }).click();
  await expect.element(text).toHaveValue('Dear {contact}');
  await expect.element(page.getByRole('figure')).toMatchTextContent('Dear Hedda Storm');
  await text.fill('Dear {nobody}');
  const code = `OWN-${Date.now() % 100_000}`;
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('combobox', { name: 'Purpose' }).selectOptions('Introduction');
  await page.getByRole('button', { name: 'Save text' }).click();
  await expect.element(page.getByText('{nobody} is no placeholder.').first()).toBeVisible();
  await text.fill('Dear {contact}');
  await page.getByRole('button', { name: 'Save text' }).click();
  await expect.element(page.getByText(`${code} saved.`)).toBeVisible();
  await expectFit();

  await visit('/register/parameters/textBlocks?search=own', 'EDITOR');
  await expect.element(page.getByText(code)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'New text' })).not.toBeInTheDocument();
});
