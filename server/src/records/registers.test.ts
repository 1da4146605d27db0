import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Calls } from '../../testing/callers/call.ts';
import { signIn } from '../../testing/callers/people.ts';
import { type Row, saveCustomer, saved } from '../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let sa: Calls;
let editor: Calls;
beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA', 'Sam');
  editor = await signIn(app, 'EDITOR', 'Ed');
});
afterAll(() => app.close());

const setParameter = (key: string, value: unknown) =>
  app.database.pool.query('update parameters set value = $2 where key = $1', [key, JSON.stringify(value)]);

describe('a provider', () => {
  test('is numbered, begins as the firm has it, and names its country', async () => {
    await setParameter('company.country', 'AT');
    const made = await saved<Row>(editor, 'provider', { name: 'Quellwerk' });
    expect(made).toMatchObject({
      code: 'S00001',
      countryCode: 'AT',
      language: 'en',
      currency: 'EUR',
      status: 'candidate',
    });
    await setParameter('company.country', null);
    const refused = await editor.post('/provider/save', { name: 'Nowhere' });
    expect(refused.fieldCodes).toEqual(['countryCode fieldRequired']);
  });

  test('delivers categories, each of which is told by name and found by', async () => {
    const [one, other] = await Promise.all(
      ['Training', 'Security'].map((name) => saved<Row>(editor, 'service-category', { name })),
    );
    const serviceCategoryIds = [String(other?.id), String(one?.id), String(one?.id)];
    const made = await saved<Row>(editor, 'provider', { name: 'Larkmoor', countryCode: 'GB', serviceCategoryIds });
    expect(made.serviceCategoryIds).toEqual([other?.id, one?.id]);
    expect(made.serviceCategories).toEqual([
      { id: other?.id, label: 'Security', isDeleted: false },
      { id: one?.id, label: 'Training', isDeleted: false },
    ]);
    const found = async (operator: string, value?: unknown) => {
      const filter = { all: [{ field: 'serviceCategoryIds', operator, ...(value !== undefined && { value }) }] };
      const { data } = await editor.post<{ rows: Row[] }>('/provider/get-grid', { filter });
      return data.rows.some(({ id }) => id === made.id);
    };
    expect(await found('anyOf', [one?.id])).toBe(true);
    expect(await found('noneOf', [one?.id])).toBe(false);
    expect(await found('notEmpty')).toBe(true);
    expect(await found('empty')).toBe(false);
    const sorted = await editor.post('/provider/get-grid', {
      sort: [{ field: 'serviceCategoryIds', direction: 'asc' }],
    });
    expect(sorted.fieldCodes).toEqual(['sort.0.field fieldUnknown']);
    const unknown = '0192f0c1-2345-7abc-8def-0123456789ab';
    const refused = await editor.post('/provider/save', {
      id: made.id,
      version: 1,
      serviceCategoryIds: [one?.id, unknown],
    });
    expect(refused.fieldCodes).toEqual(['serviceCategoryIds referenceNotFound']);
    // What a provider can deliver keeps no category from going.
    expect((await sa.del(`/service-category/remove/${one?.id}`)).status).toBe(200);
    const after = await editor.get<Row>(`/provider/get-by-id/${made.id}`);
    expect(after.data.serviceCategories).toMatchObject([{ isDeleted: false }, { label: 'Training', isDeleted: true }]);
  });

  test('keeps bank data from who may not see it, and its status from an editor', async () => {
    const made = await saved<Row>(sa, 'provider', {
      name: 'Bank',
      countryCode: 'AT',
      iban: 'AT61 1904 3002 3457 3201',
      bic: 'opskatww',
    });
    expect(made).toMatchObject({ iban: 'AT611904300234573201', bic: 'OPSKATWW' });
    const seen = await editor.get<Row>(`/provider/get-by-id/${made.id}`);
    expect(seen.data).not.toHaveProperty('iban');
    expect((await editor.post('/provider/save', { ...seen.data, notes: 'as it was replied' })).status).toBe(200);
    const risen = await editor.post('/provider/save', { id: made.id, version: 2, status: 'approved' });
    expect(risen.fieldCodes).toEqual(['status notPermitted']);
    expect(
      (await editor.post('/provider/save', { name: 'New', countryCode: 'AT', status: 'approved' })).fieldCodes,
    ).toEqual(['status notPermitted']);
    const typed = await editor.post('/provider/save', { id: made.id, version: 2, iban: 'AT611904300234573201' });
    expect(typed.fieldCodes).toEqual(['iban fieldUnknown']);
    expect((await sa.post('/provider/save', { id: made.id, version: 2, status: 'approved' })).status).toBe(200);
  });

  test('is refused an IBAN, BIC or VAT number that cannot be right', async () => {
    const codes = async (values: object) =>
      (await sa.post('/provider/save', { name: 'Checked', countryCode: 'DE', ...values })).fieldCodes;
    expect(await codes({ iban: 'AT611904300234573202' })).toEqual(['iban ibanNotValid']);
    expect(await codes({ bic: 'NOPE' })).toEqual(['bic bicNotValid']);
    expect(await codes({ vatNumber: 'DE136695970' })).toEqual(['vatNumber vatNumberNotValid']);
    expect(await codes({ vatNumber: 'DE136695976' })).toEqual([]);
    expect(await codes({ countryCode: 'BR', vatNumber: 'whatever 1' })).toEqual([]);
    const made = await saveCustomer(sa, { vatNumber: 'any country' });
    const moved = await sa.post('/customer/save', { id: made.id, version: 1, countryCode: 'DE' });
    expect(moved.fieldCodes).toEqual(['vatNumber vatNumberNotValid']);
  });
});

