import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedFields, toldChanges } from '../../records/changes/changed-fields.tsx';
import { type HistoryEntry, readHistory } from '../../records/changes/history-entry.ts';
import { Avatar } from '../../ui/badges/avatar.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyPart } from '../../ui/feedback/empty-part.tsx';
import { phone } from '../../ui/media/phone.ts';
import { InstantText } from '../../ui/values/figure.tsx';
import { EntryActs, RestoreValue, useMayRestore } from './history-acts.tsx';

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
  [phone]: { '& > li > p > time': { display: 'block', marginLeft: 0 } },
}));

const Remark = styled('p')(({ theme: { vars } }) => ({ fontSize: 13, color: vars.palette.text.secondary }));

/**
 * Who changed a record, when, from where, and what: old and new in words, the newest first. Who may change the record takes a change
 * back, or puts what was into the form, to be looked at and saved.
 */
export function RecordHistory({ entity, record }: { entity: Entity; record: Values & { id: string } }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['history', entity.name, record.id],
    queryFn: ({ signal }) => readHistory(entity.name, record.id, signal),
  });
  if (isError) return <Remark>{t('editor.historyFailed')}</Remark>;
  if (!data) return <Remark>{t('shell.loading')}</Remark>;
  if (data.rows.length === 0) return <EmptyPart text={t('editor.historyEmpty')} />;
  const shown = isWhole ? data.rows : data.rows.slice(0, shownAtFirst);
  const older = data.rows.length - shown.length;
  const unsent = data.total - data.rows.length;
  return (
    <>
      <List>
        {shown.map((entry) => (
          <li key={`${entry.version} ${entry.at}`}>
            <EntryText entity={entity} record={record} entry={entry} entries={data.rows} />
          </li>
        ))}
      </List>
      {older > 0 && (
        <Button size="row" style={{ marginTop: 14 }} onClick={() => setWhole(true)}>
          {t('editor.historyMore', { count: older })}
        </Button>
      )}
      {older === 0 && unsent > 0 && <Remark>{t('editorHistory.notShown', { count: unsent })}</Remark>}
    </>
  );
}

interface EntryTextProps {
  entity: Entity;
  record: Values;
  entry: HistoryEntry;
  entries: readonly HistoryEntry[];
}

function EntryText({ entity, record, entry, entries }: EntryTextProps) {
  const { t } = useTranslation();
  const mayRestore = useMayRestore();
  const who = entry.by?.label ?? t('editor.historyBySystem');
  // What a record began with stands on the page already; what it was changed from does not.
  const changes = entry.action === 'create' ? [] : toldChanges(entity, entry.changes);
  return (
    <>
      <Avatar name={who} />
      <p>
        <strong>{who}</strong> {t(`editor.action.${entry.action}`)}
        {entry.origin !== 'call' && ` ${t(`editorHistory.origin.${entry.origin}`)}`} <InstantText instant={entry.at} />
      </p>
      {entry.reason && <Remark>{entry.reason}</Remark>}
      {changes.length > 0 && (
        <ChangedFields
          entity={entity}
          record={record}
          changes={changes}
          {...(mayRestore && {
            actOf: (change, label, saidBy) => <RestoreValue {...{ change, entry, label, saidBy }} />,
          })}
        />
      )}
      {mayRestore && <EntryActs entry={entry} entries={entries} />}
    </>
  );
}
