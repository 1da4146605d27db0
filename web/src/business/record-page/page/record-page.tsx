import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { RecordOverview } from '@mandate/contract/overview/record/record-overview.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { Loading } from '../../../editor/page/loading.tsx';
import { Nothing } from '../../../editor/page/nothing.tsx';
import type { RecordPaths } from '../../../lib/addresses/paths.ts';
import { useUser } from '../../../lib/session/session.ts';
import { useOwnFields } from '../../../records/own-fields/use-own-fields.ts';
import NotOpenPage from '../../../records/pages/not-open-page.tsx';
import { isPartial, useOpenedRecord } from '../../../records/reading/known-record.ts';
import type { StoredRecord } from '../../../records/reading/use-record.ts';
import { mayEdit } from '../../../records/rights/may-edit.ts';
import { recordWord } from '../../../records/words/record-words.ts';
import type { PageFigure } from '../head/page-figures.tsx';
import type { Reached } from '../head/reach-acts.tsx';
import type { PageSection } from './page-section.ts';
import { type ReadRecord, ReadRecordContext } from './read-record.ts';
import { ReadSections } from './read-sections.tsx';
import { useOverview } from './use-overview.ts';
import { usePageSection } from './use-page-section.ts';

type Stored = StoredRecord & Values;

/** What a page says of its kind of record. */
interface RecordPageProps<Overview extends RecordOverview> {
  entity: Entity;
  paths: RecordPaths;
  status: (record: Values) => ReactNode;
  /** The line of facts under the name. */
  facts: (record: Values) => ReactNode;
  /** The act that comes next from here; the only filled one. */
  act: (record: Values) => ReactNode;
  figures: (overview: Overview, record: Values) => readonly PageFigure[];
  reached: (record: Values) => Reached;
  sections: (record: Values, overview: Overview | undefined) => readonly PageSection[];
  /** What must be known of the record before anybody goes on with it; nothing is said of what is deleted. */
  notice?: (record: Values) => ReactNode;
}

/**
 * A record to be read: who it is, the figures that matter, what belongs to it, what happened. Its row is shown at once where it was opened
 * from a list; what stands beside it follows.
 */
export function RecordPage<Overview extends RecordOverview>(props: RecordPageProps<Overview>) {
  const { paths } = props;
  // What is filled in of the firm's own fields follows; nothing waits for it.
  const entity = useOwnFields(props.entity) ?? props.entity;
  const id = useParams()[paths.parameter] ?? '';
  const { role } = useUser();
  const isOpen = may(role, entity.name, 'read') !== false;
  const { data, error, isMissing, refetch } = useOpenedRecord<Stored>(entity.name, isOpen ? id : undefined);
  if (!isOpen) return <NotOpenPage title={recordWord(entity.name, 'one')} entity={entity} verb="read" />;
  if (error && (isMissing || !data)) {
    return <Nothing entity={entity} list={paths.list} kind={isMissing ? 'missing' : 'failed'} onRetry={refetch} />;
  }
  if (!data) return <Loading title={recordWord(entity.name, 'one')} />;
  return <Read key={id} {...props} entity={entity} id={id} record={data} onRetry={error ? refetch : undefined} />;
}

interface ReadProps<Overview extends RecordOverview> extends RecordPageProps<Overview> {
  id: string;
  record: Stored;
  /** Given when the whole record could not be read: reads it again. */
  onRetry: (() => void) | undefined;
}

function Read<Overview extends RecordOverview>(props: ReadProps<Overview>) {
  const { entity, paths, id, record, onRetry, status, facts, act, figures, reached, sections, notice } = props;
  const user = useUser();
  const { data: overview, isFailed, retry } = useOverview<Overview>(entity.name, id);
  const isDeleted = typeof record.deletedAt === 'string';
  const isEditable = !isDeleted && mayEdit(user, entity, record);
  const [section, show] = usePageSection();
  const [opening] = useState(() => ({}));
  const read = useMemo<ReadRecord>(
    () => ({
      entity,
      paths,
      id,
      record,
      title: String(record[entity.label] ?? ''),
      isDeleted,
      isEditable,
      overview,
      show,
      opening,
    }),
    [entity, paths, id, record, isDeleted, isEditable, overview, show, opening],
  );
  return (
    <ReadRecordContext value={read}>
      <ReadSections
        head={{
          status: status(record),
          facts: facts(record),
          act: act(record),
          figures: overview ? figures(overview, record) : isFailed ? [] : undefined,
          reached: reached(record),
        }}
        notice={isDeleted ? null : notice?.(record)}
        sections={sections(record, overview)}
        shown={section}
        isWaiting={(!overview && !isFailed) || (isPartial(record) && !onRetry)}
        onRetry={onRetry ?? (isFailed && !overview && !isDeleted ? retry : undefined)}
      />
    </ReadRecordContext>
  );
}
