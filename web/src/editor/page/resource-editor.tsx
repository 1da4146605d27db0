import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { useInitialSettings } from '../../form/state/initial-values.ts';
import { newRecordId } from '../../form/state/new-record-id.ts';
import { useNavigateUnlessLeft } from '../../lib/addresses/use-navigate-unless-left.ts';
import { useUser } from '../../lib/session/session.ts';
import { listAddress } from '../../list/way-back/use-return-to-row.ts';
import NotOpenPage from '../../records/pages/not-open-page.tsx';
import { useOpenedRecord } from '../../records/reading/known-record.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useWantedDraft } from '../drafts/wanted-draft.ts';
import { EditorPage, type ResourceEditorProps } from './editor-page.tsx';

type Record = StoredRecord & Values;

/**
 * The editor of a register's records: reads the one the address names, or begins a new one.
 * Saves, merges, asks before anything is lost, deletes and restores; what stands in it is the screen's.
 */
export function ResourceEditor(props: ResourceEditorProps) {
  const { entity, paths } = props;
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
  const { data, error, isMissing, refetch, whole } = useOpenedRecord<Record>(
    entity.name,
    isOwn || may(role, entity.name, 'read') === false ? undefined : named,
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
  if ((!isOwn && !data) || !settings || wanted.isReading) return <Loading title={recordWord(entity.name, 'one')} />;
  return (
    <EditorPage
      {...props}
      key={isOwn ? begun.id : named}
      id={isOwn ? begun.id : named}
      record={isOwn ? undefined : data}
      whole={whole}
      onRetry={!isOwn && error ? refetch : undefined}
      settings={settings}
      onCreated={(id) => {
        setBegun({ id, isCreated: true, visit });
        void navigate(paths.record(id), { replace: true, state: { isSamePage: true } });
      }}
    />
  );
}

export function Loading({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <SkeletonRows label={t('editor.loading')} rows={8} rowHeight={56} />
      </PageCard>
    </>
  );
}

interface NothingProps extends Pick<ResourceEditorProps, 'entity'> {
  /** Address of the list. */
  list: string;
  kind: 'missing' | 'failed';
  onRetry?: () => void;
}

export function Nothing({ entity, list, kind, onRetry }: NothingProps) {
  const { t } = useTranslation();
  const name = ({ missing: 'notFound', failed: 'failed' } as const)[kind];
  return (
    <>
      <PageHead title={recordWord(entity.name, 'one')} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <EmptyState
          kind={kind === 'missing' ? 'nothingMatches' : kind}
          title={t(`editor.${name}Title`)}
          text={t(`editor.${name}Text`)}
          action={
            kind === 'failed' ? (
              <Button size="row" onClick={onRetry}>
                {t('action.tryAgain')}
              </Button>
            ) : (
              <LinkButton size="row" to={listAddress(list)}>
                {t('editor.toList')}
              </LinkButton>
            )
          }
        />
      </PageCard>
    </>
  );
}
