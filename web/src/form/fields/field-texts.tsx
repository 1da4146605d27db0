import styled from '@emotion/styled';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { lengthOf } from '@mandate/contract/texts/clean-text.ts';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { useGroupedPhone } from '../../ui/values/use-grouped-phone.ts';
import { type BoundField, FieldCell, type FieldProps } from './field-cell.tsx';
import { TypedFigure } from './typed-figure.tsx';

/** The text a field's control shows. */
export function shownText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** What a control's text means to the form: an empty optional field has no value. */
export function heldText(field: BoundField, text: string): string | null {
  return text === '' && field.facts.isOptional ? null : text;
}

interface TextProps<Fields extends Record<string, Field>> extends FieldProps<Fields> {
  /** What kind of text it is, for keyboards of phones: email, telephone, web address. */
  type?: 'text' | 'email' | 'tel' | 'url';
}

/** One line of text. */
export function Text<Fields extends Record<string, Field>>({ type = 'text', ...props }: TextProps<Fields>) {
  return (
    <FieldCell {...props}>
      {(field) => (type === 'tel' ? <Phone field={field} /> : <Line field={field} type="text" inputMode={type} />)}
    </FieldCell>
  );
}

/** A telephone number: grouped while it is only read, as it is kept while it is typed. */
function Phone({ field }: { field: BoundField }) {
  const [isTyped, setTyped] = useState(false);
  const grouped = useGroupedPhone(shownText(field.value));
  return (
    <Line
      field={field}
      type="text"
      inputMode="tel"
      {...(!isTyped && { value: grouped })}
      onFocus={() => setTyped(true)}
      onBlur={() => setTyped(false)}
    />
  );
}

function Line({ field, ...input }: { field: BoundField } & Partial<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      autoComplete="off"
      value={shownText(field.value)}
      {...input}
      {...field.frame}
      onChange={(event) => field.set(heldText(field, event.target.value))}
    />
  );
}

/** Text of several lines. Says how long it is when it comes close to its limit. */
export function Paragraphs<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  const { t } = useTranslation();
  return (
    <FieldCell span={6} {...props}>
      {(field) => {
        const text = shownText(field.value);
        const max = field.facts.max ?? Number.POSITIVE_INFINITY;
        const isLong = text.length > max * 0.8;
        return (
          <TextArea
            {...field.frame}
            hint={isLong ? t('editor.characters', { count: lengthOf(text), max }) : field.frame.hint}
            rows={4}
            value={text}
            onChange={(event) => field.set(heldText(field, event.target.value))}
          />
        );
      }}
    </FieldCell>
  );
}

interface FigureProps<Fields extends Record<string, Field>> extends FieldProps<Fields> {
  /** What the figure counts: `%`, hours. */
  unit?: string;
}

/** A figure with its unit. */
export function Figure<Fields extends Record<string, Field>>({ unit, ...props }: FigureProps<Fields>) {
  return (
    <FieldCell span={2} {...props}>
      {(field) => (
        <TypedFigure
          {...field.frame}
          unit={unit}
          value={shownText(field.value)}
          onFigure={(value) => field.set(heldText(field, value))}
        />
      )}
    </FieldCell>
  );
}

/** A plain date. */
export function PlainDate<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  const { t } = useTranslation();
  return (
    <FieldCell span={2} {...props}>
      {(field) => (
        <DateField
          {...field.frame}
          pickLabel={t('field.pickDate', { field: field.frame.label })}
          value={shownText(field.value)}
          onDate={(date) => field.set(heldText(field, date))}
        />
      )}
    </FieldCell>
  );
}

// Under the words, past the box.
const FlagHint = styled('p')(({ theme: { vars } }) => ({
  marginLeft: 24,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

/** Yes or no. */
export function Flag<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  return (
    <FieldCell {...props}>
      {({ frame, value, set }) => (
        <>
          <Checkbox
            id={frame.id}
            label={frame.label}
            checked={value === true}
            aria-describedby={frame.hint && `${frame.id}-hint`}
            onChange={(event) => set(event.target.checked)}
          />
          {frame.hint && <FlagHint id={`${frame.id}-hint`}>{frame.hint}</FlagHint>}
        </>
      )}
    </FieldCell>
  );
}