describe('a place', () => {
  test('has the owner its kind says, and no other', async () => {
    const customer = await saveCustomer(editor);
    expect((await editor.post('/place/save', { name: 'Site' })).fieldCodes).toEqual(['customerId fieldRequired']);
    const provided = await editor.post('/place/save', { name: 'Site', kind: 'providerSite', customerId: customer.id });
    expect(provided.fieldCodes).toEqual(['providerId fieldRequired']);
    const site = await saved<Row>(editor, 'place', { name: 'Site', customerId: customer.id });
    expect(site).toMatchObject({ code: 'L0001', customer: { label: customer.name } });
    const office = await saved<Row>(editor, 'place', { id: site.id, version: 1, kind: 'ownOffice' });
    expect(office).toMatchObject({ customerId: null, customer: null });
  });

  test('has a name of its own among the places of its owner', async () => {
    const [one, other] = [await saveCustomer(editor), await saveCustomer(editor)];
    await saved(editor, 'place', { name: 'Werk Süd', customerId: one.id });
    const twin = await editor.post('/place/save', { name: 'WERK SUD', customerId: one.id });
    expect(twin).toMatchObject({ status: 409, fieldCodes: ['name valueNotUnique'] });
    const elsewhere = await saved<Row>(editor, 'place', { name: 'Werk Süd', customerId: other.id });
    const moved = await editor.post('/place/save', { id: elsewhere.id, version: 1, customerId: one.id });
    expect(moved.fieldCodes).toEqual(['name valueNotUnique']);
  });

  test('goes with its customer and comes back with it', async () => {
    const customer = await saveCustomer(sa);
    const site = await saved<Row>(sa, 'place', { name: 'Gone along', customerId: customer.id });
    const gone = await sa.del<{ deletionId: string; removed: { entity: string; id: string }[] }>(
      `/customer/remove/${customer.id}`,
    );
    expect(gone.data.removed).toEqual([
      { entity: 'customer', id: customer.id },
      { entity: 'place', id: site.id },
    ]);
    const alone = await sa.put(`/place/undelete/${site.id}`);
    expect(alone).toMatchObject({ status: 409, errorCode: 'restoreConflict' });
    expect((await sa.put(`/customer/undelete/${gone.data.deletionId}`)).status).toBe(200);
    expect((await sa.get<Row>(`/place/get-by-id/${site.id}`)).data).toMatchObject({ deletedAt: null, version: 3 });
  });
});

describe('side lists', () => {
  test('terms of payment say a discount and its days together', async () => {
    const codes = async (values: object) => {
      return (await sa.post('/payment-term/save', { code: 'T', name: 'Terms', days: 30, ...values })).fieldCodes;
    };
    expect(await codes({ discountPercent: '2' })).toEqual(['discountDays fieldRequired']);
    expect(await codes({ discountDays: 10 })).toEqual(['discountPercent fieldRequired']);
    expect(await codes({ discountPercent: '2', discountDays: 31 })).toEqual(['discountDays numberOutOfRange']);
    expect(await codes({ discountPercent: '2', discountDays: 10 })).toEqual([]);
    expect(await codes({})).toEqual(['code valueNotUnique']);
  });

  test('new customers begin with the terms and the currency of the firm', async () => {
    const { rows } = await app.database.pool.query("select id from payment_terms where code = 'NET30'");
    await setParameter('billing.defaultPaymentTerms', rows[0].id);
    await setParameter('money.baseCurrency', 'CHF');
    expect(await saveCustomer(editor)).toMatchObject({ paymentTerms: { label: '30 days net' }, currency: 'CHF' });
    expect(await saveCustomer(editor, { paymentTermsId: null })).toMatchObject({ paymentTermsId: null });
  });
});
