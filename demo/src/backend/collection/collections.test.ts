import { beforeEach, describe, expect, test } from 'vitest';
import type { Contact } from '../../contract/contact-calls.ts';
import type { InboxMessage } from '../../contract/inbox-calls.ts';
import type { Invoice } from '../../contract/invoice-calls.ts';
import { resetMock } from '../answer.ts';
import { replyOf } from '../reply-of.ts';

beforeEach(resetMock);

interface Item {
  id: string;
}
const list = async (call: string, payload?: unknown) => (await replyOf(call, payload))?.body as Item[];

const parts = {
  invoices: { count: 8, known: '1', changed: { orderNo: 'A-7', status: 'delivered' } },
  user: { count: 68, known: 'contact-0003', changed: { name: 'Ada Ferro', isActive: true, balance: 12.5 } },
  inbox: { count: 21, known: 'message-5', changed: { subject: 'Another', selected: true } },
};

describe.each(Object.entries(parts))('The mock’s %s', (part, { count, known, changed }) => {
  const path = `/api/${part}`;

  test('are given all together, or one by its id', async () => {
    const all = await list(`GET ${path}/all`);
    expect(all).toHaveLength(count);
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    expect(await replyOf(`GET ${path}`, known)).toEqual({ status: 200, body: all.find(({ id }) => id === known) });
    expect(await replyOf(`GET ${path}?id=${known}`)).toEqual(await replyOf(`GET ${path}`, known));
  });

  test('give nothing for an unknown id', async () => {
    expect(await replyOf(`GET ${path}`, 'nobody')).toEqual({ status: 200, body: undefined });
  });

  test('take a new record at the end, and fill in what was not sent', async () => {
    const after = await list(`POST ${path}/add`, { id: '4711', ...changed });
    expect(after).toHaveLength(count + 1);
    expect(after.at(-1)).toMatchObject({ id: '4711', ...changed });
    const [sample] = after;
    for (const name of Object.keys(sample ?? {}).filter((name) => name !== 'imgUrl'))
      expect(after.at(-1)).toHaveProperty(name);
  });

  test('do not accept a second record with the same id', async () => {
    expect(await list(`POST ${path}/add`, { id: known })).toEqual(await list(`GET ${path}/all`));
    expect(await list(`GET ${path}/all`)).toHaveLength(count);
  });

  test('replace a record with what is sent', async () => {
    const before = (await replyOf(`GET ${path}`, known))?.body as Item;
    const after = await list(`POST ${path}/update`, { ...before, ...changed });
    expect(after).toHaveLength(count);
    expect(after.find(({ id }) => id === known)).toEqual({ ...before, ...changed });
    expect(await list(`POST ${path}/update`, { id: 'nobody', ...changed })).toEqual(after);
  });

  test('lose a record that is deleted by its id', async () => {
    const after = await list(`POST ${path}/delete`, { id: known });
    expect(after).toHaveLength(count - 1);
    expect(await list(`POST ${path}/delete`, { id: known })).toEqual(after);
  });
});

describe('The sample records', () => {
  test('have invoices in the order of their numbers, of every status, from one seller, in dollars', async () => {
    const invoices = (await list('GET /api/invoices/all')) as Invoice[];
    expect(invoices.map(({ orderNo }) => orderNo)).toEqual(Array.from({ length: 8 }, (_, place) => 232 + place));
    expect(invoices.map(({ date }) => date)).toEqual(invoices.map(({ date }) => date).toSorted());
    expect(new Set(invoices.map(({ status }) => status)).size).toBe(3);
    expect(new Set(invoices.map(({ seller, vat, currency }) => `${seller.name} ${vat} ${currency}`)).size).toBe(1);
  });

  test('give a new invoice 10 % tax and dollars when it names neither', async () => {
    expect((await list('POST /api/invoices/add', { id: '9', item: 'none' })).at(-1)).toMatchObject({
      vat: 10,
      currency: '$',
      status: 'pending',
      item: [],
    });
  });

  test('have 68 contacts: 26 are active, and the last has no picture', async () => {
    const contacts = (await list('GET /api/user/all')) as Contact[];
    expect(contacts.filter(({ isActive }) => isActive)).toHaveLength(26);
    expect(contacts.filter(({ imgUrl }) => imgUrl === undefined)).toEqual([contacts.at(-1)]);
    expect(contacts.map(({ index }) => index)).toEqual(Array.from({ length: 68 }, (_, index) => index));
    const balances = contacts.map(({ balance }) => balance);
    expect([Math.min(...balances), Math.max(...balances)]).toEqual([1001.05, 3955.55]);
    expect(contacts.every(({ age }) => age >= 20 && age < 40)).toBe(true);
  });

  test('have messages from more than a dozen senders, the newest first', async () => {
    const messages = (await list('GET /api/inbox/all')) as InboxMessage[];
    expect(new Set(messages.map(({ sender }) => sender.name)).size).toBeGreaterThan(12);
    expect(messages.map(({ date }) => date)).toEqual(
      messages
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
  });
});
