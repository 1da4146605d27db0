import { useState } from 'react';
import type { BoundField } from '../../resources/field/field-cell.tsx';
import { Combobox } from '../../resources/field/field-combobox.tsx';
import { useOffers } from '../../resources/field/field-reference.tsx';
import { useReferenceName } from '../../resources/field/field-value.tsx';

/** A record of a register, chosen by typing its name. @param noun of the register */
export function ReferenceEntry({ field, noun }: { field: BoundField; noun: string }) {
  const [text, setText] = useState<string | null>(null);
  const id = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  return (
    <Combobox
      {...field.frame}
      chosen={useReferenceName(noun, id) ?? ''}
      isOptional={field.facts.isOptional}
      offers={useOffers(noun, text)}
      onSearch={setText}
      onChoose={(offer) => field.set(offer?.id ?? null)}
    />
  );
}
