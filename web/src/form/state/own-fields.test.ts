import { everything } from '@mandate/contract/access/roles.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import type { OwnFieldDefinition } from '@mandate/contract/own-fields/definition.ts';
import { withOwnFields } from '@mandate/contract/own-fields/own-fields-of.ts';
import { describe, expect, it } from 'vitest';
import { initialValues } from './initial-values.ts';
import { beginForm } from './record-form.ts';

const id = '01900000-0000-7000-8000-000000000001';
const own = (key: string, part: Partial<OwnFieldDefinition> = {}): OwnFieldDefinition => ({
  id,
  entity: 'customer',
  key,
  label: key,
  help: null,
  kind: 'text',
  choices: null,
  section: null,
  position: 1,
  isRequired: false,
  seenBy: 'staff',
  ...part,
});
const industry = own('industry', { isRequired: true });
const budget = own('budget', { kind: 'amount' });
const facts = withOwnFields(customer, [industry, budget]);
const stored = {
  id,
  version: 3,
  name: 'Norvane',
  language: 'en',
  currency: 'EUR',
  contacts: [],
  customFields: { industry: 'steel', budget: '100' },
};
const open = (begun: Record<string, unknown> = stored) => beginForm(facts, id, begun, everything);

describe('own fields in a form', () => {
  it('are changed and sent like any field, by their paths', () => {
    const form = open();
    form.set('customFields.budget', '120.0');
    expect(form.state().changes).toBe(1);
    expect(form.body()).toEqual({ id, version: 3, customFields: { budget: '120.0' } });
    form.set('customFields.budget', '100.00');
    expect(form.state().changes).toBe(0);
  });

  it('that are required are asked for in a new record, and may not be emptied', () => {
    const fresh = open({
      ...initialValues(facts, { 'company.language': 'en', 'money.baseCurrency': 'EUR' }),
      name: 'New',
    });
    expect(fresh.check()).toMatchObject([{ field: 'customFields.industry', code: 'fieldRequired' }]);
    fresh.set('customFields.industry', 'steel');
    expect(fresh.check()).toEqual([]);
    const form = open();
    form.set('customFields.industry', '');
    expect(form.check()).toMatchObject([{ field: 'customFields.industry', code: 'fieldRequired' }]);
  });

  it('that a record lacks from before are left alone as long as nobody touches them', () => {
    const form = open({ ...stored, customFields: {} });
    form.set('name', 'Norvane Mutual');
    expect(form.check()).toEqual([]);
  });

  it('are checked by their kind, each at its own place', () => {
    const form = open();
    form.set('customFields.budget', 'much');
    expect(form.check()).toMatchObject([{ field: 'customFields.budget', code: 'numberNotValid' }]);
  });

  it('that somebody else changed too are left to be decided, others are taken over', () => {
    const form = open();
    form.set('customFields.industry', 'glass');
    const conflicts = [{ field: 'customFields.industry', base: 'steel', theirs: 'wood', yours: 'glass' }];
    const current = { ...stored, version: 4, customFields: { industry: 'wood', budget: '200' } };
    form.rebase({ current, changedBy: 'Jonas', changedAt: null, conflicts });
    expect(form.state().values).toMatchObject({ 'customFields.industry': 'glass', 'customFields.budget': '200' });
    expect(form.state().taken).toEqual(['customFields.budget']);
    expect(form.body()).toEqual({ id, version: 4, customFields: { industry: 'glass' } });
  });

  it('come and go while it is open, and what was typed into them and into the others stays', () => {
    const form = open();
    form.set('name', 'Norvane Mutual');
    form.set('customFields.industry', 'glass');
    form.learn(withOwnFields(customer, [budget]));
    expect(form.body()).toEqual({ id, version: 3, name: 'Norvane Mutual' });
    expect(form.state().parted).toMatchObject([{ path: 'customFields.industry', value: 'glass' }]);
    form.store({ ...stored, version: 4, name: 'Norvane Mutual', customFields: { budget: '100' } }, form.state().values);
    form.learn(facts);
    expect(form.state().parted).toEqual([]);
    expect(form.body()).toMatchObject({ customFields: { industry: 'glass' } });
  });
});
