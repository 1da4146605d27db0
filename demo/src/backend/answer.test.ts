import { beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '../contract/invoice-calls.ts';
import { answer, resetMock } from './answer.ts';
import { nonsense, replyOf } from './reply-of.ts';

beforeEach(resetMock);

const calls = {
  'GET /api/ecommerce/get-cart-list': 200,
  'POST /api/ecommerce/add-to-cart': 200,
  'POST /api/ecommerce/delete-from-cart': 200,
  'POST /api/ecommerce/update-cart-amount': 200,
  'POST /api/auth/register': 400,
  'GET /api/auth/profile': 401,
  'GET /api/invoices': 200,
  'POST /api/invoices/add': 200,
  'POST /api/invoices/update': 200,
  'POST /api/invoices/delete': 200,
  'POST /api/calendar/events/add': 200,
  'POST /api/calendar/events/update': 200,
  'POST /api/calendar/events/delete': 200,
  'GET /api/user': 200,
  'POST /api/user/add': 200,
  'POST /api/user/update': 200,
  'POST /api/user/delete': 200,
  'GET /api/inbox': 200,
  'POST /api/inbox/add': 200,
  'POST /api/inbox/update': 200,
  'POST /api/inbox/delete': 200,
} as const;

describe('The mock backend', () => {
  test.each([
    ['GET', '/account/get-grid'],
    ['POST', '/account/verify-account'],
    ['POST', '/token/refresh'],
    ['GET', '/api/invoices/all/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/invoices/all'],
    ['DELETE', '/api/invoices'],
    ['GET', '/constructor'],
  ])('leaves %s %s to the real server', async (method, path) => {
    expect(await answer(method, path, undefined, { authorization: null })).toBeNull();
  });

  test('takes the argument of a GET from the payload or from a query parameter', async () => {
    const sent = await replyOf('GET /api/invoices', '2');
    expect(await replyOf('GET /api/invoices?id=2')).toEqual(sent);
    expect(await replyOf('GET /api/invoices', 2)).toEqual(sent);
    expect(sent?.body).toMatchObject({ orderNo: 233 });
  });

  test('keeps its records as they are when a caller changes what was sent or received', async () => {
    const sent = { id: '9', item: [{ name: 'Workshop', unit: 1, price: 5 }] };
    const given = (await replyOf('POST /api/invoices/add', sent))?.body as Invoice[];
    sent.item.pop();
    given.pop();
    expect((await replyOf('GET /api/invoices', '9'))?.body).toMatchObject({ item: [{ name: 'Workshop' }] });
  });

  test('has its sample records back after a reset', async () => {
    const before = await replyOf('GET /api/user/all');
    await replyOf('POST /api/user/delete', { id: 'contact-0001' });
    await replyOf('POST /api/ecommerce/add-to-cart', { uid: '1', productId: 9 });
    resetMock();
    expect(await replyOf('GET /api/user/all')).toEqual(before);
    expect((await replyOf('GET /api/ecommerce/get-cart-list', '1'))?.body).toHaveLength(4);
  });

  test.each(Object.entries(calls))('answers nonsense to %s with %i, and changes nothing', async (call, status) => {
    const state = () =>
      Promise.all(
        ['invoices', 'calendar/events', 'user', 'inbox']
          .map((part) => replyOf(`GET /api/${part}/all`))
          .concat(replyOf('GET /api/ecommerce/get-cart-list', '1')),
      );
    const before = await state();
    for (const payload of nonsense) expect((await replyOf(call, payload))?.status).toBe(status);
    const ids = (replies: typeof before) =>
      replies.map((reply) => ((reply?.body ?? []) as { id: unknown }[]).map(({ id }) => id));
    expect(ids(await state())).toEqual(ids(before));
  });
});
