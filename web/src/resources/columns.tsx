import type { Entity } from '@mandate/contract/entity.ts';
import { siblingOf } from '@mandate/contract/entity.ts';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Tag } from '../ui/chip.tsx';
import { Figure, InstantText, Money, Percent, PlainDateText } from '../ui/figure.tsx';
import { noValue } from '../ui/figure-text.ts';
import { choiceLabel } from './words.ts';

/** A row of any grid: what every entity's rows have, and their fields. */
export type ListRow = { id: string; deletedAt?: string | null } & Record<string, unknown>;

/** One column of a list. */
export interface ListColumn<Row extends ListRow> {
  /** The field shown, sorted by and named by. */
  field: keyof Row & string;
  /** A width in pixels, or a CSS track such as `minmax(160px, 2fr)`. */
  width: number | string;
  /** The naming column is the row's link, a badge stands in a card's corner; others are details. */
  place?: 'name' | 'badge';
  /** Shown otherwise than its kind of field usually is. */
  render?: (row: Row) => ReactNode;
}

const Quiet = styled('span')(({ theme: { vars } }) => ({ color: vars.palette.text.secondary }));

/** Whether a field's values stand at the right. */
export function isFigureField(entity: Entity, field: string): boolean {
  const kind = entity.fields[field]?.kind;
  return kind === 'money' || kind === 'number' || kind === 'integer';
}

/** A field's value as lists show it. */
export function fieldValue(entity: Entity, row: ListRow, name: string): ReactNode {
  const field = entity.fields[name];
  const value = row[name] ?? null;
  const text = value === null ? null : String(value);
  switch (field?.kind) {
    case 'money':
      return <Money amount={text} currency={String(row.currency ?? '')} />;
    case 'number':
      return /percent$/i.test(name) ? <Percent value={text} /> : <Figure value={text} />;
    case 'integer':
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
      return <Quiet>{text === null ? noValue : choiceLabel(entity, name, text)}</Quiet>;
    case 'tags':
      return (value as string[]).map((tag) => <Tag key={tag}>{tag}</Tag>);
    case 'reference': {
      const referred = row[siblingOf(name)] as { label: string } | null | undefined;
      return <Quiet>{referred?.label ?? noValue}</Quiet>;
    }
    default:
      return <Quiet>{text ?? noValue}</Quiet>;
  }
}
