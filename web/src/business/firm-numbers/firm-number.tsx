import type { Field } from '@mandate/contract/facts/fields.ts';
import { FieldCell, type FieldProps } from '../../form/fields/field-cell.tsx';
import { heldText, shownText } from '../../form/fields/field-texts.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { NumberEntry } from './number-entry.tsx';
import type { FirmNumberKind } from './number-so-far.ts';

/** The VAT number or the IBAN of a firm, by the country its address is in. */
export function FirmNumber<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  const { form } = useEditing();
  const country = useForm(form, ({ values }) => shownText(values.countryCode));
  return (
    <FieldCell {...props}>
      {(field) => (
        <NumberEntry
          {...field.frame}
          kind={field.facts.form as FirmNumberKind}
          country={country}
          value={shownText(field.value)}
          onText={(text) => field.set(heldText(field, text))}
        />
      )}
    </FieldCell>
  );
}
