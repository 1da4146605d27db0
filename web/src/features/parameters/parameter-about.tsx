import styled from '@emotion/styled';
import { parameter, type ValueType, valueTypes } from '@mandate/contract/entities/parameter.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldCell } from '../../form/fields/field-cell.tsx';
import { Choice, Select } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Paragraphs, shownText, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { choiceLabel, fieldLabel } from '../../records/words/words.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { builtInWord } from './built-in-word.ts';
import { ConstraintFields } from './constraint-fields.tsx';
import { customKey } from './custom-key.ts';

const Help = styled('p')({ fontSize: 14, lineHeight: '20px', maxWidth: 640, overflowWrap: 'anywhere' });

const Facts = styled('dl')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  margin: 0,
  fontSize: 13,
  lineHeight: '20px',
  'p + &': { marginTop: 14 },
  '& dt': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.ink3 },
  '& dd': { margin: '2px 0 0' },
}));

/** What a parameter is called and for, what may stand in it and who reads and changes it. */
export function ParameterAbout() {
  const { form, isReading } = useEditing();
  const isSystem = useForm(form, ({ base }) => base.isSystem === true);
  return isSystem || isReading ? <AboutTold /> : <AboutCustom />;
}

const told = ['group', 'effect', 'editableBy', 'readableBy'] as const;

/** What is told of a parameter nobody changes in this; a reader is told what came along. */
function AboutTold() {
  const { form } = useEditing();
  const base = useForm(form, (state) => state.base);
  const facts = told.flatMap((field) => {
    const value = base[field];
    return typeof value === 'string' ? [[fieldLabel(parameter, field), choiceLabel(parameter, field, value)]] : [];
  });
  return (
    <>
      {typeof base.help === 'string' && <Help>{builtInWord(String(base.key), 'help', base.help)}</Help>}
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
}

function AboutCustom() {
  return (
    <FieldGrid>
      <Text of={parameter} name="label" span={6} />
      <KeyField />
      <TypeField />
      <Paragraphs of={parameter} name="help" />
      <ConstraintFields />
      <Choice of={parameter} name="readableBy" span={3} />
      <Choice of={parameter} name="editableBy" span={3} />
      <Tags of={parameter} name="tags" span={6} />
    </FieldGrid>
  );
}

/** The key of a custom parameter: it follows the label until it is typed. */
function KeyField() {
  const { t } = useTranslation();
  const { form, isNew } = useEditing();
  const label = useForm(form, ({ values }) => shownText(values.label));
  const followed = useRef('');
  useEffect(() => {
    const key = customKey(label);
    const held = shownText(form.state().values.key);
    if (isNew && (held === '' || held === followed.current)) form.set('key', key);
    followed.current = key;
  }, [form, isNew, label]);
  return (
    <FieldCell of={parameter} name="key" span={4}>
      {(field) => (
        <TextField
          {...field.frame}
          hint={t('parameters.keyHint')}
          autoComplete="off"
          spellCheck={false}
          value={shownText(field.value)}
          onChange={({ target }) => field.set(target.value.trim())}
        />
      )}
    </FieldCell>
  );
}

/** What kind of value it holds: chosen when it is made, and kept. */
function TypeField() {
  const { t } = useTranslation();
  const { form, isNew } = useEditing();
  const options = valueTypes
    .map((value) => ({ value, label: choiceLabel(parameter, 'valueType', value) }))
    .sort((one, other) => one.label.localeCompare(other.label));

  // What was typed for another kind of value means nothing for this one.
  function choose(type: unknown): void {
    form.set('constraints', null);
    form.set('value', type === 'list' ? [] : type === 'boolean' ? false : null);
    form.set('valueType', type as ValueType);
  }

  return (
    <FieldCell of={parameter} name="valueType" span={2}>
      {(field) =>
        isNew ? (
          <Select field={{ ...field, set: choose }} options={options} />
        ) : (
          <TextField
            {...field.frame}
            hint={t('parameters.typeKept')}
            readOnly
            value={choiceLabel(parameter, 'valueType', shownText(field.value))}
          />
        )
      }
    </FieldCell>
  );
}
