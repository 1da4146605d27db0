import type { Values } from '@mandate/contract/changes/merge.ts';
import { siblingOf } from '@mandate/contract/facts/entity.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { useFirms } from '../parts/providers/firm-contacts.ts';
import { useLocks } from '../status/use-locks.ts';
import { type CustomerTerms, strangers, termsOf } from './customer-terms.ts';

/** What the choice of another customer did to the project. */
export interface TermsNews {
  /** What the customer is called; empty where none is chosen any more. */
  customer: string;
  /** The fields that took over a term. */
  taken: readonly string[];
  /** Who is no longer named, since they work for another firm: the field and the person. */
  left: readonly { field: string; person: string }[];
  /** Terms of the customer a stored project does not have. */
  other: CustomerTerms | null;
  /** Goes back to the customer before; null where there was none. */
  undo: (() => void) | null;
}

const firmFields = ['customerId', 'billToCustomerId'] as const;

/** The fields that depend on the customer and come back with it. */
const bound = [...firmFields, 'customerContactId', 'billingContactId'] as const;

/**
 * Follows the choice of the customer and of who pays: a new project takes over the customer's terms where nothing was typed, and contacts
 * of other firms go.
 * @returns what to tell of it, and how to take over the terms a stored project was spared
 */
export function useCustomerTerms(): { news: TermsNews | null; take: (terms: CustomerTerms) => void } {
  const { form, isNew, isReading, reader } = useEditing();
  const customerId = useForm(form, ({ values }) => (values.customerId ?? null) as string | null);
  const payerId = useForm(form, ({ values }) => (values.billToCustomerId ?? null) as string | null);
  const version = useForm(form, ({ base }) => base.version);
  const locks = useLocks();
  const firms = useFirms('customer', isReading ? [] : [customerId, payerId]);
  const resumed = useForm(form, (state) => state.resumed);
  const [news, setNews] = useState<TermsNews | null>(null);
  const before = useRef(firmsIn(form.state().values));
  const isGoingBack = useRef(false);
  const firmOf = (id: string | null) => firms.find((firm) => firm.id === id) ?? null;
  const customer = firmOf(customerId);
  const payer = firmOf(payerId);
  const isKnown = (customerId === null || customer !== null) && (payerId === null || payer !== null);

  const follow = useEffectEvent((customerId: string | null, payerId: string | null) => {
    const { values, base, first } = form.state();
    const isUndone = isGoingBack.current;
    isGoingBack.current = false;
    // The firms as they were; who was named for them is named still.
    const was: Values = { ...boundOf(values), ...before.current };
    before.current = firmsIn(values);
    if (was.customerId === customerId && was.billToCustomerId === payerId) return;
    // Back where it was, or saved by somebody else: nothing to be told.
    if (!isNew && base.customerId === values.customerId && base.billToCustomerId === values.billToCustomerId)
      return setNews(null);
    const isMoved = was.customerId !== customerId;
    const terms = termsOf(customer, isNew ? first : {}, reader);
    const gone = strangers(values, customer, payer);
    const left = gone
      .filter((field) => !isNew || !isSame(values[field], base[field]))
      .map((field) => ({ field, person: labelOf(values[siblingOf(field)]) }));
    for (const field of gone) {
      const isGiven = isNew && field === 'customerContactId';
      form.set(field, isGiven ? (terms.values[field] ?? null) : null);
      form.set(siblingOf(field), isGiven ? (terms.siblings[siblingOf(field)] ?? null) : null);
    }
    const taken = isNew && isMoved ? form.begin(terms.values) : [];
    for (const name of taken)
      if (siblingOf(name) in terms.siblings) form.set(siblingOf(name), terms.siblings[siblingOf(name)]);
    const other = !isNew && isMoved && customer ? otherThan(form.state().values, terms, locks) : null;
    const isSilent = isUndone || (taken.length === 0 && left.length === 0 && other === null);
    if (isSilent || (customer === null && left.length === 0)) return setNews(null);
    const undo = was.customerId === null ? null : () => goBack(was);
    setNews({ customer: String(customer?.name ?? ''), taken: customer ? taken : [], left, other, undo });
  });

  function goBack(was: Values): void {
    isGoingBack.current = true;
    put(was);
    setNews(null);
  }

  function put(values: Values): void {
    for (const [name, value] of Object.entries(values)) form.set(name, value);
  }

  function take(terms: CustomerTerms): void {
    const taken = Object.keys(terms.values);
    const was = withSiblings(form.state().values, taken);
    put({ ...terms.siblings, ...terms.values });
    setNews((shown) => {
      const { undo = null } = shown ?? {};
      const undoAll = () => {
        put(was);
        undo?.();
      };
      return shown && { ...shown, taken, other: null, undo: undo && undoAll };
    });
  }

  // A new project that was kept has the terms of its customer as they were then, and what was typed over them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: going on with it is what the effect waits for
  useEffect(() => {
    if (isNew) before.current = firmsIn(form.state().values);
  }, [form, isNew, resumed]);

  useEffect(() => {
    if (isKnown && !isReading) follow(customerId, payerId);
  }, [customerId, payerId, isKnown, isReading]);

  // What was told is settled with a save.
  const [told, setTold] = useState(version);
  if (told !== version) {
    setTold(version);
    setNews(null);
  }
  return { news, take };
}

function boundOf(values: Values): Values {
  return withSiblings(values, bound);
}

function firmsIn(values: Values): Values {
  return withSiblings(values, firmFields);
}

function withSiblings(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(
    names.flatMap((name) => [name, siblingOf(name)]).map((name) => [name, values[name] ?? null]),
  );
}

/** The terms among these that a project has otherwise, may take over, and the customer says something of; null for none. */
function otherThan(
  project: Values,
  { values, siblings }: CustomerTerms,
  locks: ReadonlyMap<string, string>,
): CustomerTerms | null {
  const names = Object.keys(values).filter(
    (name) => values[name] !== null && !isSame(values[name], project[name]) && !locks.has(name),
  );
  if (names.length === 0) return null;
  const beside = names.map(siblingOf).filter((name) => name in siblings);
  return {
    values: Object.fromEntries(names.map((name) => [name, values[name]])),
    siblings: Object.fromEntries(beside.map((name) => [name, siblings[name]])),
  };
}

function labelOf(sibling: unknown): string {
  return String((sibling as { label?: string } | null | undefined)?.label ?? '');
}
