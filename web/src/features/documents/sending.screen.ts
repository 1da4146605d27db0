import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { barsOverFocus } from '../../../testing/bars-over-focus.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

/** A quote of a customer with two contacts, one of them without an address. */
async function quote(): Promise<{ id: string; number: string; projectId: string }> {
  const mark = `${Date.now()}`;
  const contacts = [
    { firstName: 'Hedda', lastName: 'Storm', email: 'storm@norvane.example', isPrimary: true },
    { firstName: 'Tomas', lastName: 'Arvid' },
  ];
  const customer = { name: `Norvane ${mark}`, countryCode: 'DE', contacts };
  const { id: customerId } = await call<Saved>('POST', '/customer/save', customer);
  const line = { type: 'service', description: 'Workshops', quantity: '2', unit: 'day', unitPrice: '1000' };
  const { id, version } = await call<Saved>('POST', '/project/save', {
    ...{ name: `Review ${mark}`, customerId, quoteValidUntil: `${new Date().getFullYear() + 1}-06-30` },
    lines: [{ ...line, unitCost: '600' }],
  });
  const sent = { kind: 'quote', recordId: id, version };
  return { ...(await call<{ id: string; number: string }>('POST', '/document/issue', sent)), projectId: id };
}

const dialog = page.getByRole('dialog');

test('a quote is sent by keys alone: with mail off its links are passed on by hand, and one is taken back', async () => {
  const { id, number } = await quote();
  await visit(`/home/document/${id}`);
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect.element(page.getByText('It was not sent yet.')).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(dialog.getByRole('checkbox', { name: 'Hedda Storm' })).toBeChecked();
  await expect.element(dialog.getByRole('checkbox', { name: 'Tomas Arvid' })).toBeDisabled();
  await expect.element(dialog).toMatchTextContent('No e-mail address');
  await expect
    .element(dialog.getByRole('region', { name: 'How the first of them reads it' }))
    .toMatchTextContent(`Dear Hedda Storm`);
  await expect.element(dialog).toMatchTextContent(number);
  await dialog.getByRole('button', { name: 'Insert Gross' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const link = dialog.getByRole('textbox', { name: 'Link for Hedda Storm' });
  await expect.element(link).toHaveValue(expect.stringContaining('/public/document#'));
  await expect.element(dialog.getByRole('heading', { name: 'Pass this link on' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Copy the link for Hedda Storm' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Take back link for Hedda Storm made / }).click();
  await expect.element(dialog.getByRole('button', { name: 'Keep link' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Take back link' }).click();
  await expect.element(page.getByText('The link for Hedda Storm no longer works.')).toBeVisible();
  await expect.element(page.getByText(/taken back; was to work until/)).toBeVisible();
  const sent = page.getByRole('listitem').filter({ hasText: 'Link for Hedda Storm' });
  await expect.element(sent).toMatchTextContent('storm@norvane.example');
  await expect.element(sent).toHaveFocus();
});

test('on a low phone nothing in the window that sends is hidden behind its buttons while it has the focus', async () => {
  const { id } = await quote();
  await page.viewport(390, 450);
  await visit(`/home/document/${id}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  expect(await barsOverFocus(30)).toEqual([]);
});

test('a letter without a contact cannot leave and says why; what was typed stays when it is refused', async () => {
  const { projectId, number } = await quote();
  await visit(`/home/project/${projectId}`);
  const section = page.getByRole('group', { name: 'Documents', exact: true });
  const opener = section.getByRole('button', { name: `Send ${number}, revision A` });
  await opener.click();
  await dialog.getByRole('checkbox', { name: 'Hedda Storm' }).click();
  await expect.element(dialog.getByRole('button', { name: /^(Send|Make links)$/ })).toHaveAttribute('aria-disabled');
  await expect.element(dialog).toMatchTextContent('Choose at least one contact.');
  await dialog.getByRole('checkbox', { name: 'Hedda Storm' }).click();
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Typed for {nobody}');
  await dialog.getByRole('button', { name: /^(Send to|Make) 1 / }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Subject' })).toBeInvalid();
  await expect.element(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Typed for {nobody}');
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  // Closed unsent, it is there again.
  await opener.click();
  await expect.element(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Typed for {nobody}');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Typed anew');
  const reads = dialog.getByRole('region', { name: 'How the first of them reads it' });
  await expect.element(reads).toMatchTextContent('The link works until');
  await dialog.getByRole('checkbox', { name: 'Attach the PDF' }).click();
  await expect.element(reads).not.toMatchTextContent('attached');
  await dialog.getByRole('button', { name: /^(Send to|Make) 1 / }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await opener.click();
  await expect.element(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Quote {number}: {project}');
});

/** Answers of one call, the ones of the server with something else in their data. */
function answeredWith(path: string, values: object): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const response = await real(...asked);
    if (!String(asked[0]).includes(path)) return response;
    const envelope = await response.json();
    return Response.json({ ...envelope, data: { ...envelope.data, ...values } });
  });
}

test('what was offered until a day that is past is sent to be read, with something to read, and waits while sending is paused', async () => {
  const { id, projectId } = await quote();
  answeredWith('/document/get-sending/', { mailIsOn: true, mailIsPaused: true, isExpired: true });
  await visit(`/home/document/${id}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(dialog).toMatchTextContent(/was valid until .* and can no longer be accepted/);
  const way = dialog.getByRole('link', { name: 'To the project' });
  await expect.element(way).toHaveAttribute('href', expect.stringContaining(projectId));
  await expect.element(dialog).toMatchTextContent('Sending mail is paused');
  await dialog.getByRole('checkbox', { name: 'Send a link to read', exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'Attach the PDF' }).click();
  await expect.element(dialog).toMatchTextContent('without both there is nothing to read');
  await expect.element(dialog.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-disabled');
});

test('a mail that did not arrive says why, and is sent again to the same contact', async () => {
  const { id } = await quote();
  const mail = { id: 'one', toName: 'Hedda Storm', toAddress: 'storm@norvane.example', at: new Date().toISOString() };
  const why = { reason: 'The mail server does not accept mail for this recipient.', answer: '550 no such user' };
  answeredWith('/document/get-links/', { mails: [{ ...mail, fate: 'failed', ...why }] });
  await visit(`/home/document/${id}`);
  const sent = page.getByRole('listitem').filter({ hasText: 'Hedda Storm' });
  await expect.element(sent).toMatchTextContent('does not accept mail for this recipient');
  await expect.element(sent).toMatchTextContent('550 no such user');
  await sent.getByRole('button', { name: 'Send again to Hedda Storm' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: 'Hedda Storm' })).toBeChecked();
});
