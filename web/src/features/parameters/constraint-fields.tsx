import styled from '@emotion/styled';
import { parameter, type ValueType } from '@mandate/contract/entities/parameter.ts';
import type { Constraints } from '@mandate/contract/parameters/read-value.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type BoundField, FieldCell } from '../../form/fields/field-cell.tsx';
import { TypedFigure } from '../../form/fields/typed-figure.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { controlId } from '../../records/changes/record-path.ts';
import { problemSentence, recordWord } from '../../records/words/record-words.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { SeveralTexts } from './value/several-texts.tsx';

/** Which constraints fit which type of value. */
const fitting: Partial<Record<ValueType, readonly (keyof Constraints)[]>> = {
  string: ['maxLength', 'regex', 'multiple'],
  text: ['maxLength'],
  integer: ['min', 'max'],
  decimal: ['min', 'max'],
  percent: ['min', 'max'],
  money: ['min', 'max'],
  enum: ['options', 'multiple'],
  email: ['multiple'],
  url: ['multiple'],
  country: ['multiple'],
  currency: ['multiple'],
  language: ['multiple'],
  reference: ['refEntity'],
};

/** The registers a parameter may point to a record of. */
const referred = [
  'customer',
  'personnel',
  'provider',
  'service-category',
  'service',
  'place',
  'tax-rate',
  'payment-term',
  'holiday-calendar',
] as const;

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  '& > .wide': { gridColumn: '1 / -1' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** What a value of this type must keep to. */
export function ConstraintFields() {
  const { form } = useEditing();
  const type = useForm(form, ({ values }) => values.valueType as ValueType | null);
  const names = type === null ? undefined : fitting[type];
  if (!names) return null;
  return (
    <FieldCell of={parameter} name="constraints" span={6}>
      {(field) => (
        <Grid>
          {names.map((name) => (
            <Constraint key={name} name={name} field={field} isWhole={type === 'integer'} />
          ))}
        </Grid>
      )}
    </FieldCell>
  );
}

interface ConstraintProps {
  name: keyof Constraints;
  field: BoundField;
  /** The value is a whole number, and so are its bounds. */
  isWhole: boolean;
}

function Constraint({ name, field, isWhole }: ConstraintProps) {
  const { t } = useTranslation();
  const { form, scope } = useEditing();
  const path = `${field.path}.${name}`;
  const problem = useForm(form, ({ problems }) => problems.find((one) => one.field === path));
  const held = (field.value ?? {}) as Constraints;
  const value = held[name];
  const label = t(`parameters.constraint.${name}`);
  useEffect(() => {
    form.labels.set(path, label);
    return () => void form.labels.delete(path);
  }, [form, path, label]);
  const frame = {
    id: controlId(path, scope),
    label,
    isRequired: name === 'options' || name === 'refEntity',
    error: problem
      ? problemSentence(problem)
      : name === 'options' || name === 'refEntity'
        ? field.frame.error
        : undefined,
  };

  function set(next: Constraints[keyof Constraints] | undefined): void {
    const { [name]: _, ...others } = held;
    const all = next === undefined || next === '' || next === false ? others : { ...others, [name]: next };
    field.set(Object.keys(all).length > 0 ? all : null);
  }

  switch (name) {
    case 'multiple':
      return (
        <div className="wide">
          <Checkbox
            id={frame.id}
            label={frame.label}
            checked={value === true}
            onChange={({ target }) => {
              set(target.checked);
              form.set('value', target.checked ? [] : null);
            }}
          />
        </div>
      );
    case 'options':
      return (
        <div className="wide">
          <SeveralTexts frame={frame} values={held.options ?? []} onChange={(options) => set(options)} />
        </div>
      );
    case 'refEntity':
      return (
        <SelectField
          {...frame}
          none=""
          choices={referred.map((noun) => ({ value: noun, label: recordWord(noun, 'one') }))}
          value={String(value ?? '')}
          onChange={({ target }) => {
            form.set('value', null);
            set(target.value);
          }}
        />
      );
    case 'regex':
      return (
        <TextField
          {...frame}
          autoComplete="off"
          spellCheck={false}
          value={String(value ?? '')}
          onChange={({ target }) => set(target.value)}
        />
      );
    default: {
      const isNumber = name === 'maxLength' || isWhole;
      return (
        <TypedFigure
          {...frame}
          value={String(value ?? '')}
          onFigure={(text) => set(isNumber && /^-?\d+$/.test(text) ? Number(text) : text)}
        />
      );
    }
  }
}
