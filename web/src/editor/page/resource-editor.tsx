import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useInitialSettings } from '../../form/state/initial-values.ts';
import { newRecordId } from '../../form/state/new-record-id.ts';
import { useNavigateUnlessLeft } from '../../lib/addresses/use-navigate-unless-left.ts';
import { useUser } from '../../lib/session/session.ts';
import { useOwnFields } from '../../records/own-fields/use-own-fields.ts';
import NotOpenPage from '../../records/pages/not-open-page.tsx';
import { useOpenedRecord } from '../../records/reading/known-record.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';
import { mayEdit } from '../../records/rights/may-edit.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { useWantedDraft } from '../drafts/wanted-draft.ts';
import { EditorPage, type EditorPageProps, type ResourceEditorProps } from './editor-page.tsx';
import { Loading } from './loading.tsx';
import { Nothing } from './nothing.tsx';

type Record = StoredRecord & Values;

/**
 * The editor of a register's records: reads the one the address names, or begins a new one.
 * Saves, merges, asks before anything is lost, deletes and restores; what stands in it is the screen's.
 */
export function ResourceEditor(props: ResourceEditorProps) {
  const { paths } = props;
  const known = useOwnFields(props.entity);
  const entity = known ?? props.entity;
  const named = useParams()[paths.parameter];
  const navigate = useNavigateUnlessLeft();
  const { role } = useUser();
  const wanted = useWantedDraft(entity, named ?? null);
  // A record created here keeps its editor, and what was typed while it was being saved, when its address replaces the new one's.
  const { key: visit } = useLocation();
  const [begun, setBegun] = useState(() => ({ id: newRecordId(), isCreated: false, visit }));
  // The new address comes a moment after the record; only who comes back to the old one begins another.
  if (named === undefined && begun.isCreated && begun.visit !== visit)
    setBegun({ id: newRecordId(), isCreated: false, visit });
  // A new record that was begun before goes on under the id it had, so that a save that arrived is recognised.
  const taken = named === undefined && !begun.isCreated && wanted.draft?.isNew ? wanted.draft.recordId : begun.id;
  if (taken !== begun.id) setBegun({ id: taken, isCreated: false, visit });
  const isOwn = named === undefined || (begun.isCreated && named === begun.id);
  // What its save stored is kept: what is done with it beside the form, such as a decision, is shown by it.
  const stored = begun.isCreated && isOwn ? begun.id : named;
  const { data, error, isMissing, refetch, whole } = useOpenedRecord<Record>(
    entity.name,
    may(role, entity.name, 'read') === false ? undefined : stored,
  );
  const settings = useInitialSettings(entity, isOwn);

  if (isOwn && !begun.isCreated && may(role, entity.name, 'create') === false) {
    return <NotOpenPage title={recordWord(entity.name, 'new')} entity={entity} verb="create" />;
  }
  if (!isOwn && may(role, entity.name, 'read') === false) {
    return <NotOpenPage title={recordWord(entity.name, 'one')} entity={entity} verb="read" />;
  }
  if (!isOwn && error && (isMissing || !data)) {
    return <Nothing entity={entity} list={paths.list} kind={isMissing ? 'missing' : 'failed'} onRetry={refetch} />;
  }
  if ((!isOwn && !data) || !settings || !known || wanted.isReading)
    return <Loading title={recordWord(entity.name, 'one')} />;
  return (
    <FormOrPage
      {...props}
      entity={entity}
      key={isOwn ? begun.id : named}
      id={isOwn ? begun.id : named}
      // Its first version the form has itself, with what is told only once.
      record={isOwn && data?.version === 1 ? undefined : data}
      whole={whole}
      onRetry={!isOwn && error ? refetch : undefined}
      settings={settings}
      onCreated={(id) => {
        setBegun({ id, isCreated: true, visit });
        void navigate(paths.edit(id), { replace: true, state: { isSamePage: true } });
      }}
    />
  );
}

/** The form; for who may not use it, and of what is deleted, the page to read, where there is one. What was begun as a form stays one. */
function FormOrPage(props: EditorPageProps) {
  const { entity, paths, id, record } = props;
  const user = useUser();
  const [isRead] = useState(
    () =>
      paths.hasPage && record !== undefined && (typeof record.deletedAt === 'string' || !mayEdit(user, entity, record)),
  );
  return isRead ? <Navigate to={paths.record(id)} replace /> : <EditorPage {...props} />;
}
