import type { Referred } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { isActiveWhenChosen } from '@mandate/contract/rules/is-active-when-chosen.ts';
import { valueAt } from '../../records/changes/record-path.ts';
import { siblingPath, useReferenceName } from '../../records/values/field-value.tsx';
import { type BoundField, FieldCell, type FieldProps } from '../fields/field-cell.tsx';
import { useEditing, useForm } from '../state/editing-context.ts';
import type { Offer } from './combobox.tsx';
import { ReferenceCombobox } from './reference-combobox.tsx';
import { useUnchosen } from './use-unchosen.ts';

/** A record of another register, chosen by typing its name. */
export function Reference<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  return <FieldCell {...props}>{(field) => <ReferenceEntry field={field} />}</FieldCell>;
}

function ReferenceEntry({ field }: { field: BoundField }) {
  const { form, entity } = useEditing();
  const noun = field.facts.refersTo ?? '';
  const id = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const beside = siblingPath(field.path);
  const sibling = useForm(form, ({ values }) => valueAt(values, beside)) as Referred | null | undefined;
  const name = useReferenceName(noun, id, sibling);
  const typed = useUnchosen(field.path);

  function choose(offer: Offer | null): void {
    form.set(beside, offer && { id: offer.id, label: offer.label, isDeleted: false });
    field.set(offer?.id ?? null);
  }

  return (
    <ReferenceCombobox
      {...field.frame}
      noun={noun}
      reference={Reference}
      chosen={id === null ? null : { id, name: name ?? '', isDeleted: sibling?.id === id && sibling.isDeleted }}
      isOptional={field.facts.isOptional}
      isActiveOnly={isActiveWhenChosen(entity.name, field.path)}
      onChoose={choose}
      {...typed}
    />
  );
}
