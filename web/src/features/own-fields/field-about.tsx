import { ownField } from '@mandate/contract/entities/own-field.ts';
import { useTranslation } from 'react-i18next';
import { FieldCell } from '../../form/fields/field-cell.tsx';
import { Choice, Select } from '../../form/fields/field-choices.tsx';
import { heldText, shownText, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { LocksContext, useEditing } from '../../form/state/editing-context.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { KeyField } from './key-field.tsx';

/** What stays as it was when a field was made: values are kept under it. */
const fixed = ['entity', 'kind', 'key'] as const;

/** What an own field is called, of which records it is and what it holds. */
export function FieldAbout() {
  const { t } = useTranslation();
  const { isNew } = useEditing();
  const locks = new Map(isNew ? [] : fixed.map((name) => [name, t(`ownFieldForm.fixed.${name}`)]));
  return (
    <LocksContext value={locks}>
      <FieldGrid>
        <Text of={ownField} name="label" span={6} />
        <Choice of={ownField} name="entity" span={2} />
        <KindField />
        <KeyField />
        <ChoicesField />
        <HelpField />
      </FieldGrid>
    </LocksContext>
  );
}

/** What kind of value it holds. */
function KindField() {
  const { form } = useEditing();
  const { choices = [] } = ownField.fields.kind;

  // What was typed for another kind means nothing for this one.
  function choose(kind: unknown): void {
    form.set('choices', kind === 'choice' ? [] : null);
    if (kind === 'flag') form.set('isRequired', false);
    form.set('kind', kind);
  }

  return (
    <FieldCell of={ownField} name="kind" span={2}>
      {(field) => (
        <Select
          field={{ ...field, set: choose }}
          options={choices.map((value) => ({ value, label: choiceLabel(ownField, 'kind', value) }))}
        />
      )}
    </FieldCell>
  );
}

/** What stands under the field wherever it is filled in. */
function HelpField() {
  const { t } = useTranslation();
  return (
    <FieldCell of={ownField} name="help" span={6}>
      {(field) => (
        <TextArea
          {...field.frame}
          hint={field.frame.hint ?? t('ownFieldForm.helpHint')}
          rows={2}
          value={shownText(field.value)}
          onChange={({ target }) => field.set(heldText(field, target.value))}
        />
      )}
    </FieldCell>
  );
}
