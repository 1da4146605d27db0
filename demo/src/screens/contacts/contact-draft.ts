import { decimal } from '@mandate/contract/values/decimal.ts';
import { readFigure } from '@mandate/web/src/lib/i18n/read-figure.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import type { Contact } from '../../contract/contact-calls.ts';

/** A contact as it is typed; figures are texts in the person's own format until they are read. */
export interface ContactDraft {
  name: string;
  email: string;
  phone: string;
  balance: string;
  age: string;
  company: string;
  address: string;
  isActive: boolean;
}

/** The fields of the form that hold text, in their order. */
export const textFields = ['name', 'email', 'phone', 'balance', 'age', 'company', 'address'] as const;
export type TextFieldName = (typeof textFields)[number];

/** What a new contact begins with. */
export const emptyContact: ContactDraft = {
  name: '',
  email: '',
  phone: '',
  balance: '0',
  age: '',
  company: '',
  address: '',
  isActive: true,
};

/** A contact as it is shown to be changed. @param number how the person has figures written, by example */
export function draftOf(contact: Contact, number: string): ContactDraft {
  const { name, email, phone, company, address, isActive } = contact;
  const [balance, age] = [numberText(contact.balance, number), numberText(contact.age, number)];
  return { name, email, phone, balance, age, company, address, isActive };
}

/** The fields that keep a draft from being stored: all are required, and figures and the address of mail must be such. */
export function wrongFields(draft: ContactDraft, number: string): ReadonlySet<TextFieldName> {
  const age = readFigure(draft.age, number);
  const balance = readFigure(draft.balance, number);
  const isRight: Partial<Record<TextFieldName, boolean>> = {
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(draft.email.trim()),
    age: age !== null && /^\d{1,3}$/.test(age) && Number(age) <= 130,
    balance: balance !== null && /^-?\d{1,9}(\.\d{1,2})?$/.test(balance),
  };
  return new Set(textFields.filter((field) => !(isRight[field] ?? draft[field].trim() !== '')));
}

/**
 * The contact somebody typed. It has no wrong fields any more.
 * @param was as it is stored now; null for a new one
 * @param all every contact, so that a new one gets an id of its own
 */
export function contactOf(draft: ContactDraft, number: string, was: Contact | null, all: readonly Contact[]): Contact {
  const typed = {
    name: draft.name.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    balance: Number(decimal(readFigure(draft.balance, number) ?? 0)),
    age: Number(readFigure(draft.age, number)),
    company: draft.company.trim(),
    address: draft.address.trim(),
    isActive: draft.isActive,
  };
  if (was) return { ...was, ...typed };
  const guid = crypto.randomUUID();
  const birthYear = new Date().getUTCFullYear() - typed.age;
  return {
    ...typed,
    id: guid,
    guid,
    index: Math.max(-1, ...all.map(({ index }) => index)) + 1,
    gender: 'other',
    bd: new Date(Date.UTC(birthYear, 0, 1)).toISOString(),
  };
}
