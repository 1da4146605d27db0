import type { BoundField } from '../../../form/fields/field-cell.tsx';
import { Reference } from '../../../form/references/reference.tsx';
import { ReferenceCombobox } from '../../../form/references/reference-combobox.tsx';
import { useReferenceName } from '../../../records/values/field-value.tsx';

/** A record of a register, chosen by typing its name. @param noun of the register */
export function ReferenceEntry({ field, noun }: { field: BoundField; noun: string }) {
  const id = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const name = useReferenceName(noun, id) ?? '';
  return (
    <ReferenceCombobox
      {...field.frame}
      noun={noun}
      reference={Reference}
      chosen={id === null ? null : { id, name, isDeleted: false }}
      isOptional={field.facts.isOptional}
      onChoose={(offer) => field.set(offer?.id ?? null)}
    />
  );
}
