import styled from '@emotion/styled';
import type { Entity, Referred } from '@mandate/contract/facts/entity.ts';
import { siblingOf } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areColors, ColorName } from '../../records/values/color-name.tsx';
import { CostFigure, costsOf } from '../../records/values/cost-figure.tsx';
import { Highlighted } from '../../records/values/highlighted.tsx';
import { ListedLabel } from '../../records/values/listed-label.tsx';
import { textWords } from '../../records/values/text-words.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { Tag } from '../../ui/badges/chip.tsx';
import { Figure, InstantText, Money, Percent, PlainDateText } from '../../ui/values/figure.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import { PhoneText } from '../../ui/values/use-grouped-phone.ts';
import { noValue } from '../../ui/values/value-texts.ts';

/** A row of any grid: what every entity's rows have, and their fields. */
export type ListRow = { id: string; deletedAt?: string | null } & Record<string, unknown>;

/** One column of a list. */
export interface ListColumn<Row extends ListRow> {
  /** The field shown, sorted by and named by. */
  field: keyof Row & string;
  /** A width in pixels, or a CSS track such as `minmax(160px, 2fr)`; without it that of its kind, and what is left for the naming column. */
  width?: number | string;
  /** The naming column is the row's link, a badge stands in a card's corner; others are details. */
  place?: 'name' | 'badge';
  /** Fields it is shown by beside its own. */
  needs?: readonly (keyof Row & string)[];
  /** Shown otherwise than its kind of field usually is. */
  render?: (row: Row) => ReactNode;
  /** Of the naming column: shown so on cards too, which otherwise say the text alone. */
  isSameOnCards?: true;
}

const Tags = styled('span')({ display: 'inline-flex', gap: 4, verticalAlign: 'middle' });

const Duration = styled('span')(tabular);

const Quiet = styled('span')(({ theme: { vars } }) => ({ color: vars.palette.text.secondary }));

/** Whether a field's values stand at the right. */
export function isFigureField(entity: Entity, field: string): boolean {
  const kind = entity.fields[field]?.kind;
  return kind === 'money' || kind === 'number' || kind === 'integer';
}

/** A field's value as lists show it; a sum that leaves something out with its mark. */
export function fieldValue(entity: Entity, row: ListRow, name: string): ReactNode {
  // A column that was just added: its values are on their way.
  if (!Object.hasOwn(row, name)) return null;
  const { leavesOut } = entity.fields[name] ?? {};
  if (leavesOut === undefined) return shownValue(entity, row, name);
  const { without, isKnown } = costsOf(entity, row, name);
  return (
    <CostFigure without={without}>{shownValue(entity, isKnown ? row : { ...row, [name]: null }, name)}</CostFigure>
  );
}

function shownValue(entity: Entity, row: ListRow, name: string): ReactNode {
  const field = entity.fields[name];
  const value = row[name] ?? null;
  const text = value === null ? null : String(value);
  switch (field?.kind) {
    case 'money':
      return <Money amount={text} currency={String(row[field.currencyField ?? 'currency'] ?? '')} />;
    case 'number':
      // Prices and costs of one unit are in the currency of their record.
      if (/^unit(Price|Cost)$/.test(name)) return <Money amount={text} currency={String(row.currency ?? '')} />;
      return /percent$/i.test(name) ? <Percent value={text} /> : <Figure value={text} />;
    case 'integer':
      if (text !== null && field.form === 'duration') return <Duration>{textWords('duration', text)}</Duration>;
      return <Figure value={text} />;
    case 'date':
      return (
        <Quiet>
          <PlainDateText date={text} />
        </Quiet>
      );
    case 'instant':
      return (
        <Quiet>
          <InstantText instant={text} />
        </Quiet>
      );
    case 'choice':
      if (text === null) return <Quiet>{noValue}</Quiet>;
      return <Quiet>{choiceName(entity, name, field, text)}</Quiet>;
    case 'flag':
      return value === null ? <Quiet>{noValue}</Quiet> : <YesNo value={value === true} />;
    case 'tags': {
      const tags = Array.isArray(value) ? value.map(String) : [];
      if (tags.length === 0) return <Quiet>{noValue}</Quiet>;
      const label = (tag: string) => (field.choices ? choiceLabel(entity, name, tag) : tag);
      return (
        <Tags>
          {tags.map((tag) => (
            <Tag key={tag}>{label(tag)}</Tag>
          ))}
        </Tags>
      );
    }
    case 'reference': {
      const referred = row[siblingOf(name)] as Partial<Referred> | null | undefined;
      return <Quiet>{referred?.label === undefined ? noValue : <Highlighted>{referred.label}</Highlighted>}</Quiet>;
    }
    case 'references': {
      const referred = (row[siblingOf(name)] ?? []) as Referred[];
      return <Quiet>{referred.length === 0 ? noValue : referred.map(({ label }) => label).join(', ')}</Quiet>;
    }
    default:
      if (text !== null && field?.form === 'phone')
        return (
          <Quiet>
            <PhoneText number={text} />
          </Quiet>
        );
      return (
        <Quiet>{text === null ? noValue : <Highlighted>{textWords(field?.form ?? 'text', text)}</Highlighted>}</Quiet>
      );
  }
}

function YesNo({ value }: { value: boolean }) {
  const { t } = useTranslation();
  return <Quiet>{t(value ? 'list.yes' : 'list.no')}</Quiet>;
}

function choiceName(entity: Entity, name: string, { list, choices }: Field, value: string): ReactNode {
  if (list !== undefined) return <ListedLabel parameter={list} code={value} />;
  const label = choiceLabel(entity, name, value);
  return areColors(choices) ? <ColorName color={value} name={label} /> : label;
}
