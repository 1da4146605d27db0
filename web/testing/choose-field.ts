import { type Locator, page, userEvent } from 'vitest/browser';

/**
 * Chooses the field of a condition as somebody does who types its name: one of the list's own before one of what it refers to.
 * @param within the window, or one of its alternatives
 */
export async function chooseField(within: Locator, name: string): Promise<void> {
  const field = within.getByRole('combobox', { name: 'Field' });
  await userEvent.fill(field, name);
  await page.getByRole('option', { name, exact: true }).first().click();
}
