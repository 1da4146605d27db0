import type { Values } from '@mandate/contract/merge.ts';
import { may } from '@mandate/contract/permissions.ts';
import { project } from '@mandate/contract/project/project.ts';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { LeaveGuard } from '../../resources/editor/editor-leave-guard.tsx';
import { EditorNotices } from '../../resources/editor/editor-notices.tsx';
import { EditorProblems, problemCounts } from '../../resources/editor/editor-problems.tsx';
import { type Editing, EditingContext, useForm } from '../../resources/editor/record-context.ts';
import { RecordHistory } from '../../resources/editor/record-history.tsx';
import { rowsOf } from '../../resources/editor/record-path.ts';
import { useSaving } from '../../resources/editor/record-saving.ts';
import { recordWord } from '../../resources/editor/record-words.ts';
import { useRemoval, useRestore } from '../../resources/editor/removal.ts';
import { RemovalDialog } from '../../resources/editor/removal-dialog.tsx';
import { SaveBar, SaveBarGap } from '../../resources/editor/save-bar.tsx';
import { SectionCard } from '../../resources/editor/section-card.tsx';
import { useKeptForm } from '../../resources/editor/use-kept-form.ts';
import { listAddress } from '../../resources/list/use-return-to-row.ts';
import type { StoredRecord } from '../../resources/use-record.ts';
import type { Settings } from '../../resources/use-settings.ts';
import { useIsPhone } from '../../ui/use-media.ts';
import { type EditLine, isBlank } from './edit-line.ts';
import { newProject } from './new-project.ts';
import { ProjectHead } from './project-head.tsx';
import { ProjectLines } from './project-lines.tsx';
import { ProjectOverview } from './project-overview.tsx';
import { ProjectTeam } from './project-team.tsx';
import { SectionBar } from './section-bar.tsx';
import { useCustomerCurrency } from './use-customer-currency.ts';

// On phones the bar at the foot lies over the page.
const Room = styled('div')({ flex: 'none', height: 112 });

// What is hidden inside is placed against it, so that the page itself never grows.
const Sections = styled('form')({ position: 'relative', display: 'grid', gap: 14, minWidth: 0 });

interface ProjectPageProps {
  id: string;
  /** The project as it was read; a new one has none. */
  record: (StoredRecord & Values) | undefined;
  /** What a new one begins with of the firm's settings. */
  settings: Settings;
  onCreated: (id: string) => void;
}

/** The editor of one project, stored or new: its terms, its lines, its history. */
export function ProjectPage({ id, record, settings, onCreated }: ProjectPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const reader = useUser();
  const { role } = reader;
  const form = useKeptForm(project, id, record, () => newProject(settings));
  const base = useForm(form, (state) => state.base);
  const changes = useForm(form, (state) => state.changes);
  const counts = useForm(form, (state) => problemCounts(form, state));
  const lineCount = useForm(form, ({ values }) => ((values.lines ?? []) as EditLine[]).filter(isCounted).length);
  const memberCount = useForm(form, ({ values }) => rowsOf(values, 'members').length);
  const typedName = useForm(form, ({ values }) => String(values.name ?? ''));
  const { isSaving, isGone, save, comeBack } = useSaving(form, onCreated);
  const { isRemoving, remove } = useRemoval(project);
  const restore = useRestore(project);
  const isPhone = useIsPhone();
  const [isRestoring, setRestoring] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useCustomerCurrency(form);

  // A newer state was read, such as after a restore from a toast: it is shown unless there is work it would disturb.
  useEffect(() => {
    const shown = form.state();
    if (record && record.version !== shown.base.version && shown.changes === 0) form.store(record, shown.values);
  }, [form, record]);

  const isNew = base.version === undefined;
  const hasHistory = !isNew && may(role, project.name, 'history') !== false;
  const isDeleted = typeof base.deletedAt === 'string';
  const isReading = isDeleted || may(role, project.name, isNew ? 'create' : 'edit') === false;
  const editing: Editing = { form, entity: project, reader, isReading, isNew };
  const title = isNew ? typedName.trim() || recordWord(project.name, 'new') : String(base.name ?? '');
  const stored = { ...base, id } as StoredRecord & Values;
  const problemsIn = new Map(counts.split(' ').map((count) => count.split(':') as [string, string]));
  const section = (name: string, words: string, count?: number) => ({
    name,
    title: words,
    problems: Number(problemsIn.get(name) ?? 0),
    ...(count !== undefined && { count }),
  });

  /** Lines nothing was written on are not part of the project. */
  async function saveWritten(): Promise<boolean> {
    const lines = (form.state().values.lines ?? []) as EditLine[];
    const written = lines.filter((line) => !isBlank(line));
    if (written.length < lines.length) form.set('lines', written);
    return save();
  }

  async function bringBack(): Promise<void> {
    setRestoring(true);
    const restored = await restore(id, title).finally(() => setRestoring(false));
    if (restored) comeBack(restored);
  }

  return (
    <EditingContext value={editing}>
      <ProjectHead title={title} onDelete={() => setAsked(true)} />
      <SectionBar
        sections={[
          section('overview', t('project.overview')),
          section('lines', t('project.lines'), lineCount),
          section('team', t('project.team'), memberCount),
          ...(!hasHistory ? [] : [section('history', t('project.history'))]),
        ]}
      />
      <Sections noValidate autoComplete="off" aria-label={title} onSubmit={(event) => event.preventDefault()}>
        <EditorProblems />
        <EditorNotices isGone={isGone} isRestoring={isRestoring} onRestore={() => void bringBack()} />
        <ProjectOverview />
        <ProjectLines saving={{ changes, isSaving, save: () => void saveWritten(), discard: form.discard }} />
        <ProjectTeam />
        {hasHistory && (
          <SectionCard name="history" title={t('project.history')}>
            <RecordHistory entity={project} record={stored} />
          </SectionCard>
        )}
      </Sections>
      {!isReading && (
        <>
          <SaveBarGap />
          {isPhone ? (
            <Room />
          ) : (
            <SaveBar
              changes={changes}
              isNew={isNew}
              saveLabel={recordWord(project.name, 'save')}
              isSaving={isSaving}
              onSave={() => void saveWritten()}
              onDiscard={form.discard}
            />
          )}
        </>
      )}
      <LeaveGuard
        isDirty={() => form.state().changes > 0}
        title={title}
        onSave={saveWritten}
        onDiscard={form.discard}
      />
      <RemovalDialog
        entity={project}
        id={id}
        title={title}
        isOpen={isAsked}
        isRemoving={isRemoving}
        onClose={() => setAsked(false)}
        onRemove={async () => {
          const isRemoved = await remove(stored, title);
          setAsked(false);
          if (!isRemoved) return;
          form.discard();
          void navigate(listAddress(paths.projects.list));
        }}
      />
    </EditingContext>
  );
}

function isCounted(line: EditLine): boolean {
  return line.type !== 'section' && line.type !== 'text' && !isBlank(line);
}
