import { everything } from '@mandate/contract/access/roles.ts';
import type { Conflict, Values } from '@mandate/contract/changes/merge.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import { project } from '@mandate/contract/project/project.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { describe, expect, it } from 'vitest';
import { initialValues } from './initial-values.ts';
import { newRecordId } from './new-record-id.ts';
import { beginForm } from './record-form.ts';

const id = '01900000-0000-7000-8000-000000000001';
const ada = { id: '01900000-0000-7000-8000-00000000000a', lastName: 'Byron', email: 'ada@x.example', isPrimary: true };
const grace = { id: '01900000-0000-7000-8000-00000000000b', lastName: 'Hopper', email: null, isPrimary: false };
const stored: Values = {
  id,
  version: 3,
  code: 'C1',
  name: 'Norvane',
  legalName: null,
  kind: 'company',
  status: 'active',
  phone: '+4930123456',
  discountPercent: '12.5',
  tags: [],
  language: 'en',
  currency: 'EUR',
  isActive: true,
  contacts: [ada, grace],
};

const open = (begun = stored) => beginForm(customer, id, begun, everything);
const changes = (form: ReturnType<typeof open>) => form.state().changes;

describe('the form of a record', () => {
  it('sees no change when a value is typed and taken back, or only spelled differently', () => {
    const form = open();
    form.set('name', 'Norvane Mutual');
    expect(changes(form)).toBe(1);
    form.set('name', ' Norvane ');
    form.set('discountPercent', '12.50');
    form.set('phone', '+49 30 123456');
    form.set('legalName', '');
    expect(changes(form)).toBe(0);
  });

  it('is not saved while a field holds the text of no record, until that is chosen, emptied or discarded', () => {
    const form = open();
    const wrong = () => form.check().map(({ field, code }) => `${field} ${code}`);
    form.noteUnchosen('accountManagerId', 'Ada');
    expect(wrong()).toEqual(['accountManagerId idNotValid']);
    form.fail(form.check());
    form.noteUnchosen('accountManagerId', null);
    expect([wrong(), form.state().problems]).toEqual([[], []]);
    form.noteUnchosen('accountManagerId', 'Ada');
    form.discard();
    expect(wrong()).toEqual([]);
  });

  it('checks again what is wrong within a field when that field changes', () => {
    const begun = { ...stored, key: 'own.colour', constraints: null, value: null };
    const form = beginForm(parameter, id, begun, everything);
    form.fail([fieldError('constraints.options', 'fieldRequired'), fieldError('value', 'valueNotAllowed')]);
    form.set('constraints', { options: ['red'] });
    expect(form.state().problems.map(({ field }) => field)).toEqual(['value']);
  });

  it('takes default values that arrive late where nothing was typed, and sends those that were emptied', () => {
    const form = open({ name: 'New', discountPercent: null, hoursPerDay: null, paymentTermsId: null, contacts: [] });
    form.set('hoursPerDay', '7.5');
    expect(form.begin({ discountPercent: '10', hoursPerDay: '8' })).toEqual(['discountPercent']);
    expect(form.state().values).toMatchObject({ discountPercent: '10', hoursPerDay: '7.5' });
    form.set('discountPercent', '');
    expect(form.body()).toMatchObject({ discountPercent: '', hoursPerDay: '7.5' });
    expect(form.body()).not.toHaveProperty('paymentTermsId');
  });

  it('sends only changed fields, and all rows when one of them changed', () => {
    const form = open();
    form.set('legalName', 'Norvane AG');
    form.set(`contacts.${grace.id}.email`, 'grace@x.example');
    const body = form.body();
    expect(Object.keys(body).sort()).toEqual(['contacts', 'id', 'legalName', 'version']);
    expect(body.contacts).toMatchObject([{ id: ada.id }, { id: grace.id, email: 'grace@x.example' }]);
  });

  it('counts a new row as one change, and the order only when rows changed places', () => {
    const form = open();
    form.set('contacts.new', { id: 'new', lastName: 'Curie', isPrimary: false });
    expect(changes(form)).toBe(1);
    form.set('contacts.new', null);
    form.set('contacts', [grace, ada]);
    expect(changes(form)).toBe(1);
  });

  it('names a wrong row by its id, and checks a field again after a save was refused', () => {
    const form = open();
    form.set(`contacts.${grace.id}.email`, 'nonsense');
    form.set('name', '');
    expect(form.state().problems).toEqual([]);
    form.fail(form.check());
    expect(form.state().problems.map(({ field }) => field)).toEqual(['name', `contacts.${grace.id}.email`]);
    form.set('name', 'No');
    expect(form.state().problems.map(({ field }) => field)).toEqual([`contacts.${grace.id}.email`]);
  });

  it('keeps an error from the server until its field changes', () => {
    const form = open();
    form.set('code', 'C2');
    form.fail([{ field: 'code', code: 'valueNotUnique', params: {}, message: 'used' }]);
    form.set('name', 'Other');
    expect(form.state().problems).toHaveLength(1);
    form.set('code', 'C3');
    expect(form.state().problems).toEqual([]);
  });

  it('keeps everything typed when another person saved, and takes over what does not conflict', () => {
    const form = open();
    form.set('legalName', 'Mine');
    form.set('status', 'prospect');
    const current = { ...stored, version: 4, status: 'onHold', city: 'Bern' };
    const conflicts = [{ field: 'status', base: 'active', theirs: 'onHold', yours: 'prospect' }];
    form.rebase({ current, changedBy: 'Jonas', changedAt: null, conflicts });
    expect(form.state().values).toMatchObject({ legalName: 'Mine', status: 'prospect', city: 'Bern' });
    expect(form.state().taken).toContain('city');
    form.set('status', 'onHold');
    expect(form.body()).toEqual({ id, version: 4, legalName: 'Mine' });
  });

  it('keeps a row that was edited here and removed by another until a choice is made', () => {
    const form = open();
    form.set(`contacts.${grace.id}.lastName`, 'Murray');
    const yours = { ...grace, lastName: 'Murray' };
    const conflicts = [{ field: `contacts.${grace.id}`, base: grace, theirs: null, yours }];
    form.rebase({ current: { ...stored, version: 4, contacts: [ada] }, changedBy: '', changedAt: null, conflicts });
    expect(form.body().contacts).toMatchObject([{ id: ada.id }, { id: grace.id, lastName: 'Murray' }]);
    form.set(`contacts.${grace.id}`, null);
    expect(changes(form)).toBe(0);
  });

  it('keeps a space typed while it is being saved, since the next word may follow', () => {
    const form = open();
    form.set('legalName', 'Hall');
    const sent = form.state().values;
    form.set('legalName', 'Hall ');
    form.store({ ...stored, version: 4, legalName: 'Hall' }, sent);
    expect(form.state().values.legalName).toBe('Hall ');
    expect(changes(form)).toBe(0);
  });

  it('keeps what was typed during a save', () => {
    const form = open();
    form.set('legalName', 'Sent');
    const sent = form.state().values;
    form.set('city', 'Bern');
    form.store({ ...stored, version: 4, legalName: 'Sent' }, sent);
    expect(form.body()).toEqual({ id, version: 4, city: 'Bern' });
  });

  it('leaves the number of a new record to the server, and proposes its id', () => {
    const form = beginForm(customer, id, { name: '', code: null, tags: [], contacts: [] }, everything);
    form.set('name', 'New one');
    expect(form.body()).toMatchObject({ id, name: 'New one' });
    expect(form.body()).not.toHaveProperty('code');
  });
});

