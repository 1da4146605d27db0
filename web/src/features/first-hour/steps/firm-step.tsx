import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BankAccountsEntry } from '../../../business/bank-accounts/bank-accounts-entry.tsx';
import { customsOf } from '../../../business/country/country-customs.ts';
import { FirmNumber } from '../../../business/firm-numbers/firm-number.tsx';
import { PictureEntry } from '../../../business/pictures/picture-entry.tsx';
import { picturesArrived } from '../../../business/pictures/pictures-arrived.ts';
import { FieldCell } from '../../../form/fields/field-cell.tsx';
import { Country, Language, TimeZone } from '../../../form/fields/field-choices.tsx';
import { shownText, Text } from '../../../form/fields/field-texts.tsx';
import { useForm } from '../../../form/state/editing-context.ts';
import { firmFacts } from '../settings/setting-facts.ts';
import { SettingFields } from '../settings/setting-fields.tsx';
import { useKeptForm } from '../settings/use-kept-form.ts';
import { useSettingSaving } from '../settings/use-setting-saving.ts';
import { StepActions } from '../step-actions.tsx';
import type { StepFormProps } from '../step-context.ts';
import { StepFrame } from '../step-frame.tsx';

/** Who the firm is, as its letters name it. */
export function FirmStep({ firm }: StepFormProps) {
  const { t } = useTranslation();
  const { form } = firm;
  const { save, isSaving } = useSettingSaving(firm);
  const keptAt = useKeptForm(form, 'first hour firm');
  const country = useForm(form, ({ values, base }) =>
    values.countryCode === base.countryCode ? '' : shownText(values.countryCode),
  );
  useEffect(() => {
    if (country === '') return;
    const { language, timeZone } = customsOf(country);
    form.propose({ ...(language && { language }), ...(timeZone && { timeZone }) });
  }, [form, country]);
  const name = useForm(form, ({ values }) => shownText(values.name));
  return (
    <StepFrame role="group" aria-label={t('firstHour.step.firm.name')}>
      <SettingFields setting={firm} scope="firm">
        <Text of={firmFacts} name="name" span={4} isNeeded />
        <Country of={firmFacts} name="countryCode" span={2} isNeeded />
        <Text of={firmFacts} name="addressLine1" span={3} isNeeded />
        <Text of={firmFacts} name="postalCode" span={1} />
        <Text of={firmFacts} name="city" span={2} isNeeded />
        <FirmNumber of={firmFacts} name="vatNumber" span={2} />
        <Language of={firmFacts} name="language" span={2} />
        <TimeZone of={firmFacts} name="timeZone" span={2} />
        <FieldCell of={firmFacts} name="logo" span={6}>
          {(field) => <PictureEntry field={field} alt={name} />}
        </FieldCell>
        <FieldCell of={firmFacts} name="bankAccounts" span={6}>
          {(field) => <BankAccountsEntry field={field} />}
        </FieldCell>
      </SettingFields>
      <StepActions save={async () => (await picturesArrived()) && save()} isSaving={isSaving} keptAt={keptAt} />
    </StepFrame>
  );
}
