import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saved } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
});
afterAll(() => app.close());

const rate = (values: object = {}) => ({ currency: 'USD', validFrom: '2026-01-01', rate: '0.9183', ...values });
const told = async (values: object) => {
  const reply = await sa.post('/exchange-rate/save', values);
  return [reply.status, ...reply.fieldCodes].join(' ');
};

describe('an exchange rate', () => {
  test('is named by its currency and first day, and was entered by hand', async () => {
    const made = await saved<object>(sa, 'exchange-rate', rate({ currency: 'KWD', rate: '3.0000000001' }));
    expect(made).toMatchObject({ name: 'KWD 2026-01-01', rate: '3.0000000001', source: 'manual' });
  });

  test.each([
    [{ currency: 'EUR' }, 'currency baseCurrencyRate'],
    [{ currency: 'SEK' }, 'currency currencyNotEnabled'],
    [{ rate: '0' }, 'rate numberOutOfRange'],
    [{ rate: '-1' }, 'rate numberOutOfRange'],
    [{ rate: '1.00000000001' }, 'rate numberTooPrecise'],
    [{ validFrom: '2026-02-30' }, 'validFrom dateNotValid'],
    [{ validFrom: undefined }, 'validFrom fieldRequired'],
  ])('with %j is refused', async (values, said) => {
    expect(await told(rate(values))).toBe(`400 ${said}`);
  });

  test('is said once for a currency and a day, and the other one is named', async () => {
    const made = await saved<{ id: string }>(sa, 'exchange-rate', rate());
    const reply = await sa.post('/exchange-rate/save', rate({ rate: '0.92' }));
    expect([reply.status, ...reply.fieldCodes]).toEqual([409, 'validFrom valueNotUnique']);
    expect(reply.fieldErrors[0]?.message).toBe('"2026-01-01" is already used by USD 2026-01-01.');
    expect(await told(rate({ currency: 'GBP' }))).toBe('200');
    const later = await saved<{ id: string }>(sa, 'exchange-rate', rate({ validFrom: '2026-02-01' }));
    expect(await told({ id: later.id, version: 1, validFrom: '2026-01-01' })).toBe('409 validFrom valueNotUnique');
    const other = await saved<{ id: string }>(sa, 'exchange-rate', rate({ currency: 'CHF' }));
    expect(await told({ id: other.id, version: 1, currency: 'USD' })).toBe('409 validFrom valueNotUnique');
    await sa.del(`/exchange-rate/remove/${made.id}`);
    expect(await told(rate())).toBe('200');
    expect((await sa.put(`/exchange-rate/undelete/${made.id}`)).errorCode).toBe('restoreConflict');
  });

  test('of the same currency and day, sent at the same moment, is stored once', async () => {
    const body = rate({ validFrom: '2026-03-01' });
    const replies = await Promise.all(Array.from({ length: 6 }, () => told(body)));
    expect(replies.sort()).toEqual(['200', ...Array.from({ length: 5 }, () => '409 validFrom valueNotUnique')]);
  });
});

describe('exchange rates that are asked for', () => {
  const ask = (who: Person, wishes: object[]) =>
    who.post<{ results: ({ rate: string; validFrom: string } | null)[] }>('/exchange-rate/resolve-many', { wishes });

  test('are those of the day, into both directions, and null where none leads there', async () => {
    await saved(sa, 'exchange-rate', rate({ currency: 'JPY', validFrom: '2027-01-01', rate: '0.00625' }));
    const { data } = await ask(sa, [
      { from: 'JPY', to: 'EUR', date: '2027-06-01' },
      { from: 'EUR', to: 'JPY', date: '2027-06-01' },
      { from: 'JPY', to: 'EUR', date: '2026-12-31' },
    ]);
    expect(data.results.map((result) => result?.rate ?? null)).toEqual(['0.00625', '160', null]);
    expect(data.results[0]?.validFrom).toBe('2027-01-01');
  });

  test('are strictly asked for', async () => {
    const reply = await ask(sa, [{ from: 'JPY', to: 'nothing', date: '2027-02-30' }]);
    expect([reply.status, reply.fieldCodes.map((code) => code.split(' ')[0])]).toEqual([
      400,
      ['wishes.0.to', 'wishes.0.date'],
    ]);
    expect((await ask(sa, [])).status).toBe(400);
  });
});