describe('the rows of a form somebody else saved meanwhile', () => {
  const person = (number: number) => `01900000-0000-7000-8000-0000000000c${number}`;
  const named = (number: number, label: string) => ({
    personnelId: person(number),
    personnel: { id: person(number), label, isDeleted: false },
  });
  const line = (name: string, more: object = {}) => ({ id: name, type: 'service', description: name, ...more });
  const design = line('design', { ...named(1, 'Ada'), quantity: '1', net: '900' });
  const build = line('build', { ...named(2, 'Grace'), quantity: '3', net: '1800' });
  const launch = line('launch', { quantity: '2' });
  const lines = [design, build, launch];
  const begin = () => beginForm(project, id, { id, version: 3, name: 'Alder', lines }, everything);
  const rebased = (now: readonly object[], conflicts: Conflict[] = []) => {
    const form = begin();
    form.set('lines.build.quantity', '7');
    const current = { id, version: 4, name: 'Alder', lines: now };
    form.rebase({ current, changedBy: 'Jonas', changedAt: null, conflicts });
    return form;
  };
  const shown = (form: ReturnType<typeof begin>) => form.state().values.lines;

  it('tell what they point to, and what is only read of them where it still holds', () => {
    const review = line('review', named(3, 'Katherine'));
    const form = rebased([{ ...design, ...named(3, 'Katherine') }, build, launch, review]);
    expect(shown(form)).toEqual([{ ...design, ...named(3, 'Katherine') }, { ...build, quantity: '7' }, launch, review]);
  });

  it('come back where they stood, under the names they had, however often it is decided anew', () => {
    const yours = { id: 'build', description: 'build', quantity: '7', personnelId: person(2) };
    const form = rebased([design, launch], [{ field: 'lines.build', base: build, theirs: null, yours }]);
    const back = [{ id: 'design' }, { ...named(2, 'Grace'), id: 'build', quantity: '7' }, { id: 'launch' }];
    expect(shown(form)).toMatchObject(back);
    form.set('lines.build', null);
    expect(shown(form)).toEqual([design, launch]);
    form.set('lines.build', yours);
    expect(shown(form)).toMatchObject(back);
  });

  it('are called as the other chose once that is decided', () => {
    const form = begin();
    form.set('lines.build.personnelId', person(1));
    const current = { id, version: 4, name: 'Alder', lines: [design, { ...build, ...named(3, 'Katherine') }] };
    form.rebase({ current, changedBy: '', changedAt: null, conflicts: [] });
    expect(shown(form)).toMatchObject([{}, named(1, 'Ada')]);
    form.set('lines.build.personnelId', person(3));
    expect(shown(form)).toMatchObject([{}, named(3, 'Katherine')]);
  });
});

