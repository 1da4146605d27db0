import styled from '@emotion/styled';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { labelQuery } from '../reading/read-label.ts';
import { FieldValue } from '../values/field-value.tsx';
import { namingReference, partWord, pathLabel, rowName } from '../words/record-words.ts';
import { fieldLabel } from '../words/words.ts';
import { isMoved } from './record-changes.ts';
import { valueAt } from './record-path.ts';

const List = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
  gap: '2px 12px',
  margin: 0,
  '& dt': { color: vars.palette.ink3, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& del': { textDecoration: 'none', color: vars.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 500, color: vars.palette.text.primary },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { marginBottom: 4 } },
}));

/**
 * Of what is kept of a change, what a person is told: an order that follows from rows that came or went says nothing, nor does the count of
 * how often a project was quoted or became a draft again, which goes with its status.
 */
export function toldChanges(entity: Entity, changes: readonly Change[]): Change[] {
  return changes.filter(
    (change) =>
      !(entity.name === 'project' && change.field === 'revision') &&
      (!Object.hasOwn(entity.parts, change.field) || isMoved(change)),
  );
}

interface ChangedFieldsProps {
  entity: Entity;
  /** The record as it is now, for the names of its rows. */
  record: Values;
  changes: readonly Change[];
  /** What can be done about one of them, after its values; `saidBy` are the ids of what names it and its value before. */
  actOf?: (change: Change, label: string, saidBy: string) => ReactNode;
}

/** What was changed: each field with its value before and after, in words. */
export function ChangedFields({ entity, record, changes, actOf }: ChangedFieldsProps) {
  return (
    <List>
      {changes.map((change) => (
        <ChangedField key={change.field} entity={entity} record={record} change={change} actOf={actOf} />
      ))}
    </List>
  );
}

interface ChangedFieldProps extends Omit<ChangedFieldsProps, 'changes' | 'actOf'> {
  change: Change;
  actOf: ChangedFieldsProps['actOf'] | undefined;
}

function ChangedField({ entity, record, change, actOf }: ChangedFieldProps) {
  const [name = '', id, field] = stepsOf(change.field);
  if (!Object.hasOwn(entity.parts, name) || field !== undefined)
    return <ChangedValue {...{ entity, record, change, actOf }} />;
  return id === undefined ? (
    <Came {...{ change, actOf }} label={partWord(entity.name, name)} word="orderChanged" />
  ) : (
    <ChangedRow {...{ entity, record, change, actOf }} />
  );
}

/** A row that came or went: one that is gone is kept with ids alone, so that what it points to is asked for. */
function ChangedRow({ entity, record, change, actOf }: ChangedFieldProps) {
  const { field: path, old, new: fresh } = change;
  const [name = '', id] = stepsOf(path);
  const row = (fresh ?? old) as Record<string, unknown>;
  const present = valueAt(record, `${name}.${id}`) as typeof row | null;
  const told = rowName(entity, name, row) || rowName(entity, name, present);
  const [reference = '', facts] = namingReference(entity, name) ?? [];
  const pointed = row[reference];
  const { data } = useQuery({
    ...labelQuery(facts?.refersTo ?? '', String(pointed)),
    enabled: told === '' && typeof pointed === 'string',
  });
  const label = `${partWord(entity.name, name)} ${told || (data?.label ?? '')}`.trim();
  return <Came {...{ change, actOf, label }} word={fresh === null ? 'rowGone' : 'rowAdded'} />;
}

interface CameProps extends Pick<ChangedFieldProps, 'change' | 'actOf'> {
  label: string;
  word: 'orderChanged' | 'rowGone' | 'rowAdded';
}

function Came({ change, actOf, label, word }: CameProps) {
  const { t } = useTranslation();
  const said = useId();
  return (
    <>
      <dt id={said}>{label}</dt>
      <dd>
        {t(`editor.${word}`)}
        {actOf?.(change, label, said)}
      </dd>
    </>
  );
}

function ChangedValue({ entity, record, change, actOf }: ChangedFieldProps) {
  const { t } = useTranslation();
  const said = useId();
  const { field: path, old, new: fresh } = change;
  const [name = '', id, field] = stepsOf(path);
  // A row that is gone by now has no name any more; its field still has.
  const isThere = id === undefined || valueAt(record, `${name}.${id}`) !== null;
  const label = isThere ? pathLabel(entity, record, path) : fieldLabel(entity, `${name}.${field}`);
  return (
    <>
      <dt id={said}>{label}</dt>
      <dd>
        <VisuallyHidden>{t('editor.changedFrom')} </VisuallyHidden>
        <del id={`${said}-old`}>
          <FieldValue entity={entity} path={path} value={old} />
        </del>
        <span aria-hidden="true"> → </span>
        <VisuallyHidden>
          {' '}
          <span id={`${said}-to`}>{t('editor.changedTo')}</span>{' '}
        </VisuallyHidden>
        <ins>
          <FieldValue entity={entity} path={path} value={fresh} />
        </ins>
        {actOf?.(change, label, `${said} ${said}-to ${said}-old`)}
      </dd>
    </>
  );
}
