import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { Fragment, lazy, memo, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentCount } from '../../business/documents/document-query.ts';
import { useFileCount } from '../../business/files/file-query.ts';
import { useNoteCount } from '../../business/notes/note-query.ts';
import { rateSidesFor } from '../../business/rates/dated-rate.ts';
import { useReason } from '../../business/reason/use-reason.tsx';
import { RecordActions } from '../../editor/commands/record-actions.tsx';
import { DraftNotice } from '../../editor/drafts/draft-notice.tsx';
import { DraftState } from '../../editor/drafts/draft-state.tsx';
import { NeighbourLinks } from '../../editor/neighbours/neighbour-links.tsx';
import { EditorNotices } from '../../editor/page/editor-notices.tsx';
import { RecordFrame } from '../../editor/page/record-frame.tsx';
import { RestMissing } from '../../editor/page/rest-missing.tsx';
import { usePainted } from '../../editor/page/use-painted.ts';
import { useRecordPage } from '../../editor/page/use-record-page.ts';
import { useSectionOfAddress } from '../../editor/page/use-section-of-address.ts';
import { PresencePlace } from '../../editor/presence/presence-place.tsx';
import type { AfterSave } from '../../editor/saving/after-save.ts';
import { BlockSkeleton } from '../../form/fields/block-skeleton.tsx';
import { SectionCard } from '../../form/fields/section-card.tsx';
import { EditorProblems } from '../../form/problems/editor-problems.tsx';
import { useForm } from '../../form/state/editing-context.ts';
import type { RecordForm } from '../../form/state/record-form.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { rowsOf } from '../../records/changes/record-path.ts';
import { isPartial, isUnknown } from '../../records/reading/known-record.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';
import type { Settings } from '../../records/reading/use-settings.ts';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { CopyButton } from './copy/copy-button.tsx';
import { PriceChanges } from './currency/price-changes.tsx';
import { priceGuard } from './currency/price-guard.ts';
import { FilesUnsaved } from './files-unsaved.tsx';
import { useWorkedLines } from './hours/use-worked-lines.ts';
import { type EditLine, isBlank } from './lines/edit-line.ts';
import { LinesSkeleton } from './lines/lines-skeleton.tsx';
import { ProjectLines } from './lines/project-lines.tsx';
import { type LiveFigures, useLiveFigures } from './live-figures.ts';
import { newProject } from './new-project.ts';
import { ProjectOverview } from './overview/project-overview.tsx';
import { ProjectMilestones } from './parts/milestones/project-milestones.tsx';
import { ProjectPlaces } from './parts/places/project-places.tsx';
import { ProjectProviders } from './parts/providers/project-providers.tsx';
import { ProjectTeam } from './parts/team/project-team.tsx';
import { PartsSkeleton } from './parts-skeleton.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectHistory } from './project-history.tsx';
import { ProjectRates } from './project-rates.tsx';
import { useReread } from './reread/use-reread.tsx';
import { SectionBar } from './section-bar.tsx';
import { FrozenBadge } from './status/frozen-badge.tsx';
import { StatusBar } from './status/status-bar.tsx';
import { useImportLines } from './use-import-lines.tsx';
import { useLinesFirst } from './use-lines-first.ts';
import { useProjectCommands } from './use-project-commands.ts';

const ProjectDocuments = lazy(() => import('./documents/project-documents.tsx'));
const ProjectHours = memo(lazy(() => import('./hours/project-hours.tsx')));
const RecordFiles = memo(lazy(() => import('../../business/files/record-files.tsx')));
const RecordNotes = memo(lazy(() => import('../../business/notes/record-notes.tsx')));

const History = memo(ProjectHistory);

/** What a project is in once it was approved. */
const ran: ReadonlySet<string> = new Set(['approved', 'active', 'onHold', 'completed', 'closed']);

// The same elements every time: what is typed into a line is drawn there, and not with all the rest of the page.
const overview = <ProjectOverview />;
const rates = <ProjectRates />;
const Parts = memo(function Parts({ figures }: { figures: LiveFigures }) {
  return (
    <>
      <ProjectTeam />
      <ProjectProviders />
      <ProjectPlaces />
      <ProjectMilestones figures={figures} />
    </>
  );
});

// What is hidden inside is placed against it, so that the page itself never grows.
const Sections = styled('form')({ position: 'relative', display: 'grid', gap: 14, minWidth: 0 });

