import styled from '@emotion/styled';
import { currencies } from '@mandate/contract/values/currencies.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customsOf } from '../../../business/country/country-customs.ts';
import { type BoundField, FieldCell } from '../../../form/fields/field-cell.tsx';
import { Select } from '../../../form/fields/field-choices.tsx';
import { Figure } from '../../../form/fields/field-texts.tsx';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldSet } from '../../../ui/fields/field-set.tsx';
import { moneyFacts, moneySettings } from '../settings/setting-facts.ts';
import { SettingFields } from '../settings/setting-fields.tsx';
import { beginSettingForm } from '../settings/setting-form.ts';
import { useKeptForm } from '../settings/use-kept-form.ts';
import type { ParameterRows } from '../settings/use-parameter-rows.ts';
import { useSettingSaving } from '../settings/use-setting-saving.ts';
import { StepActions } from '../step-actions.tsx';
import { type StepFormProps, useStep } from '../step-context.ts';
import { StepFrame } from '../step-frame.tsx';
import { weekdayName, weekdays } from '../weekdays-text.ts';

const Days = styled(FieldSet)(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  '& > p': { flexBasis: '100%', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.bad.text },
}));

/** What the firm counts in: its currency, its days, its hours. */
export default function MoneyStep({ rows }: StepFormProps) {
  const { t } = useTranslation();
  const reader = useUser();
  const { agree } = useStep();
  const [setting] = useState(() => beginSettingForm(moneySettings, rows, reader));
  const { form } = setting;
  const { save, isSaving } = useSettingSaving(setting, () => enabledWith(form.state().values.baseCurrency, rows));
  const keptAt = useKeptForm(form, 'first hour money');
  const isKept = reader.role !== 'SA';
  useEffect(() => {
    const { currency } = customsOf(String(rows.get('company.country')?.value ?? ''));
    if (!isKept && currency !== undefined && rows.get('money.baseCurrency')?.version === 1)
      form.propose({ baseCurrency: currency });
  }, [form, rows, isKept]);
  const locks = new Map<string, string>(isKept ? [['baseCurrency', t('firstHour.step.money.keptBySa')]] : []);
  return (
    <StepFrame role="group" aria-label={t('firstHour.step.money.name')}>
      <SettingFields setting={setting} scope="money" locks={locks}>
        <FieldCell of={moneyFacts} name="baseCurrency" span={3}>
          {(field) => <Select field={field} options={currencyOptions()} />}
        </FieldCell>
        <Figure of={moneyFacts} name="hoursPerDay" span={2} />
        <FieldCell of={moneyFacts} name="workingDays" span={6}>
          {(field) => <WorkingDays field={field} />}
        </FieldCell>
      </SettingFields>
      <StepActions
        save={async () => {
          if (!(await save())) return false;
          await agree();
          return true;
        }}
        isSaving={isSaving}
        keptAt={keptAt}
      />
    </StepFrame>
  );
}

function WorkingDays({ field: { frame, value, set } }: { field: BoundField }) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <Days id={frame.id} tabIndex={-1}>
      <legend>{frame.label}</legend>
      {weekdays.map((day) => (
        <Checkbox
          key={day}
          label={weekdayName(day)}
          checked={chosen.includes(day)}
          onChange={({ target }) =>
            set(weekdays.filter((each) => (each === day ? target.checked : chosen.includes(each))))
          }
        />
      ))}
      {frame.error && <p role="alert">{frame.error}</p>}
    </Days>
  );
}

/** The currencies in use have the base currency among them. */
function enabledWith(base: unknown, rows: ParameterRows) {
  const enabled = rows.get('money.enabledCurrencies')?.value;
  if (typeof base !== 'string' || !Array.isArray(enabled) || enabled.includes(base)) return [];
  return [{ key: 'money.enabledCurrencies', value: [...enabled, base] }];
}

function currencyOptions() {
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency', fallback: 'code' });
  return currencies.map((value) => ({ value, label: `${value} ${names.of(value) ?? ''}`.trim() }));
}
