import { roles } from '@mandate/contract/access/roles.ts';
import { valueTypes } from '@mandate/contract/entities/parameter.ts';
import fc from 'fast-check';
import { changedRecord } from './changed-record.ts';
import { name, word } from './name-and-word.ts';

/** What customers are made and changed with. */
function customers(ids: readonly string[]) {
  const values = {
    name,
    code: fc.constantFrom('X1', 'x1', 'É-9'),
    city: name,
    email: fc.constantFrom('a@b.example', '', null),
    countryCode: fc.constantFrom('CH', null),
    notes: word,
    contacts: fc.array(fc.record({ lastName: name, email: fc.constantFrom('a@b.example', null) }), { maxLength: 3 }),
  };
  return fc.oneof(fc.record(values, { requiredKeys: ['name'] }), changedRecord(ids, values));
}

/** What accounts are made and changed with. Without passwords that are good enough: hashing one takes longer than all else. */
function accounts(ids: readonly string[]) {
  const values = {
    fullName: name,
    email: fc.constantFrom('a@b.example', 'A@B.example', 'c@d.example', ''),
    role: fc.constantFrom(...roles),
    status: fc.constantFrom('invited', 'active', 'disabled'),
    grants: fc.constantFrom(null, [], ['seeRates'], ['seeBank', 'seeCosts']),
    timeZone: fc.constantFrom('Europe/Rome', null),
    theme: fc.constantFrom('dark', 'light'),
  };
  return fc.oneof(
    fc.record({ ...values, password: fc.constantFrom('short', '', null) }, { requiredKeys: ['fullName', 'email'] }),
    changedRecord(ids, values),
  );
}

/** What people of the firm are made and changed with. */
function personnel(ids: readonly string[]) {
  const values = {
    firstName: name,
    lastName: name,
    workEmail: fc.oneof(
      fc.constantFrom('a@b.example', 'A@B.example', 'x'),
      fc.nat().map((number) => `p${number}@b.example`),
    ),
    code: fc.constantFrom('E1', 'e1', 'É-9'),
    userId: fc.constantFrom(...ids, null),
    employmentType: fc.constantFrom('employee', 'freelancer'),
    hiredOn: fc.constantFrom('2026-02-28', '1900-01-01', null),
    weeklyHours: fc.constantFrom('0', '38.5', '60'),
    isActive: fc.boolean(),
  };
  return fc.oneof(
    fc.record(values, { requiredKeys: ['firstName', 'lastName', 'workEmail'] }),
    changedRecord(ids, values),
  );
}

/** What parameters are made and changed with: values that fit their type, and values that do not. */
function parameters(ids: readonly string[]) {
  const values = {
    key: fc.constantFrom('custom.one', 'custom.two', 'custom.One', 'other.one', 'custom'),
    label: name,
    group: fc.constantFrom('custom', 'custom', 'money'),
    valueType: fc.constantFrom(...valueTypes),
    constraints: fc.constantFrom<unknown>(
      ...[null, {}, { multiple: true }, { min: 1, max: 5 }, { min: '0', max: '10' }, { options: ['a', 'b'] }],
      ...[{ regex: '^a+$' }, { regex: '(a+)+' }, { maxLength: 3 }, { refEntity: 'customer' }, { refEntity: 'nothing' }],
    ),
    value: fc.oneof(
      word,
      fc.constantFrom(...[null, 3, '3', true, 'a', ['a', 'b'], '2026-02-28', 'EUR', 'en', 'UTC', '{SEQ:3}', ...ids]),
      fc.constantFrom([{ code: 'one', label: 'One' }], [{ code: '1' }], [], {}),
    ),
    readableBy: fc.constantFrom(...roles),
    editableBy: fc.constantFrom('SA', 'ADMIN'),
  };
  return fc.oneof(fc.record(values, { requiredKeys: ['key', 'label', 'valueType'] }), changedRecord(ids, values));
}

/** What records of the registers and the configuration are saved with, by the paths of the calls. */
export const registerBodies: Record<string, (ids: readonly string[]) => fc.Arbitrary<object>> = {
  '/customer/save': customers,
  '/personnel/save': personnel,
  '/account/save': accounts,
  '/parameter/save': parameters,
};
