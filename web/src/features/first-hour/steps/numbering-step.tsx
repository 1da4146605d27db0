import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNextNumbers } from '../../../business/numbering/use-next-numbers.ts';
import { type BoundField, FieldCell } from '../../../form/fields/field-cell.tsx';
import { shownText } from '../../../form/fields/field-texts.tsx';
import { useUser } from '../../../lib/session/session.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { numberingFacts, numberingSettings } from '../settings/setting-facts.ts';
import { SettingFields } from '../settings/setting-fields.tsx';
import { beginSettingForm } from '../settings/setting-form.ts';
import { useKeptForm } from '../settings/use-kept-form.ts';
import { useSettingSaving } from '../settings/use-setting-saving.ts';
import { StepActions } from '../step-actions.tsx';
import { type StepFormProps, useStep } from '../step-context.ts';
import { StepFrame, StepText } from '../step-frame.tsx';

const names = Object.keys(numberingFacts.fields) as (keyof typeof numberingFacts.fields)[];

/** How records are numbered, with what comes next. */
export default function NumberingStep({ rows }: StepFormProps) {
  const { t } = useTranslation();
  const reader = useUser();
  const { agree } = useStep();
  const [setting] = useState(() => beginSettingForm(numberingSettings, rows, reader));
  const { save, isSaving } = useSettingSaving(setting);
  const keptAt = useKeptForm(setting.form, 'first hour numbering');
  return (
    <StepFrame role="group" aria-label={t('firstHour.step.numbering.name')}>
      <StepText style={{ marginBottom: 10 }}>{t('firstHour.step.numbering.how')}</StepText>
      <SettingFields setting={setting} scope="numbering">
        {names.map((name) => (
          <FieldCell key={name} of={numberingFacts} name={name} span={2}>
            {(field) => <PatternField field={field} of={`numbering.${name}`} />}
          </FieldCell>
        ))}
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

function PatternField({ field, of }: { field: BoundField; of: string }) {
  const { t } = useTranslation();
  const pattern = shownText(field.value);
  const { next, refused } = useNextNumbers(of, pattern);
  return (
    <TextField
      {...field.frame}
      hint={
        next
          ? t('firstHour.step.numbering.next', { numbers: next.slice(0, 2).join(', ') })
          : (refused ?? field.frame.hint)
      }
      autoComplete="off"
      spellCheck={false}
      value={pattern}
      onChange={({ target }) => field.set(target.value)}
    />
  );
}
