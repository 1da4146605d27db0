import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { type Referred, siblingOf } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { customerTerms } from '@mandate/contract/project/customer-terms.ts';
import { project } from '@mandate/contract/project/project.ts';
import { contactName, contactsOf, type Firm } from '../parts/providers/firm-contacts.ts';

/** The terms of a customer as a project would have them; references with what they point to beside them. */
export interface CustomerTerms {
  values: Values;
  siblings: Values;
}

/**
 * The terms a customer gives to a project, as far as the reader sees them.
 * @param first what a project has without a customer: it holds where the customer says nothing
 */
export function termsOf(customer: Firm | null, first: Values, reader: Reader): CustomerTerms {
  const values: Values = {};
  const siblings: Values = {};
  for (const name of customerTerms) {
    const facts = project.fields[name];
    const isTold = customer === null || name === 'customerContactId' || name in customer;
    if (!isTold || !isSeen(facts, reader)) continue;
    const term = termOf(customer, name);
    values[name] = term.value ?? first[name] ?? null;
    if (facts.kind === 'reference')
      siblings[siblingOf(name)] = term.value === null ? (first[siblingOf(name)] ?? null) : term.sibling;
  }
  return { values, siblings };
}

function termOf(
  customer: Firm | null,
  name: (typeof customerTerms)[number],
): { value: unknown; sibling: Referred | null } {
  if (customer === null) return { value: null, sibling: null };
  if (name === 'customerContactId') {
    const main = contactsOf(customer).find(({ isPrimary }) => isPrimary === true);
    if (!main) return { value: null, sibling: null };
    return { value: main.id, sibling: { id: main.id, label: contactName(main), isDeleted: false } };
  }
  const sibling = (customer[siblingOf(name)] ?? null) as Referred | null;
  const isReference = project.fields[name].kind === 'reference';
  // What is in the trash is not given on.
  if (isReference && sibling?.isDeleted) return { value: null, sibling: null };
  return { value: customer[name] ?? null, sibling: isReference ? sibling : null };
}

/**
 * The contacts a project names that work for none of its firms.
 * @param values of the project
 * @param customer null for none
 * @param payer who pays instead; null for none
 */
export function strangers(values: Values, customer: Firm | null, payer: Firm | null): string[] {
  const worksFor = (firm: Firm | null, id: unknown) =>
    firm !== null && contactsOf(firm).some((contact) => contact.id === id);
  return (['customerContactId', 'billingContactId'] as const).filter((name) => {
    const id = values[name] ?? null;
    if (id === null || worksFor(customer, id)) return false;
    return name === 'customerContactId' || !worksFor(payer, id);
  });
}
