import { pressAhead } from '../../press-ahead.ts';
import { expect, goWithin, signIn, test } from '../../test.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('text can be written with every tool of the editor, and files can be sent', async ({ page }) => {
  await signIn(page, 'SA', '/forms/editor');
  const text = page.getByRole('textbox', { name: 'Text' });
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  const source = page.getByRole('group', { name: 'Source' });
  const press = (name: string) => tools.getByRole('button', { name, exact: true }).click();
  const choose = async (menu: RegExp, entry: string) => {
    await tools.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitemradio', { name: entry, exact: true }).click();
  };
  // A block stands on a line of its own.
  const isSource = (html: string) => expect(source).toHaveText(new RegExp(`^${html.replace(/>/g, '>\\s*')}$`));
  await expect(source).toContainText('<h2>Notes from the kick-off</h2>');

  await test.step('what is formatted is what would be saved', async () => {
    await text.press('Control+a');
    await text.press('Delete');
    await press('Clear formatting');
    await expect(text).toHaveAttribute('data-placeholder', 'Write something');
    await expect(page.getByText('Nothing written yet')).toBeVisible();
    await text.pressSequentially('Word');
    await text.press('Shift+Home');
    for (const [name, html] of [
      ['Bold', '<strong>Word</strong>'],
      ['Italic', '<em>Word</em>'],
      ['Underline', '<u>Word</u>'],
      ['Strike through', '<s>Word</s>'],
      ['Code', '<code>Word</code>'],
      ['Subscript', '<sub>Word</sub>'],
      ['Superscript', '<sup>Word</sup>'],
    ] as const) {
      await press(name);
      await isSource(`<p>${html}</p>`);
      await press(name);
    }
    for (const [name, html] of [
      ['Heading 1', '<h1>Word</h1>'],
      ['Heading 2', '<h2>Word</h2>'],
      ['Quote', '<blockquote><p>Word</p></blockquote>'],
      ['Code block', '<pre><code>Word</code></pre>'],
      ['Numbered list', '<ol><li><p>Word</p></li></ol>'],
      ['Bulleted list', '<ul><li><p>Word</p></li></ul>'],
      ['Right to left', '<p dir="rtl">Word</p>'],
    ] as const) {
      await press(name);
      await isSource(html);
      await press(name);
    }
    await choose(/^Heading:/, 'Heading 6');
    await isSource('<h6>Word</h6>');
    await choose(/^Heading:/, 'No heading');
    await choose(/^Alignment:/, 'Centred');
    await isSource('<p class="align-center">Word</p>');
    await choose(/^Alignment:/, 'Default');
    await press('Increase indent');
    await isSource('<p class="indent-1">Word</p>');
    await press('Decrease indent');
    await choose(/^Font:/, 'Serif');
    await choose(/^Size:/, 'Huge');
    await choose(/^Text colour:/, 'Red');
    await choose(/^Background:/, 'Amber');
    await isSource('<p><span class="font-serif size-huge ink-red ground-amber">Word</span></p>');
    await press('Clear formatting');
    await isSource('<p>Word</p>');
  });

  await test.step('what is pasted is made clean before it is part of the text', async () => {
    // Handlers and styles would be reported by the page's policy as they are read.
    await text.evaluate((place) => {
      const clipboardData = new DataTransfer();
      const hostile = '<img src="https://elsewhere.example/a.png"><iframe src="/"></iframe>';
      const page = '<b class="ink-blue">or</b><span class="MuiBox ink-blue">der</span>';
      clipboardData.setData('text/html', `<p>${hostile}${page}<script>alert(1)</script></p>`);
      place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await isSource('<p>or<span class="ink-blue">der</span></p>');
    await text.press('Control+a');
    await text.pressSequentially('Word');
    await text.press('Shift+Home');
    await press('Clear formatting');
    await isSource('<p>Word</p>');
  });

  await test.step('links and pictures come from where they may', async () => {
    for (const name of ['Link', 'Picture']) {
      await press(name);
      await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await press('Link');
    await page.getByRole('textbox', { name: 'Address' }).fill('mandate.example');
    await page.getByRole('button', { name: 'Set link' }).click();
    await expect(page.getByRole('link', { name: 'Word' }).last()).toHaveAttribute('href', 'https://mandate.example');
    await press('Picture');
    await page.getByRole('textbox', { name: 'Address' }).fill('https://elsewhere.example/a.png');
    await page.getByRole('button', { name: 'Insert picture' }).click();
    await expect(page.getByText('Enter a path of this product')).toBeVisible();
    await page
      .getByLabel('Choose a file')
      .and(page.locator('input'))
      .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('dot.png');
    await page.getByRole('textbox', { name: 'Description' }).fill('A dot');
    await page.getByRole('button', { name: 'Insert picture' }).click();
    await expect(page.getByRole('img', { name: 'A dot' })).toHaveCount(2);
    await expect(source).toContainText('src="data:image/png;base64,iVBORw0KGgoAAAAN…"');
  });

  await test.step('files arrive, fail, are given up and sent again', async () => {
    await goWithin(page, '/forms/upload');
    const file = (name: string, bytes: number) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 'x') });
    const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await page.locator('input[aria-label="Single file"]').setInputFiles(file('offer.txt', 4000));
    await page
      .locator('input[aria-label="Multiple files"]')
      .setInputFiles([file('plan.txt', 9000), file('will-fail.txt', 500)]);
    await expect(page.getByText('3 files in the queue')).toBeVisible();
    await page.getByRole('button', { name: 'Upload plan.txt' }).click();
    await page.getByRole('button', { name: 'Cancel plan.txt' }).click();
    await expect(row('plan.txt').getByText('Cancelled')).toBeVisible();
    await page.getByRole('button', { name: 'Upload all' }).click();
    await page.getByRole('button', { name: 'Cancel all' }).click();
    await expect(row('offer.txt').getByText('Cancelled')).toBeVisible();
    await page.getByRole('button', { name: 'Upload offer.txt again' }).click();
    await page.getByRole('button', { name: 'Upload all' }).click();
    await expect(row('will-fail.txt').getByText('The mock has no room')).toBeVisible();
    await expect(row('offer.txt').getByText('Uploaded')).toBeVisible();
    await expect(row('plan.txt').getByText('Uploaded')).toBeVisible();
    await expect(page.getByText('2 of 3 uploaded')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove offer.txt' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByText('No files in the queue')).toBeVisible();
    await page.getByRole('button', { name: 'Reset sample data' }).click();
    await expect(page.getByText('Nothing uploaded yet')).toBeVisible();
  });
});

