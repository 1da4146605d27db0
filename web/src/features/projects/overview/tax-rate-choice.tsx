import type { Field } from '@mandate/contract/facts/fields.ts';
import { taxPercentFor } from '@mandate/contract/project/figures/tax-percent-for.ts';
import { useTranslation } from 'react-i18next';
import { FieldCell, type FieldProps } from '../../../form/fields/field-cell.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { numberText } from '../../../ui/values/value-texts.ts';
import { useTaxRates } from '../lines/pricing/use-tax-rates.ts';

/** One of the firm's tax rates; without a choice the firm's default. */
export function TaxRateChoice<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const rates = useTaxRates();
  const percent = `${numberText(taxPercentFor(null, null, rates), number)}\u00A0%`;
  return (
    <FieldCell {...props}>
      {({ frame, value, set }) => (
        <SelectField
          {...frame}
          value={typeof value === 'string' ? value : ''}
          choices={rates.map(({ id, name }) => ({ value: id, label: name }))}
          none={t('project.defaultRate', { percent })}
          onChange={(event) => set(event.target.value || null)}
        />
      )}
    </FieldCell>
  );
}
