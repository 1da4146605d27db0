import type { Entity } from '@mandate/contract/facts/entity.ts';
import { siblingOf } from '@mandate/contract/facts/entity.ts';
import { type Field, listsOf } from '@mandate/contract/facts/fields.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { plainTextOf } from '@mandate/contract/texts/rich-text.ts';
import type { CostSource } from '@mandate/contract/time/cost-source.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { i18n } from '../../lib/i18n/i18n.ts';
import { Tag } from '../../ui/badges/chip.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { PhoneText } from '../../ui/values/use-grouped-phone.ts';
import { dateText, instantText, noValue, numberText, percentText } from '../../ui/values/value-texts.ts';
import { factsAt } from '../changes/record-path.ts';
import { labelQuery } from '../reading/read-label.ts';
import { itemsOf, useSettings } from '../reading/use-settings.ts';
import { rowName } from '../words/record-words.ts';
import { choiceLabel } from '../words/words.ts';
import { areColors, ColorName } from './color-name.tsx';
import { costSourceText } from './cost-source-text.ts';
import { jsonText } from './json-text.ts';
import { layoutText } from './layout-text.ts';
import { textWords } from './text-words.ts';

/**
 * A field's value in words, wherever a person reads it: in a read view, in history, in a choice between two values.
 * @param path of the field, rows by id; a whole row is named by its texts
 */
export function FieldValue({ entity, path, value }: { entity: Entity; path: string; value: unknown }): ReactNode {
  useFormats();
  const facts = factsAt(entity, path);
  const [name = '', , field] = stepsOf(path);
  if (isNothing(value)) return noValue;
  if (!facts)
    return typeof value === 'object' ? rowName(entity, name, value as Record<string, unknown>) : String(value);
  if (facts.kind === 'reference') return <ReferenceName noun={facts.refersTo ?? ''} id={String(value)} />;
  if (facts.kind === 'references')
    return (value as string[]).map((id) => (
      <Tag key={id}>
        <ReferenceName noun={facts.refersTo ?? ''} id={id} />
      </Tag>
    ));
  if (facts.kind === 'tags')
    return (value as string[]).map((tag) => (
      <Tag key={tag}>{facts.form === 'choices' ? choiceLabel(entity, field ?? name, tag) : tag}</Tag>
    ));
  if (facts.list !== undefined) return <EitherLabel parameters={listsOf(facts)} code={String(value)} />;
  if (facts.form === 'phone') return <PhoneText number={String(value)} />;
  const text = valueText(entity, facts, field ?? name, value);
  return areColors(facts.choices) ? <ColorName color={String(value)} name={text} /> : text;
}

/** What an item of one of several lists is called; its code until they are read. */
function EitherLabel({ parameters, code }: { parameters: readonly string[]; code: string }) {
  const { data } = useSettings();
  const items = parameters.flatMap((parameter) => itemsOf(data, parameter));
  return items.find((item) => item.code === code)?.label ?? code;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function valueText(entity: Entity, facts: Field, name: string, value: unknown): string {
  const text = facts.form === 'richText' ? plainTextOf(String(value)) : String(value);
  switch (facts.kind) {
    case 'flag':
      return i18n.t(value === true ? 'editor.yes' : 'editor.no');
    case 'choice':
      return choiceLabel(entity, name, text);
    case 'date':
      return dateText(text);
    case 'instant':
      return instantText(text);
    case 'number':
    case 'money':
      return /percent$/i.test(name) ? percentText(text) : numberText(text);
    case 'json':
      if (entity.name === 'entry' && name === 'costSource') return costSourceText(value as CostSource);
      return name === 'layout' ? layoutText(value) : jsonText(value);
    default:
      return textWords(facts.form, text);
  }
}

/** What a referred record is called: known from the record it is read with, else asked for. */
export function useReferenceName(noun: string, id: string | null, sibling?: unknown): string | undefined {
  const known = isReferred(sibling) && sibling.id === id ? sibling.label : undefined;
  const { data } = useQuery({
    ...labelQuery(noun, id ?? ''),
    enabled: id !== null && id !== '' && known === undefined,
  });
  return known ?? data?.label;
}

function isReferred(sibling: unknown): sibling is { id: string; label: string } {
  return typeof sibling === 'object' && sibling !== null && 'label' in sibling;
}

function ReferenceName({ noun, id }: { noun: string; id: string }) {
  return useReferenceName(noun, id) ?? noValue;
}

/** The sibling that tells what a reference is called, among a record's values. */
export function siblingPath(path: string): string {
  const steps = stepsOf(path);
  return [...steps.slice(0, -1), siblingOf(steps.at(-1) ?? '')].join('.');
}
