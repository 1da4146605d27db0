import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../../test.ts';

// One grey pixel (PNG, third edition).
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

interface Sent {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const text = (name: string, content: string): Sent => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

/** Gives files to the page as dragging or the clipboard does. */
async function give(page: Page, kind: 'drop' | 'paste', sent: readonly Sent[]): Promise<void> {
  const files = sent.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await page.evaluate(
    ({ as, given }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const target = document.querySelector('main') ?? document.body;
      const how = { bubbles: true, cancelable: true };
      if (as === 'paste') target.dispatchEvent(new ClipboardEvent('paste', { ...how, clipboardData: data }));
      else
        for (const type of ['dragenter', 'dragover', 'drop'])
          target.dispatchEvent(new DragEvent(type, { ...how, dataTransfer: data }));
    },
    { as: kind, given: files },
  );
}

test('files of a project are dropped, pasted, cancelled, shown, fetched, deleted and brought back', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const { id } = await call<{ id: string }>(page, 'POST', '/project/save', {
    name: `Files ${Date.now()}`,
    isInternal: true,
  });
  await page.goto(`/home/project/${id}`);
  const section = page.getByRole('group', { name: 'Files' });
  await expect(section.getByText('No files yet.')).toBeVisible();
  const list = section.getByRole('list', { name: 'Files of this record' });
  const underWay = section.getByRole('list', { name: 'Files being added' });

  await test.step('three are dropped at once, one of which is refused with its reason', async () => {
    await give(page, 'drop', [
      text('minutes.txt', 'We met on Monday.'),
      text('brief.txt', 'What is wanted'),
      text('setup.exe', 'MZ'),
    ]);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(underWay.getByRole('alert')).toContainText('This file type is not allowed.');
    await underWay.getByRole('button', { name: 'Remove setup.exe from this list' }).click();
    await expect(underWay).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Sections' }).getByText('Files').locator('small')).toHaveText(
      '2',
    );
  });

  await test.step('one that is not what its name says is refused by the server', async () => {
    await section
      .getByLabel('Add files')
      .last()
      .setInputFiles([text('photo.png', 'not a picture')]);
    await expect(underWay.getByRole('alert')).toContainText('the content is something else');
    await underWay.getByRole('button', { name: /from this list/ }).click();
  });

  await test.step('a picture is pasted and shown', async () => {
    await give(page, 'paste', [{ name: 'image.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }]);
    await list.getByRole('button', { name: /^Show Pasted picture/ }).click();
    const window = page.getByRole('dialog', { name: /^Pasted picture/ });
    const picture = window.getByRole('img');
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a slow one is cancelled, and tried again', async () => {
    let isSlow = true;
    await page.route('**/file/save', async (route) => {
      if (isSlow) await new Promise((done) => setTimeout(done, 4_000));
      await route.continue().catch(() => undefined);
    });
    await section
      .getByLabel('Add files')
      .last()
      .setInputFiles([text('slow.txt', 'slow')]);
    await underWay.getByRole('button', { name: 'Cancel slow.txt' }).click();
    await expect(underWay.getByText('Cancelled')).toBeVisible();
    isSlow = false;
    await underWay.getByRole('button', { name: 'Try slow.txt again' }).click();
    await expect(list.getByText('slow.txt')).toBeVisible();
    await page.unroute('**/file/save');
  });

  await test.step('what is fetched is what was sent', async () => {
    const download = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Download minutes.txt' }).click();
    const fetched = await download;
    expect(fetched.suggestedFilename()).toBe('minutes.txt');
    expect(await readFile(await fetched.path(), 'utf8')).toBe('We met on Monday.');
  });

  await test.step('it gets a title and is for who sees prices', async () => {
    await list.getByRole('button', { name: 'Actions on brief.txt' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const window = page.getByRole('dialog', { name: 'Edit file' });
    await window.getByRole('textbox', { name: 'Title' }).fill('What the customer wants');
    await window.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Quote' });
    await window.getByRole('combobox', { name: 'Visible to' }).selectOption({ label: 'People who see prices' });
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await window.getByRole('button', { name: 'Save' }).click();
    const item = list.getByRole('listitem').filter({ hasText: 'What the customer wants' });
    await expect(item).toContainText('Quote');
    await expect(item).toContainText('People who see prices');
  });

  await test.step('one is deleted and brought back', async () => {
    await list.getByRole('button', { name: 'Actions on minutes.txt' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(list.getByText('minutes.txt')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByText('minutes.txt')).toBeVisible();
  });

  await section.scrollIntoViewIfNeeded();
  await expectFit(page);

  await test.step('who sees no prices learns nothing of the financial one', async () => {
    const email = `no.prices.${Date.now()}@mandate.example`;
    const values = {
      fullName: 'Who sees no prices',
      email,
      role: 'EDITOR',
      password: 'marble otter in a quiet canoe',
      grants: [],
    };
    const editor = await call<{ id: string }>(page, 'POST', '/account/save', values);
    const { accessToken } = await call<{ accessToken: string }>(page, 'POST', '/session/view-as', {
      accountId: editor.id,
    });
    const reply = await page.request.post('/file/get-grid', {
      headers: { Authorization: `Bearer ${accessToken}` },
      data: { filter: { all: [{ field: 'recordId', operator: 'anyOf', value: [id] }] } },
    });
    const { data } = (await reply.json()) as { data: { rows: { fileName: string }[] } };
    expect(data.rows.map(({ fileName }) => fileName)).toEqual(expect.arrayContaining(['minutes.txt']));
    expect(data.rows.map(({ fileName }) => fileName)).not.toContain('brief.txt');
  });
});