test('the inbox can be worked through, and a place is found on the map', async ({ page }) => {
  await signIn(page, 'SA', '/inbox');
  const folder = (name: string) => page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name });
  const inbox = page.getByRole('region', { name: 'Inbox' });
  const rows = page.getByRole('heading', { level: 3 });
  const menu = async (row: number, entry: string) => {
    await page
      .getByRole('button', { name: /^More for/ })
      .nth(row)
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await expect(rows).toHaveCount(15);

  await test.step('a message opens where it stands, and its address with it', async () => {
    await expect(folder('Inbox')).toContainText('4 unread');
    await rows.first().getByRole('button').click();
    await expect(page.getByText('Could you put half a page in plain words')).toBeVisible();
    await expect(page).toHaveURL(/message=/);
    await expect(folder('Inbox')).toContainText('3 unread');
    await rows.first().getByRole('button').click();
    await expect(page.getByText('Could you put half a page in plain words')).toBeHidden();
    await goWithin(page, '/inbox?message=unknown');
    await expect(page).toHaveURL(/\/inbox$/);
  });

  await test.step('folders show what was put into them', async () => {
    await page
      .getByRole('button', { name: /^Star “/ })
      .first()
      .click();
    await menu(1, 'Archive');
    await expect(rows).toHaveCount(14);
    await menu(1, 'Report as spam');
    await expect(rows).toHaveCount(13);
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(0)
      .check();
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(2)
      .check();
    await inbox.getByRole('button', { name: 'Star', exact: true }).click();
    await folder('Starred').click();
    await expect(rows).toHaveCount(5);
    await page.getByRole('checkbox', { name: 'All' }).check();
    await page.getByRole('button', { name: 'Remove star' }).click();
    await expect(page.getByText('No starred messages')).toBeVisible();
    await folder('Archive').click();
    await expect(rows).toHaveCount(4);
    await page.getByRole('checkbox', { name: 'All' }).check();
    await page.getByRole('button', { name: 'Move back' }).click();
    await expect(page.getByText('Nothing archived')).toBeVisible();
    await folder('Spam').click();
    await expect(rows).toHaveCount(2);
    await menu(0, 'Move back');
    await expect(rows).toHaveCount(1);
    await menu(0, 'Delete');
    await page.getByRole('button', { name: 'Delete message' }).click();
    await expect(page.getByText('No spam')).toBeVisible();
    await folder('Inbox').click();
    await expect(rows).toHaveCount(18);
    await page.getByRole('checkbox', { name: 'All' }).check();
    await inbox.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('No messages')).toBeVisible();
    await page.getByText('18 messages archived.').locator('..').getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(18);
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .check();
    await inbox.getByRole('button', { name: 'Report as spam' }).click();
    await expect(rows).toHaveCount(17);
    await menu(0, 'Delete');
    await page.getByRole('button', { name: 'Keep message' }).click();
    await expect(rows).toHaveCount(17);
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .check();
    await inbox.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete message' }).click();
    await expect(rows).toHaveCount(16);
  });

  await test.step('what is written lies in Sent, with its files', async () => {
    await page.getByRole('button', { name: 'Compose' }).click();
    const letter = page.getByRole('dialog', { name: 'New message' });
    await letter.getByRole('button', { name: 'Send message' }).click();
    await expect(letter.getByText('Enter the recipient’s email address')).toBeVisible();
    await letter.getByRole('textbox', { name: 'To' }).fill('mira@mail.example');
    await letter.getByRole('textbox', { name: 'Subject' }).fill('Friday');
    await letter.getByRole('textbox', { name: 'Message' }).fill('See you then');
    const files = ['plan.txt', 'map.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('x') }));
    await letter.locator('input[type=file]').setInputFiles(files);
    await letter.getByRole('button', { name: 'Remove map.txt' }).click();
    await letter.getByRole('button', { name: 'Send message' }).click();
    await expect(letter).toBeHidden();
    await expect(rows).toHaveCount(16);
    await folder('Sent').click();
    await rows.first().getByRole('button', { name: 'Friday' }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'See you then' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Attachments' })).toHaveText('plan.txt, 1 bytes');
    // Who presses a message of the folder they are leaving leaves it all the same.
    await pressAhead(folder('Inbox'), rows.first().getByRole('button'));
    await expect(inbox).toBeVisible();
    await expect(page).toHaveURL(/\/inbox$/);
    await rows.first().getByRole('button').click();
    await page.getByRole('button', { name: 'Reply' }).click();
    const answer = page.getByRole('dialog', { name: 'Reply' });
    await expect(answer.getByRole('textbox', { name: 'Subject' })).toHaveValue(/^Re: /);
    await answer.getByRole('button', { name: 'Cancel' }).click();
    await expect(answer).toBeHidden();
  });

  await test.step('maps come nearer by button and key, and the marker tells more', async () => {
    await goWithin(page, '/map');
    const world = page.getByRole('application', { name: 'The world' });
    const buttons = page.getByRole('group', { name: 'Map controls: The world' });
    const paris = world.getByText('Paris', { exact: true });
    const rome = world.getByText('Rome', { exact: true });
    await expect(world.getByText('London', { exact: true })).toBeVisible();
    await buttons.getByRole('button', { name: 'Zoom in' }).click();
    await expect(rome).toBeAttached();
    await world.press('+');
    await expect(paris).toBeAttached();
    await buttons.getByRole('button', { name: 'Zoom out' }).click();
    await expect(paris).not.toBeAttached();
    await buttons.getByRole('button', { name: 'Reset view' }).click();
    await expect(rome).not.toBeAttached();
    const place = page.getByRole('application', { name: 'A marked place' });
    await expect(place.getByText('Kranwerft 12')).toBeVisible();
    await place.getByRole('button', { name: 'Harbour Office' }).press('Enter');
    await expect(place.getByText('+49 40 5550 0142')).toBeVisible();
    await expect(page).toHaveURL(/office=open/);
  });
});
