import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { visit } from '../../../testing/visit.tsx';

/** A picture as a person chooses it: of one colour, as PNG. */
async function picture(name: string, width: number, height: number, color = '#1B5B63'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

const change = (name: string) => page.getByRole('button', { name: `Change ${name}` });
const sheet = () => page.getByRole('img', { name: /^Letterhead of/ });

test('a letterhead is changed where it is seen, and seen while it is typed', async () => {
  await visit('/register/parameters', 'ADMIN');
  await change('Sender line').click();
  await page.getByRole('textbox', { name: 'Sender line' }).fill('Halberd & Lane, Kastanienallee 18');
  await expect.element(sheet()).toMatchTextContent('Halberd & Lane, Kastanienallee 18');
  await press('Escape');
  await expect.element(sheet()).not.toMatchTextContent('Halberd & Lane, Kastanienallee 18');

  await change('Accent colour').click();
  await page.getByRole('textbox', { name: 'Accent colour' }).fill('#7FC8D1');
  await press('Enter');
  await expect
    .element(page.getByText('This colour is too light for white paper', { exact: false }).first())
    .toBeVisible();
  await page.getByRole('textbox', { name: 'Accent colour' }).fill('#7A1F2B');
  await press('Enter');
  await expect.element(page.getByText('Accent colour saved.')).toBeVisible();

  await change('Bank accounts').click();
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 00');
  await expect.element(sheet()).toMatchTextContent('IBAN DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Bank accounts saved.')).toBeVisible();
});

const lines = 'Fernhall\nHamburg';

test('columns at the foot are added, refused where they are too long, and taken away', async () => {
  await visit('/register/parameters?search=foot', 'ADMIN');
  await change('Columns at the foot').click();
  await press('Enter', page.getByRole('button', { name: 'Add column' }));
  const column = page.getByRole('textbox', { name: 'Column 1' });
  await expect.element(column).toHaveFocus();
  await column.fill('1\n2\n3\n4\n5\n6\n7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Use at most 6 lines.').first()).toBeVisible();
  await column.fill(lines);
  await expect.element(sheet()).toMatchTextContent('FernhallHamburg');
  await page.getByRole('button', { name: 'Remove column 1' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectFit();
});

test('a logo is chosen, refused with its reason, replaced, and taken away with a way back', async () => {
  await visit('/register/parameters?search=logo', 'ADMIN');
  await change('Logo').click();
  const input = page.getByLabelText('Choose a picture', { exact: true }).last();
  await input.upload(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' }));
  await expect.element(page.getByText('Choose a PNG or a JPEG picture.')).toBeVisible();
  await input.upload(new File([new Uint8Array(1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }));
  await expect.element(page.getByText('The picture is larger than 1 MB.')).toBeVisible();
  await input.upload(await picture('logo.png', 4001, 2));
  await expect
    .element(page.getByText('The picture is 4,001 × 2 pixels. Each side may have 4,000 at most.'))
    .toBeVisible();
  const whole = await picture('logo.png', 240, 60);
  await input.upload(new File([whole.slice(0, 60)], 'logo.png', { type: 'image/png' }));
  await expect.element(page.getByText('The file is damaged or cannot be read.')).toBeVisible();
  await input.upload(whole);
  await expect.element(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect.element(page.getByText('The file is damaged or cannot be read.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText('Picture removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Logo saved.')).toBeVisible();
  await expectFit();
});
