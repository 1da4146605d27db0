import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { describe, expect, test } from 'vitest';
import { beginForm } from './record-form.ts';
import { becomesWhole, takeWhole } from './take-whole.ts';

const id = '01900000-0000-7000-8000-000000000001';
const ada = { id: '01900000-0000-7000-8000-00000000000a', lastName: 'Byron', email: 'ada@x.example', isPrimary: true };
const row: Values = { id, version: 3, name: 'Norvane', legalName: null, phone: '+4930123456', tags: [] };
const record: Values = { ...row, notes: 'A customer of old.', contacts: [ada] };
const begin = () => beginForm(customer, id, { ...row, isPartial: true }, everything);
const read = async () => record;

describe('a form that began with the row of a list', () => {
  test('becomes the record when nothing was typed', () => {
    const form = begin();
    takeWhole(form, record, everything);
    expect(form.state()).toMatchObject({ base: record, values: record, changes: 0, attempt: 0 });
  });

  test('keeps what was typed meanwhile and sends nothing else', () => {
    const form = begin();
    form.set('legalName', 'Norvane AG');
    takeWhole(form, record, everything);
    expect(form.state().values).toMatchObject({ legalName: 'Norvane AG', notes: record.notes, contacts: [ada] });
    expect(form.body()).toEqual({ id, version: 3, legalName: 'Norvane AG' });
  });

  test('takes over what others changed since the list was read', () => {
    const form = begin();
    form.set('legalName', 'Norvane AG');
    takeWhole(form, { ...record, version: 4, name: 'Norvane Group' }, everything);
    expect(form.state().values).toMatchObject({ name: 'Norvane Group', legalName: 'Norvane AG' });
    expect(form.body()).toEqual({ id, version: 4, legalName: 'Norvane AG' });
  });

  test('asks for a choice where both changed the same', async () => {
    const form = begin();
    form.set('name', 'Norvane Europe');
    const isReady = await becomesWhole(
      form,
      async () => ({ ...record, version: 4, name: 'Norvane Group' }),
      everything,
    );
    expect(isReady).toBe(false);
    expect(form.state().conflicts).toMatchObject([{ field: 'name', theirs: 'Norvane Group', yours: 'Norvane Europe' }]);
  });

  test('can be saved only once the whole record has loaded', async () => {
    const form = begin();
    expect(await becomesWhole(form, async () => undefined, everything)).toBe(false);
    expect(await becomesWhole(form, read, everything)).toBe(true);
    expect(form.state().base).toEqual(record);
    expect(await becomesWhole(form, () => Promise.reject(new Error('read again')), everything)).toBe(true);
  });
});
