import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { plainTextOf } from '@mandate/contract/texts/rich-text.ts';
import { Fragment, type ReactNode } from 'react';
import { ContactLink } from '../../records/values/contact-link.tsx';
import { fieldLabel } from '../../records/words/words.ts';
import { fieldValue, type ListColumn, type ListRow } from '../columns/columns.tsx';

const Fields = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
  gap: '6px 12px',
  margin: 0,
  fontSize: 13,
  lineHeight: '20px',
  '& > dt': { fontSize: 12, color: vars.palette.ink3 },
  '& > dd': { minWidth: 0, margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

interface PreviewFieldsProps<Row extends ListRow> {
  entity: Entity;
  reader: Reader;
  /** The columns of the list: they come first, as the list shows them. */
  columns: readonly ListColumn<Row>[];
  record: Row;
}

/** The fields of a record as text: those of the list first, then what else is filled in. */
export function PreviewFields<Row extends ListRow>({ entity, reader, columns, record }: PreviewFieldsProps<Row>) {
  const details = columns.filter(({ place }) => place === undefined);
  const isListed = (name: string) => columns.some(({ field }) => field === name);
  const others = Object.entries(entity.fields).filter(
    ([name, field]) => field.isWritable && field.kind !== 'json' && isSeen(field, reader) && !isListed(name),
  );
  const shown = [...details.map(({ field }) => field), ...others.map(([name]) => name)];
  return (
    <Fields>
      {shown
        .filter((name) => isFilled(record[name]))
        .map((name) => {
          const column = details.find(({ field }) => field === name);
          return (
            <Fragment key={name}>
              <dt>{fieldLabel(entity, name)}</dt>
              <dd>{column?.render?.(record) ?? shownValue(entity, record, name)}</dd>
            </Fragment>
          );
        })}
    </Fields>
  );
}

/** Rich text is read as words here: its markup is for its own page. Addresses can be followed. */
function shownValue(entity: Entity, record: ListRow, name: string): ReactNode {
  const text = String(record[name]);
  const form = entity.fields[name]?.form;
  if (form === 'richText') return plainTextOf(text);
  if (form === 'email' || form === 'phone' || form === 'url') return <ContactLink form={form} text={text} />;
  return fieldValue(entity, record, name);
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
