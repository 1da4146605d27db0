import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFit } from '../../../testing/fit.ts';
import { focus, press, type } from '../../../testing/press-and-type.ts';
import { toast } from '../../../testing/toasts.ts';
import { call, visit } from '../../../testing/visit.tsx';

let made = 0;

/** A code no other text has. */
function newCode(): string {
  made += 1;
  return `OWN-${Date.now() % 1_000_000}-${made}`;
}

const text = () => page.getByRole('textbox', { name: 'Text' });
const save = () => page.getByRole('button', { name: 'Save text' });

test('a text is written with placeholders, read with sample values, and refused with what is none', async () => {
  await visit('/register/parameters/textBlock', 'ADMIN');
  await text().fill('Dear ');
  await page.getByRole('button', { name: 'Insert contact' }).click();
  await expect.element(text()).toHaveValue('Dear {contact}');
  await expect.element(page.getByRole('figure')).toMatchTextContent('Dear Hedda Storm');
  await text().fill('Dear {nobody} of {nowhere}');
  const code = newCode();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('combobox', { name: 'Purpose' }).selectOptions('Introduction');
  await save().click();
  await expect.element(page.getByText('{nobody}, {nowhere} are no placeholders.').first()).toBeVisible();
  await text().fill('Dear {contact}');
  await save().click();
  await expect.element(page.getByText(`${code} saved.`)).toBeVisible();
  await expectFit();

  await visit('/register/parameters/textBlocks?search=own', 'EDITOR');
  await expect.element(page.getByText(code)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'New text' })).not.toBeInTheDocument();
});

test('a placeholder goes where the caret is by keyboard, and Undo takes it out', async () => {
  await visit('/register/parameters/textBlock', 'ADMIN');
  await focus(text());
  await type('Dear , thank you');
  await press('Home');
  for (const _ of 'Dear ') await press('ArrowRight');
  // Past the text the placeholders come one after the other.
  await press('Tab');
  await expect.element(page.getByRole('button', { name: 'Insert customer' })).toHaveFocus();
  await press('Tab');
  await press('Enter');
  await expect.element(text()).toHaveValue('Dear {contact}, thank you');
  await expect.element(text()).toHaveFocus();
  await press('Control+z');
  await expect.element(text()).toHaveValue('Dear , thank you');
});

test('a text of 8,000 characters is taken and one more is not, and a placeholder nobody placed goes to its end', async () => {
  const code = newCode();
  const body = `${'Terms and more terms. '.repeat(363)}${'.'.repeat(14)}`;
  const { id } = await call<{ id: string }>('POST', '/text-block/save', { code, purpose: 'terms', body }, 'ADMIN');
  await visit(`/register/parameters/textBlock/${id}`, 'ADMIN');
  await expect.element(text()).toHaveAccessibleDescription('8000 of 8000');
  await page.getByRole('button', { name: 'Insert sender' }).click();
  await expect.element(text()).toHaveValue(`${body}{sender}`);
  await save().click();
  await expect.element(page.getByText('Use at most 8,000 characters.').first()).toBeVisible();
  await expectFit();
});

test('a text that becomes the default takes that from the one before, which is said', async () => {
  const [before, code] = [newCode(), newCode()];
  const sent = { purpose: 'taxNote', documentKind: 'statusReport', body: 'Without tax.' };
  await call('POST', '/text-block/save', { ...sent, code: before, isDefault: true }, 'ADMIN');
  const { id } = await call<{ id: string }>('POST', '/text-block/save', { ...sent, code }, 'ADMIN');
  await visit(`/register/parameters/textBlock/${id}`, 'ADMIN');
  await userEvent.click(page.getByRole('checkbox', { name: 'Default' }));
  await save().click();
  await expect.element(toast(`${before} was the default before and is not any more.`)).toBeVisible();
});
