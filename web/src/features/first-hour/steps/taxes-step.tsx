import styled from '@emotion/styled';
import { countries } from '@mandate/contract/values/countries.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstHourKey } from '../../../business/first-hour/use-first-hour.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { countryName } from '../../../records/words/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { dateText, percentText } from '../../../ui/values/value-texts.ts';
import { StepActions } from '../step-actions.tsx';
import { type StepFormProps, useStep } from '../step-context.ts';
import { StepFrame, StepText } from '../step-frame.tsx';
import { hasNoVat, type ProposedTax, proposedTaxes, ratesSource } from '../taxes/proposed-taxes.ts';
import { useTaxCreation } from '../taxes/use-tax-creation.ts';

const Rates = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 2,
  margin: '12px 0 8px',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 10px', minHeight: 28 },
  '& small': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
}));

/** The taxes of the firm, proposed by its country. */
export default function TaxesStep({ rows }: StepFormProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { agree, goOn } = useStep();
  const [country, setCountry] = useState(String(rows.get('company.country')?.value ?? ''));
  const [unlike, setUnlike] = useState<readonly string[]>([]);
  const { codes, isSaving, problem, create } = useTaxCreation();
  const proposed = proposedTaxes(country).filter(({ code }) => !codes.has(code));
  // Ticked as most firms need it, unless it was pressed.
  const isTicked = ({ code, isUsual }: ProposedTax) => isUsual !== unlike.includes(code);
  const ticked = proposed.filter(isTicked);

  async function save(): Promise<boolean> {
    if (!(await create(ticked.map((tax) => ({ ...tax, name: taxName(tax, country), country }))))) return false;
    if (ticked.every(({ percent }) => percent === '0')) await agree();
    await queries.invalidateQueries({ queryKey: firstHourKey });
    return true;
  }

  const withoutTax = async () => {
    await agree();
    goOn();
  };

  return (
    <StepFrame role="group" aria-label={t('firstHour.step.taxes.name')}>
      <div style={{ maxWidth: 320 }}>
        <SelectField
          label={t('firstHour.step.taxes.country')}
          none=""
          choices={countries.map((value) => ({ value, label: countryName(value) })).sort(byLabel)}
          value={country}
          onChange={({ target }) => {
            setCountry(target.value);
            setUnlike([]);
          }}
        />
      </div>
      {problem !== null && (
        <Notice kind="bad" role="alert" style={{ marginTop: 10 }}>
          {problem}
        </Notice>
      )}
      {proposed.length > 0 && (
        <>
          <Rates aria-label={t('firstHour.step.taxes.proposed')}>
            {proposed.map((tax) => (
              <li key={tax.code}>
                <Checkbox
                  label={taxName(tax, country)}
                  checked={isTicked(tax)}
                  onChange={() =>
                    setUnlike(
                      unlike.includes(tax.code) ? unlike.filter((code) => code !== tax.code) : [...unlike, tax.code],
                    )
                  }
                />
                <small>{t(`firstHour.step.taxes.about.${tax.category}`)}</small>
              </li>
            ))}
          </Rates>
          <StepText>
            {t('firstHour.step.taxes.source', { date: dateText(ratesSource.asOf), source: ratesSource.source })}
          </StepText>
        </>
      )}
      {proposed.length === 0 && country !== '' && (
        <StepText style={{ marginTop: 10 }}>
          {proposedTaxes(country).length > 0
            ? t('firstHour.step.taxes.allThere')
            : t(hasNoVat(country) ? 'firstHour.step.taxes.noVat' : 'firstHour.step.taxes.unknown', {
                country: countryName(country),
              })}
        </StepText>
      )}
      <StepActions
        save={save}
        isSaving={isSaving}
        others={<Button onClick={() => void withoutTax()}>{t('firstHour.step.taxes.none')}</Button>}
      />
    </StepFrame>
  );
}

function taxName({ category, percent }: ProposedTax, country: string): string {
  const words = { country: countryName(country), percent: percentText(percent) };
  return i18n.t(`firstHour.step.taxes.nameOf.${category}`, words);
}

function byLabel(one: { label: string }, other: { label: string }): number {
  return one.label.localeCompare(other.label, i18n.language);
}
