import type { Values } from '@mandate/contract/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { EditorNotices } from '../../resources/editor/editor-notices.tsx';
import { EditorProblems } from '../../resources/editor/editor-problems.tsx';
import { RecordActions } from '../../resources/editor/record-actions.tsx';
import { useForm } from '../../resources/editor/record-context.ts';
import type { RecordForm } from '../../resources/editor/record-form.ts';
import { RecordFrame } from '../../resources/editor/record-frame.tsx';
import { RecordHistory } from '../../resources/editor/record-history.tsx';
import { rowsOf } from '../../resources/editor/record-path.ts';
import { SectionCard } from '../../resources/editor/section-card.tsx';
import { useRecordPage } from '../../resources/editor/use-record-page.ts';
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

/** The editor of one project, stored or new: its terms, its lines, its team, its history. */
export function ProjectPage({ id, record, settings, onCreated }: ProjectPageProps) {
  const { t } = useTranslation();
  const page = useRecordPage({
    entity: project,
    paths: paths.projects,
    id,
    record,
    begin: () => newProject(settings),
    onCreated,
    beforeSave: withoutBlankLines,
  });
  const { editing, stored, changes, isSaving, hasHistory } = page;
  const { form } = editing;
  const lineCount = useForm(form, ({ values }) => ((values.lines ?? []) as EditLine[]).filter(isCounted).length);
  const memberCount = useForm(form, ({ values }) => rowsOf(values, 'members').length);
  const typedName = useForm(form, ({ values }) => String(values.name ?? ''));
  const isPhone = useIsPhone();
  useCustomerCurrency(form);

  const title = (editing.isNew && typedName.trim()) || page.title;
  const section = (name: string, words: string, count?: number) => ({
    name,
    title: words,
    problems: page.problemsIn(name),
    ...(count !== undefined && { count }),
  });

  return (
    <RecordFrame page={{ ...page, title }} {...(isPhone && { foot: <Room /> })}>
      <ProjectHead title={title} actions={<RecordActions page={page} />} />
      <SectionBar
        sections={[
          section('overview', t('project.overview')),
          section('lines', t('project.lines'), lineCount),
          section('team', t('project.team'), memberCount),
          ...(hasHistory ? [section('history', t('project.history'))] : []),
        ]}
      />
      <Sections noValidate autoComplete="off" aria-label={title} onSubmit={(event) => event.preventDefault()}>
        <EditorProblems />
        <EditorNotices isGone={page.isGone} isRestoring={page.isRestoring} onRestore={() => void page.restore()} />
        <ProjectOverview />
        <ProjectLines saving={{ changes, isSaving, save: () => void page.save(), discard: form.discard }} />
        <ProjectTeam />
        {hasHistory && (
          <SectionCard name="history" title={t('project.history')}>
            <RecordHistory entity={project} record={stored} />
          </SectionCard>
        )}
      </Sections>
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
