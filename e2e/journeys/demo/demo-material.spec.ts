import { expect, goWithin, signIn, test } from '../../test.ts';

test('tables, forms and icons of the demo area can be used as they say', async ({ page }) => {
  await signIn(page, 'SA', '/material/table');

  const simple = page.getByRole('group', { name: 'Simple table' });
  const paged = page.getByRole('group', { name: 'Table with pages' });
  const toast = page.getByRole('status').filter({ hasText: / removed\./ });
  await expect(simple.getByRole('row')).toHaveCount(7);
  await simple.getByRole('button', { name: 'Remove Teo Bianchi' }).click();
  await expect(simple.getByRole('row')).toHaveCount(6);
  await expect(simple.getByRole('button', { name: 'Remove Aisha Karimi' })).toBeFocused();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(simple.getByRole('row', { name: /Teo Bianchi/ })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByText('1–5 of 9')).toBeVisible();
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages.getByText('6–9 of 9')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await paged.getByRole('button', { name: 'Remove Elena Petrov' }).click();
  await expect(pages.getByText('6–8 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Bring all rows back' }).click();
  await expect(pages.getByText('6–9 of 9')).toBeVisible();
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(pages.getByText('1–5 of 9')).toBeVisible();
  await pages.getByLabel('Rows per page').selectOption('10');
  await expect(paged.getByRole('row')).toHaveCount(10);

  await goWithin(page, '/material/form');
  await page.getByRole('button', { name: 'Submit form' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByText('This field is required.')).toHaveCount(8);
  await expect(page.getByText('Tick the box to continue.')).toBeVisible();
  await page.getByLabel('Username').fill('ann');
  await expect(page.getByText('Use at least 4 characters.')).toBeVisible();
  await page.getByLabel('Email').fill('ann@');
  await expect(page.getByText('Enter a valid e-mail address.')).toBeVisible();
  await page.getByLabel('Credit card').fill('4000 1234');
  await expect(page.getByText('A card number has 16 digits. This one has 8.')).toBeVisible();

  const steps = page.getByRole('group', { name: /^Step \d of 3/ });
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(steps.getByText('This field is required.')).toBeVisible();
  await steps.getByLabel('Service').selectOption('Team training');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await steps.getByLabel('People in the team').fill('41');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(steps.getByText('Enter a whole number from 1 to 40.')).toBeVisible();
  await steps.getByLabel('People in the team').fill('12');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(steps.getByText('Team training')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(steps.getByLabel('People in the team')).toHaveValue('12');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('All steps are completed.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(steps.getByLabel('Service')).toHaveValue('');

  await goWithin(page, '/forms/basic');
  await expect(page.getByRole('heading', { level: 1, name: 'Basic form' })).toBeVisible();
  await page.getByLabel('Username').fill('annabel');
  await page.getByLabel('First name').fill('Annabel');
  await page.getByLabel('Email').fill('annabel@nordlys.example');
  await page.getByLabel('Date', { exact: true }).fill('31 Mar 2027');
  await page.getByLabel('Credit card').fill('4000 0000 0000 0002');
  await page.getByLabel('Mobile number').fill('+47 400 00 000');
  await page.getByLabel('Password', { exact: true }).fill('a long secret');
  await page.getByLabel('Confirm password').fill('another');
  await page.getByLabel('Female').check();
  await page.getByLabel('I have read').check();
  await page.getByRole('button', { name: 'Submit form' }).click();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await page.getByLabel('Confirm password').fill('a long secret');
  await page.getByRole('button', { name: 'Submit form' }).click();
  await expect(page.getByText('The form is valid')).toBeFocused();
  for (const entered of ['annabel@nordlys.example', '31 Mar 2027', '•••• 0002', '13 characters', 'Female'])
    await expect(page.getByRole('definition').getByText(entered)).toBeVisible();
  await page.getByRole('button', { name: 'Fill in another' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('');

  await goWithin(page, '/material/icons');
  await expect(page.getByText(/^1–240 of [2-9],\d{3}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^241–480 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.getByLabel('Search icons by name').fill('clock alarm');
  await page.getByRole('button', { name: 'Copy alarm-clock', exact: true }).click();
  await expect(page.getByText('alarm-clock copied.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('alarm-clock');
  await page.getByLabel('Search icons by name').fill('trash-2');
  await expect(page.getByRole('button', { name: 'Copy trash', exact: true })).toBeVisible();
  await page.getByLabel('Search icons by name').fill('no such icon');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByText(/^1–240 of/)).toBeVisible();
});

test('buttons, progress, menus and checkboxes of the demo area can be used as they say', async ({ page }) => {
  await signIn(page, 'SA', '/material/buttons');

  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  for (const [family, names] of [
    ['Filled', ['Default', 'Primary', 'Secondary']],
    ['Text', ['Default', 'Primary', 'Secondary']],
    ['Outlined', ['Default', 'Primary', 'Secondary', 'Inherit']],
  ] as const) {
    for (const name of names) {
      await card(family).getByRole('button', { name }).click();
      await expect(page.getByText(`Pressed last: ${name}, ${family}`)).toBeVisible();
    }
    const asked = page.waitForEvent('filechooser');
    await card(family).getByRole('button', { name: 'Upload' }).click();
    const file = { mimeType: 'text/plain', buffer: Buffer.from('a note') };
    await (await asked).setFiles([
      { name: `${family}.txt`, ...file },
      { name: 'more.txt', ...file },
    ]);
    await expect(card(family).getByText(`${family}.txt and 1 more`)).toBeVisible();
  }
  const icons = card('Icon buttons');
  await icons.getByRole('button', { name: 'Add to the cart, 0 in it' }).click();
  await icons.getByRole('button', { name: 'Add to the cart, 1 in it' }).click();
  await icons.getByRole('button', { name: 'Delete what is in the cart' }).click();
  await expect(icons.getByRole('button', { name: 'Add to the cart, 0 in it' })).toBeVisible();
  await icons.getByRole('button', { name: 'Alarm' }).click();
  await expect(icons.getByRole('button', { name: 'Alarm', pressed: true })).toBeVisible();
  const asked = page.waitForEvent('filechooser');
  await icons.getByRole('button', { name: 'Upload a picture' }).click();
  await (await asked).setFiles({ name: 'view.png', mimeType: 'image/png', buffer: Buffer.from('') });
  await expect(icons.getByText('view.png')).toBeVisible();
  for (const size of ['small', 'medium', 'large']) {
    await page.getByRole('button', { name: `Add, ${size}` }).click();
    await expect(page.getByText(`Pressed last: Add, ${size}`)).toBeVisible();
  }
  for (const name of ['Add', 'Edit']) {
    await card('Floating buttons').getByRole('button', { name }).click();
    await expect(page.getByText(`Pressed last: ${name}`)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', '/map');
  await card('Outlined').getByRole('link', { name: 'Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Icons' })).toBeVisible();

  // Who asked for calm begins with all of it halted.
  await goWithin(page, '/material/progress');
  const sending = page.getByRole('progressbar', { name: 'Sending the file' });
  await expect(sending).toHaveAttribute('aria-valuenow', '35');
  await page.getByRole('button', { name: 'Resume all' }).click();
  await expect(sending).not.toHaveAttribute('aria-valuenow', '35');
  await page.getByRole('button', { name: 'Pause all' }).click();
  await page.getByRole('button', { name: 'Resume all' }).click();
  await expect(page.getByRole('button', { name: 'Pause all' })).toBeVisible();

  await goWithin(page, '/material/menu');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(page.getByText('Chosen: My account')).toBeVisible();
  await page.getByRole('button', { name: /^Notification details/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Show no notifications' })).toBeDisabled();
  await expect(page.getByRole('menuitemradio', { name: 'Show all notifications' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Hide their content' }).click();
  await expect(page.getByRole('button', { name: /Hide their content/ })).toBeVisible();
  await page.getByRole('button', { name: 'Open the mailbox' }).click();
  await page.getByRole('menuitem', { name: 'Drafts' }).click();
  await expect(page.getByText('Chosen: Drafts')).toBeVisible();
  await page.getByRole('button', { name: 'Ringtones' }).press('Enter');
  await expect(page.getByRole('menuitemradio')).toHaveCount(14);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: Nightjar')).toBeVisible();

  await goWithin(page, '/material/checkbox');
  for (const title of ['Without labels', 'With a label', 'Label placement']) {
    for (const box of await card(title).getByRole('checkbox').all()) {
      if (await box.isDisabled()) continue;
      const wasTicked = await box.isChecked();
      await box.click();
      await expect(box).toBeChecked({ checked: !wasTicked });
    }
  }
  await page.getByRole('group', { name: 'Assign responsibility' }).getByLabel('Yara Haddad').check();
  const two = page.getByRole('group', { name: 'Pick two' });
  await expect(two.getByText('Tick exactly two.')).toBeVisible();
  await two.getByLabel('Tobias Renn').check();
  await expect(two.getByText('Two are ticked.')).toBeVisible();
});
