import { ownField } from '@mandate/contract/entities/own-field.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { labelCode } from '../../business/list-items/label-code.ts';
import { FieldCell } from '../../form/fields/field-cell.tsx';
import { shownText } from '../../form/fields/field-texts.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

/** What files and calls name an own field by: it follows the label until it is typed. */
export function KeyField() {
  const { t } = useTranslation();
  const { form, isNew } = useEditing();
  const label = useForm(form, ({ values }) => shownText(values.label));
  const followed = useRef('');
  useEffect(() => {
    const key = labelCode(label);
    const held = shownText(form.state().values.key);
    if (isNew && (held === '' || held === followed.current)) form.set('key', key);
    followed.current = key;
  }, [form, isNew, label]);
  return (
    <FieldCell of={ownField} name="key" span={2}>
      {(field) => (
        <TextField
          {...field.frame}
          hint={t('ownFieldForm.keyHint')}
          autoComplete="off"
          spellCheck={false}
          value={shownText(field.value)}
          onChange={({ target }) => field.set(target.value.trim())}
        />
      )}
    </FieldCell>
  );
}
