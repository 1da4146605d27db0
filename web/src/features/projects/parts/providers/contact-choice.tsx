import type { Referred } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { useTranslation } from 'react-i18next';
import { type BoundField, FieldCell, type FieldProps } from '../../../../form/fields/field-cell.tsx';
import { useEditing, useForm } from '../../../../form/state/editing-context.ts';
import { valueAt } from '../../../../records/changes/record-path.ts';
import { siblingPath } from '../../../../records/values/field-value.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { contactName, contactsOf, useFirms } from './firm-contacts.ts';

interface Choosing {
  /** What kind of firm it is: `customer` or `provider`. */
  noun: 'customer' | 'provider';
  /** The firms whose contacts may be chosen; null where none is chosen. */
  firms: readonly (string | null)[];
}

/** One of the contacts of a firm, by name and job title; of several firms with the firm's name. */
export function ContactChoice<Fields extends Record<string, Field>>({
  noun,
  firms,
  ...props
}: FieldProps<Fields> & Choosing) {
  return <FieldCell {...props}>{(field) => <ContactEntry field={field} noun={noun} firms={firms} />}</FieldCell>;
}

function ContactEntry({ field, noun, firms }: Choosing & { field: BoundField }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const beside = siblingPath(field.path);
  const chosen = useForm(form, ({ values }) => valueAt(values, beside)) as Referred | null;
  const known = useFirms(noun, firms);
  const value = typeof field.value === 'string' ? field.value : '';
  const choices = known.flatMap((firm) =>
    contactsOf(firm).map((contact) => {
      const words = [contactName(contact), contact.jobTitle, known.length > 1 && firm.name];
      return { value: contact.id, label: words.filter(Boolean).join(' · '), name: contactName(contact) };
    }),
  );
  // Who is no longer there, or not known yet, stays until somebody else is chosen.
  const isOffered = value === '' || choices.some((choice) => choice.value === value);
  const missing = { value, label: chosen?.label ?? '', name: chosen?.label ?? '' };
  const isWithout = firms.every((id) => id === null);

  function choose(id: string): void {
    const contact = choices.find((choice) => choice.value === id);
    form.set(beside, contact ? { id, label: contact.name, isDeleted: false } : null);
    field.set(contact ? id : null);
  }

  return (
    <SelectField
      {...field.frame}
      hint={isWithout ? t(`projectParts.firmFirst.${noun}`) : field.frame.hint}
      none=""
      choices={isOffered ? choices : [...choices, missing]}
      value={value}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