describe('the id of a new record', () => {
  it('is a UUID v7 that sorts by time', () => {
    const [first, second] = [newRecordId(), newRecordId()];
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second.slice(0, 13) >= first.slice(0, 13)).toBe(true);
  });
});

describe('the form of a new record', () => {
  const settings = { 'company.language': 'it', 'money.baseCurrency': 'CHF' };
  const begin = () => beginForm(provider, id, initialValues(provider, settings), everything);

  it('begins with the values of the settings and the first values of the fields', () => {
    const { values, changes: count } = begin().state();
    expect(values).toMatchObject({ language: 'it', currency: 'CHF', countryCode: null, status: 'candidate' });
    expect(values).toMatchObject({ contacts: [], serviceCategoryIds: [] });
    expect(count).toBe(0);
  });

  it('asks for what the record needs and the settings do not give', () => {
    const form = begin();
    form.set('name', 'Norvane');
    expect(form.check()).toMatchObject([{ field: 'countryCode', code: 'fieldRequired' }]);
    form.set('countryCode', 'IT');
    expect(form.check()).toEqual([]);
    expect(form.body()).toMatchObject({ countryCode: 'IT', language: 'it', currency: 'CHF' });
  });

  it('takes what follows from another field until the field is touched, and says which values were not typed', () => {
    const form = begin();
    form.propose({ currency: 'EUR', language: 'de' });
    expect(form.state()).toMatchObject({
      values: { currency: 'EUR', language: 'de' },
      proposed: ['currency', 'language'],
    });
    form.set('language', 'fr');
    form.propose({ currency: 'NOK', language: 'nb' });
    expect(form.state()).toMatchObject({ values: { currency: 'NOK', language: 'fr' }, proposed: ['currency'] });
    form.propose({ currency: 'CHF' });
    expect(form.state()).toMatchObject({ values: { currency: 'CHF' }, proposed: [] });
    form.set('currency', 'USD');
    form.set('currency', 'CHF');
    form.propose({ currency: 'NOK' });
    expect(form.state().values.currency).toBe('CHF');
  });

  it('takes a record that follows from another field with its name', () => {
    const form = beginForm(customer, id, initialValues(customer, settings), everything);
    const label = { id: 't', label: 'Reverse charge', isDeleted: false };
    form.propose({ defaultTaxRateId: 't', defaultTaxRate: label, noField: 1 });
    expect(form.state().values).toMatchObject({ defaultTaxRateId: 't', defaultTaxRate: label });
    expect(form.state().values).not.toHaveProperty('noField');
  });
});
