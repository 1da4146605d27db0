import styled from '@emotion/styled';
import { note as facts, noteKinds } from '@mandate/contract/entities/note.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceLabel } from '../../records/words/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyPart } from '../../ui/feedback/empty-part.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { NoteComposer } from './note-composer.tsx';
import { NoteItem } from './note-item.tsx';
import { type NoteRow, notesAtOnce, notesQuery } from './note-query.ts';
import { useNoteActs } from './use-note-acts.ts';
import { useNoteRights } from './use-note-rights.ts';

const Section = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  '& > .filter': { maxWidth: 180 },
  '& > p': { fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
}));

/** The most notes shown at once. */
const mostShown = 200;

interface RecordNotesProps {
  /** The noun of the record they are about, and its id. */
  entity: NoteRow['entity'];
  recordId: string;
  /** Nothing is added any more, as to a closed project. */
  isClosed: boolean;
}

/** What was written about a record: pinned notes first, then the newest, and the place where more is written. */
export default function RecordNotes({ entity, recordId, isClosed }: RecordNotesProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<string | null>(null);
  const [count, setCount] = useState(notesAtOnce);
  const { data, error, refetch, isFetching } = useQuery(notesQuery(recordId, kind, count));
  const rights = useNoteRights(entity, isClosed);
  const acts = useNoteActs(entity, recordId);
  const rows = data?.rows;
  const isNothing = rows?.length === 0;
  return (
    <Section>
      {rights.mayWrite && <NoteComposer recordId={recordId} acts={acts} mayRemove={rights.mayRemoveOwn} />}
      {isClosed && !rights.mayWrite && <p>{t('notes.closed')}</p>}
      {(kind !== null || !isNothing) && (
        <div className="filter" data-screen>
          <SelectField
            isLabelHidden
            label={t('notes.filter')}
            size="toolbar"
            none={t('notes.all')}
            value={kind ?? ''}
            choices={noteKinds.map((value) => ({ value, label: choiceLabel(facts, 'kind', value) }))}
            onChange={(event) => {
              setKind(event.target.value || null);
              setCount(notesAtOnce);
            }}
          />
        </div>
      )}
      {rows && !isNothing && (
        <ul aria-label={t('notes.list')} aria-busy={isFetching}>
          {rows.map((row) => (
            <NoteItem
              key={row.id}
              note={row}
              acts={acts}
              mayEdit={rights.mayEdit(row)}
              mayRemove={rights.mayRemove(row)}
            />
          ))}
        </ul>
      )}
      {rows && rows.length < Math.min(data.total ?? 0, mostShown) && (
        <Button size="row" busy={isFetching} style={{ justifySelf: 'start' }} onClick={() => setCount(nextCount)}>
          {t('notes.more')}
        </Button>
      )}
      {isNothing && kind !== null && <EmptyPart kind="nothingMatches" text={t('notes.noneOfKind')} />}
      {isNothing && kind === null && (
        <EmptyPart title={t('notes.none')} text={t(rights.mayWrite ? 'notes.noneText' : 'notes.noneRead')} />
      )}
      {!rows && !error && <SkeletonRows label={t('shell.loading')} rows={3} rowHeight={64} />}
      {!rows && error && (
        <EmptyState
          kind="failed"
          title={t('notes.failed')}
          text={error.message}
          action={
            <Button size="row" busy={isFetching} onClick={() => void refetch()}>
              {t('notes.retry')}
            </Button>
          }
        />
      )}
    </Section>
  );
}

function nextCount(count: number): number {
  return Math.min(count + notesAtOnce, mostShown);
}
