import { type CurrencyWay, currencyWays } from '@mandate/contract/project/prices/currency-change.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/fields/select-field.tsx';

/** What is said of the prices of many projects. */
export interface PriceWay {
  how: CurrencyWay;
}

interface PriceWayFieldProps extends Pick<ComponentProps<typeof SelectField>, 'error' | 'id'> {
  value: PriceWay | undefined;
  /** What it means that nothing is said. */
  none: string;
  onChoose: (value: PriceWay | undefined) => void;
}

/** Asks what becomes of the prices of many projects that get another currency. */
export function PriceWayField({ value, onChoose, ...field }: PriceWayFieldProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      {...field}
      label={t('currencyChange.many.label')}
      choices={currencyWays.map((way) => ({ value: way, label: t(`currencyChange.many.way.${way}`) }))}
      value={value?.how ?? ''}
      onChange={({ target }) => {
        const how = currencyWays.find((way) => way === target.value);
        onChoose(how && { how });
      }}
    />
  );
}
