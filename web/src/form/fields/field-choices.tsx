import type { Field } from '@mandate/contract/facts/fields.ts';
import { countries } from '@mandate/contract/values/countries.ts';
import { useId } from 'react';
import { i18n } from '../../lib/i18n/i18n.ts';
import { itemsOf, useSettings } from '../../records/reading/use-settings.ts';
import { offeredChoices } from '../../records/values/offered-choices.ts';
import { languageName } from '../../records/values/text-words.ts';
import { choiceLabel, countryName } from '../../records/words/words.ts';
import { type Choice as Option, SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useEditing } from '../state/editing-context.ts';
import { type BoundField, FieldCell, type FieldProps } from './field-cell.tsx';
import { heldText, shownText } from './field-texts.tsx';

/** The choice between some of a field's values. While none is chosen, none is shown as chosen. */
export function Select({ field, options }: { field: BoundField; options: readonly Option[] }) {
  const value = shownText(field.value);
  // A value that is no longer offered stays until another is chosen.
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField
      {...field.frame}
      none={field.facts.isOptional || value === '' ? '' : undefined}
      choices={isOffered ? options : [...options, { value, label: value }]}
      value={value}
      onChange={(event) => field.set(heldText(field, event.target.value))}
    />
  );
}

/** One of the values the facts list. */
export function Choice<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  const { entity } = useEditing();
  return (
    <FieldCell span={2} {...props}>
      {(field) => {
        const label = (value: string) => choiceLabel(entity, props.name, value);
        const options = offeredChoices(field.facts, field.value).map((value) => ({ value, label: label(value) }));
        return <Select field={field} options={options} />;
      }}
    </FieldCell>
  );
}

/** One of the items of a list people keep under Parameters; one that is retired stays until another is chosen. */
export function Listed<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  const { data } = useSettings();
  return (
    <FieldCell span={2} {...props}>
      {(field) => {
        const items = itemsOf(data, field.facts.list ?? '').filter(
          (item) => item.isActive || item.code === field.value,
        );
        return <Select field={field} options={items.map(({ code, label }) => ({ value: code, label }))} />;
      }}
    </FieldCell>
  );
}

function byLabel(one: Option, other: Option): number {
  return one.label.localeCompare(other.label, i18n.language);
}

/** A country, by its name in the person's language. */
export function Country<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  return (
    <FieldCell {...props}>
      {(field) => (
        <Select
          field={field}
          options={countries.map((value) => ({ value, label: countryName(value) })).sort(byLabel)}
        />
      )}
    </FieldCell>
  );
}

/** One of the currencies the firm works in. */
export function Currency<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  const { data } = useSettings();
  const enabled = data?.['money.enabledCurrencies'];
  const codes = Array.isArray(enabled) ? enabled.map(String) : [];
  return (
    <FieldCell span={2} {...props}>
      {(field) => <Select field={field} options={codes.map((value) => ({ value, label: value }))} />}
    </FieldCell>
  );
}

/** Languages business letters are written in (BCP 47); a language a record already has is offered too. */
export const languages =
  'ar bg cs da de el en es et fi fr ga he hi hr hu id is it ja ko lt lv mt nb nl pl pt pt-BR ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  );

/** A language, by its name. */
export function Language<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  return (
    <FieldCell span={2} {...props}>
      {(field) => {
        const held = shownText(field.value);
        const tags = held === '' || languages.includes(held) ? languages : [...languages, held];
        return (
          <Select field={field} options={tags.map((value) => ({ value, label: languageName(value) })).sort(byLabel)} />
        );
      }}
    </FieldCell>
  );
}

/** A time zone of the platform's list, found by typing. */
export function TimeZone<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  return <FieldCell {...props}>{(field) => <TimeZoneEntry field={field} />}</FieldCell>;
}

/** The control of a time zone. */
export function TimeZoneEntry({ field }: { field: BoundField }) {
  const list = useId();
  return (
    <>
      <TextField
        {...field.frame}
        list={list}
        autoComplete="off"
        value={shownText(field.value)}
        onChange={(event) => field.set(heldText(field, event.target.value))}
      />
      <datalist id={list}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
