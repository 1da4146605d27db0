import type { Change } from '@mandate/contract/changes.ts';
import type { Entity } from '@mandate/contract/entity.ts';
import type { Values } from '@mandate/contract/merge.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { InstantText } from '../../ui/figure.tsx';
import { phone } from '../../ui/media.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FieldValue } from '../field/field-value.tsx';
import { fieldLabel } from '../words.ts';
import { isMoved } from './record-changes.ts';
import { valueAt } from './record-path.ts';
import { partWord, pathLabel, rowName } from './record-words.ts';

/** One entry of a record's history (decisions 9.1). */
interface Entry {
  version: number;
  at: string;
  by: { id: string; label: string } | null;
  action: 'create' | 'save' | 'remove' | 'undelete';
  reason: string | null;
  changes: Change[];
}

const shownAtFirst = 10;

const List = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 14,
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: '2px 10px' },
  '& > li > *': { gridColumn: 2 },
  '& > li > span:first-of-type': { gridColumn: 1, gridRow: 1, alignSelf: 'start' },
  '& > li > p > time': { marginLeft: 8, fontSize: 12, color: vars.palette.ink3 },
  '& strong': { fontWeight: 500 },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)', gap: '2px 12px', margin: 0 },
  '& dt': { color: vars.palette.ink3, overflowWrap: 'anywhere' },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& del': { textDecoration: 'none', color: vars.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 500 },
  [phone]: {
    '& > li > p > time': { display: 'block', marginLeft: 0 },
    '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& dd': { marginBottom: 4 },
  },
}));

const Remark = styled('p')(({ theme: { vars } }) => ({ fontSize: 13, color: vars.palette.text.secondary }));

/** Who changed a record, when, and what: old and new in words, the newest first. */
export function RecordHistory({ entity, record }: { entity: Entity; record: Values & { id: string } }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['history', entity.name, record.id],
    queryFn: ({ signal }) =>
      call<{ rows: Entry[]; total: number }>('GET', `/${entity.name}/history/${record.id}`, undefined, { signal }),
  });
  if (isError) return <Remark>{t('editor.historyFailed')}</Remark>;
  if (!data) return <Remark>{t('shell.loading')}</Remark>;
  if (data.rows.length === 0) return <Remark>{t('editor.historyEmpty')}</Remark>;
  const shown = isWhole ? data.rows : data.rows.slice(0, shownAtFirst);
  const older = data.rows.length - shown.length;
  return (
    <>
      <List>
        {shown.map((entry) => (
          <li key={entry.version}>
            <HistoryEntry entity={entity} record={record} entry={entry} />
          </li>
        ))}
      </List>
      {older > 0 && (
        <Button size="row" style={{ marginTop: 14 }} onClick={() => setWhole(true)}>
          {t('editor.historyMore', { count: older })}
        </Button>
      )}
    </>
  );
}

function HistoryEntry({ entity, record, entry }: { entity: Entity; record: Values; entry: Entry }) {
  const { t } = useTranslation();
  const who = entry.by?.label ?? t('editor.historyBySystem');
  // What a record began with stands on the page already; what it was changed from does not.
  const changes =
    entry.action === 'create'
      ? []
      : entry.changes.filter((change) => !Object.hasOwn(entity.parts, change.field) || isMoved(change));
  return (
    <>
      <Avatar name={who} />
      <p>
        <strong>{who}</strong> {t(`editor.action.${entry.action}`)} <InstantText instant={entry.at} />
      </p>
      {entry.reason && <Remark>{entry.reason}</Remark>}
      {changes.length > 0 && (
        <dl>
          {changes.map((change) => (
            <ChangedField key={change.field} entity={entity} record={record} change={change} />
          ))}
        </dl>
      )}
    </>
  );
}

function ChangedField({ entity, record, change }: { entity: Entity; record: Values; change: Change }) {
  const { t } = useTranslation();
  const { field: path, old, new: fresh } = change;
  const [name = '', id, field] = path.split('.');
  if (Object.hasOwn(entity.parts, name) && field === undefined) {
    const row = (fresh ?? old) as Record<string, unknown>;
    const present = id === undefined ? null : (valueAt(record, `${name}.${id}`) as typeof row | null);
    const called = rowName(entity, name, row) || rowName(entity, name, present);
    const label = id === undefined ? partWord(entity.name, name) : `${partWord(entity.name, name)} ${called}`.trim();
    const words = id === undefined ? 'orderChanged' : fresh === null ? 'rowGone' : 'rowAdded';
    return (
      <>
        <dt>{label}</dt>
        <dd>{t(`editor.${words}`)}</dd>
      </>
    );
  }
  // A row that is gone by now has no name any more; its field still has.
  const isThere = id === undefined || valueAt(record, `${name}.${id}`) !== null;
  return (
    <>
      <dt>{isThere ? pathLabel(entity, record, path) : fieldLabel(entity, `${name}.${field}`)}</dt>
      <dd>
        <VisuallyHidden>{t('editor.changedFrom')} </VisuallyHidden>
        <del>
          <FieldValue entity={entity} path={path} value={old} />
        </del>
        <span aria-hidden="true"> → </span>
        <VisuallyHidden> {t('editor.changedTo')} </VisuallyHidden>
        <ins>
          <FieldValue entity={entity} path={path} value={fresh} />
        </ins>
      </dd>
    </>
  );
}
