import type { Values } from '@mandate/contract/merge.ts';
import { may } from '@mandate/contract/permissions.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { CallError } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { useInitialSettings } from '../../resources/editor/initial-values.ts';
import { newRecordId } from '../../resources/editor/record-id.ts';
import { recordWord } from '../../resources/editor/record-words.ts';
import { Loading, Nothing } from '../../resources/editor/resource-editor.tsx';
import { useKeptId } from '../../resources/editor/use-kept-form.ts';
import NotOpenPage from '../../resources/not-open-page.tsx';
import { type StoredRecord, useRecord } from '../../resources/use-record.ts';
import { ProjectPage } from './project-page.tsx';

/** The page of one project: reads the one the address names, or begins a new one. */
export default function ProjectEditor() {
  const { idProject } = useParams();
  const navigate = useNavigate();
  const { role } = useUser();
  const keptId = useKeptId(project);
  // A project created here keeps its editor, and what was typed while it was being saved, when its address replaces the new one's.
  const [begun, setBegun] = useState(() => ({ id: keptId() ?? newRecordId(), isCreated: false }));
  if (idProject === undefined && begun.isCreated) setBegun({ id: newRecordId(), isCreated: false });
  const isOwn = idProject === undefined || (begun.isCreated && idProject === begun.id);
  const { data, error, refetch } = useRecord<StoredRecord & Values>(project.name, isOwn ? undefined : idProject);
  const settings = useInitialSettings(project, isOwn);

  if (isOwn && !begun.isCreated && may(role, project.name, 'create') === false) {
    return <NotOpenPage title={recordWord(project.name, 'new')} entity={project} verb="create" />;
  }
  if (!isOwn && error) {
    const isMissing = error instanceof CallError && error.result === 'error';
    const retry = () => void refetch();
    return (
      <Nothing entity={project} list={paths.projects.list} kind={isMissing ? 'missing' : 'failed'} onRetry={retry} />
    );
  }
  if ((!isOwn && !data) || !settings) return <Loading title={recordWord(project.name, 'one')} />;
  return (
    <ProjectPage
      key={isOwn ? begun.id : idProject}
      id={isOwn ? begun.id : idProject}
      record={isOwn ? undefined : data}
      settings={settings}
      onCreated={(id) => {
        setBegun({ id, isCreated: true });
        void navigate(paths.projects.record(id), { replace: true });
      }}
    />
  );
}