interface ProjectPageProps {
  /** The facts of projects, the firm's own fields among them. */
  entity: Entity;
  id: string;
  /** The project as it was read, or its row until then; a new one has none. */
  record: (StoredRecord & Values) | undefined;
  /** Waits for the whole project. */
  whole: () => Promise<(StoredRecord & Values) | undefined>;
  /** Given when the whole project could not be read: reads it again. */
  onRetry: (() => void) | undefined;
  /** What a new one begins with of the firm's settings. */
  settings: Settings;
  onCreated: (id: string) => void;
}

/** The editor of one project, stored or new: its terms, its lines, its team, its history. */
export function ProjectPage({ entity, id, record, whole, onRetry, settings, onCreated }: ProjectPageProps) {
  const { t } = useTranslation();
  const reader = useUser();
  const { personnelId } = reader;
  const frozenReason = useReason('figures');
  const page = useRecordPage({
    entity,
    paths: paths.projects,
    id,
    record,
    whole,
    begin: () => newProject(settings, personnelId),
    onCreated,
    beforeSave: withoutBlankLines,
    askReason: frozenReason.ask,
    alsoSend: (form) => priceGuard(form).said(),
  });
  const { editing, stored, changes, isSaving, hasHistory } = page;
  const { form } = editing;
  const lineCount = useForm(form, ({ values }) => ((values.lines ?? []) as EditLine[]).filter(isCounted).length);
  const memberCount = useForm(form, ({ values }) => rowsOf(values, 'members').length);
  const providerCount = useForm(form, ({ values }) => rowsOf(values, 'providers').length);
  const placeCount = useForm(form, ({ values }) => rowsOf(values, 'places').length);
  const milestoneCount = useForm(form, ({ values }) => rowsOf(values, 'milestones').length);
  const typedName = useForm(form, ({ values }) => String(values.name ?? ''));
  const isWaiting = useForm(form, ({ base }) => isPartial(base));
  // The head and the overview are painted first; the lines follow, also where all of them are known, and what stands below them comes last.
  const isLaidOut = useDeferredValue(true, editing.isNew) && !page.drafts.isLooking;
  const hasLines = isLaidOut && !isWaiting;
  const hasRest = usePainted(hasLines || (isLaidOut && onRetry !== undefined), editing.isNew);
  const hasParts = hasRest && !isWaiting;
  const hasNotes = !editing.isNew && !page.isGone;
  const noteCount = useNoteCount(id, hasNotes && isLaidOut);
  const hasRates = !editing.isNew && rateSidesFor('project', reader).length > 0;
  const fileCount = useFileCount(id, hasNotes && isLaidOut);
  const hasDocuments = hasNotes && may(reader.role, 'document', 'list') !== false;
  const documentCount = useDocumentCount(id, hasDocuments && isLaidOut);
  // Time is booked from the approval on; until all of the project is known its status tells of that.
  const wasApproved = isUnknown(stored, 'frozenOn')
    ? ran.has(String(stored.status))
    : typeof stored.frozenOn === 'string';
  // Whoever sees of others no time sees none of a project.
  const hasHours = hasNotes && wasApproved && may(reader.role, 'entry', 'history') !== false;
  const workedLines = useWorkedLines(id, hasHours && isLaidOut);
  useSectionOfAddress(hasParts);
  const isPhone = useIsPhone();
  const figures = useLiveFigures();
  const [isLinesFirst, worked] = useLinesFirst();
  useProjectCommands(page);
  const importLines = useImportLines(page);
  const reread = useReread(page);
  const ownActs = (close: () => void) => (
    <Fragment key="own">
      {reread.item?.(close)}
      {importLines?.(close)}
    </Fragment>
  );
  const draftActs = {
    kept: <DraftState kept={page.drafts.kept} isUnsent={page.isUnsent} />,
    discard: page.drafts.discard,
  };

  const save = (after: AfterSave) => void page.saveAnd(after);
  const title = (editing.isNew && typedName.trim()) || page.title;
  const section = (name: string, words: string, count?: number | null) => ({
    name,
    title: words,
    problems: page.problemsIn(name),
    ...(count !== undefined && { count }),
  });
  const ofOverview = section('overview', t('project.overview'));
  const ofLines = section('lines', t('project.lines'), isWaiting ? null : lineCount);

  const ofHours = hasHours ? [section('hours', t('project.hours'))] : [];
  const hours = hasHours && (
    <SectionCard name="hours" title={t('project.hours')}>
      <Suspense fallback={<BlockSkeleton height={160} />}>
        <ProjectHours projectId={id} isRunning={stored.status === 'approved' || stored.status === 'active'} />
      </Suspense>
    </SectionCard>
  );

  return (
    <RecordFrame page={{ ...page, title }} isSavedElsewhere={isPhone}>
      <ProjectHead
        title={title}
        actions={
          <>
            <PresencePlace part="who" />
            <NeighbourLinks of={page.neighbours} address={paths.projects.record} />
            <CopyButton page={page} />
            <RecordActions page={page} own={reread.item || importLines ? ownActs : null} />
          </>
        }
        figures={figures}
        steps={!editing.isNew && <StatusBar page={page} />}
      />
      <SectionBar
        after={<FrozenBadge />}
        sections={[
          ...(isLinesFirst ? [ofLines, ...ofHours, ofOverview] : [ofOverview, ofLines, ...ofHours]),
          section('team', t('project.team'), isWaiting ? null : memberCount),
          section('providers', t('projectParts.providers'), isWaiting ? null : providerCount),
          section('places', t('projectParts.places'), isWaiting ? null : placeCount),
          section('milestones', t('projectParts.milestones'), isWaiting ? null : milestoneCount),
          ...(hasRates ? [section('rates', t('rates.section'))] : []),
          ...(hasDocuments ? [section('documents', t('shell.documents'), documentCount ?? null)] : []),
          ...(page.isGone ? [] : [section('files', t('files.title'), editing.isNew ? undefined : (fileCount ?? null))]),
          ...(hasNotes ? [section('notes', t('notes.title'), noteCount ?? null)] : []),
          ...(hasHistory ? [section('history', t('project.history'))] : []),
        ]}
      />
      <Sections
        noValidate
        autoComplete="off"
        aria-label={title}
        onInput={worked}
        onSubmit={(event) => event.preventDefault()}
      >
        <EditorProblems />
        {onRetry && <RestMissing onRetry={onRetry} />}
        <DraftNotice drafts={page.drafts} />
        {!page.isGone && <PresencePlace part="news" />}
        <EditorNotices isGone={page.isGone} isRestoring={page.isRestoring} onRestore={() => void page.restore()} />
        {!isLinesFirst && !page.drafts.isLooking && overview}
        {hasLines ? (
          <>
            <ProjectLines
              saving={{ changes, isSaving, ways: page.saveWays, save, ...draftActs }}
              figures={figures}
              worked={workedLines}
            />
            {hours}
            {isLinesFirst && overview}
          </>
        ) : (
          <LinesSkeleton />
        )}
        {hasParts ? (
          <>
            <Parts figures={figures} />
            {hasRates && rates}
          </>
        ) : (
          <PartsSkeleton />
        )}
        {hasDocuments && hasRest && (
          <SectionCard name="documents" title={t('shell.documents')}>
            <Suspense fallback={<BlockSkeleton height={120} />}>
              <ProjectDocuments page={page} />
            </Suspense>
          </SectionCard>
        )}
        {hasRest && !page.isGone && (
          <SectionCard name="files" title={t('files.title')}>
            {editing.isNew ? (
              <FilesUnsaved />
            ) : (
              <Suspense fallback={<BlockSkeleton height={120} />}>
                <RecordFiles entity="project" recordId={id} isClosed={stored.status === 'closed'} />
              </Suspense>
            )}
          </SectionCard>
        )}
        {hasNotes && hasRest && (
          <SectionCard name="notes" title={t('notes.title')}>
            <Suspense fallback={<BlockSkeleton height={160} />}>
              <RecordNotes entity="project" recordId={id} isClosed={stored.status === 'closed'} />
            </Suspense>
          </SectionCard>
        )}
        {hasHistory && (
          <SectionCard name="history" title={t('project.history')}>
            <History entity={entity} record={stored} />
          </SectionCard>
        )}
      </Sections>
      <PriceChanges />
      {frozenReason.dialog}
      {reread.dialog}
    </RecordFrame>
  );
}

/** Lines nothing was written on are not part of the project. */
function withoutBlankLines(form: RecordForm): void {
  const lines = (form.state().values.lines ?? []) as EditLine[];
  const written = lines.filter((line) => !isBlank(line));
  if (written.length < lines.length) form.set('lines', written);
}

function isCounted(line: EditLine): boolean {
  return line.type !== 'section' && line.type !== 'text' && !isBlank(line);
}
