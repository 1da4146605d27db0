import type { Field } from '@mandate/contract/facts/fields.ts';
import { useSettings } from '../../records/reading/use-settings.ts';
import type { FieldProps } from '../fields/field-cell.tsx';
import { Figure } from '../fields/field-texts.tsx';
import { useEditing, useForm } from '../state/editing-context.ts';

/** An amount in a field the firm added: in the currency of its record, else in that of the firm. */
export function OwnAmount<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  const { form } = useEditing();
  const { currencyField } = props.of.fields[props.name] ?? {};
  const { data } = useSettings(currencyField === undefined);
  const base = String(data?.['money.baseCurrency'] ?? '');
  const unit = useForm(form, ({ values }) =>
    currencyField === undefined ? base : String(values[currencyField] ?? ''),
  );
  return <Figure {...props} unit={unit} />;
}
