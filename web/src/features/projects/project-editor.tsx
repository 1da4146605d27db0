import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useWantedDraft } from '../../editor/drafts/wanted-draft.ts';
import { Loading } from '../../editor/page/loading.tsx';
import { Nothing } from '../../editor/page/nothing.tsx';
import { useInitialSettings } from '../../form/state/initial-values.ts';
import { newRecordId } from '../../form/state/new-record-id.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { useNavigateUnlessLeft } from '../../lib/addresses/use-navigate-unless-left.ts';
import { useUser } from '../../lib/session/session.ts';
import { useOwnFields } from '../../records/own-fields/use-own-fields.ts';
import NotOpenPage from '../../records/pages/not-open-page.tsx';
import { useOpenedRecord } from '../../records/reading/known-record.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { ProjectPage } from './project-page.tsx';

/** The page of one project: reads the one the address names, or begins a new one. */
export default function ProjectEditor() {
  const { idProject } = useParams();
  const navigate = useNavigateUnlessLeft();
  const { role } = useUser();
  const wanted = useWantedDraft(project, idProject ?? null);
  // A project created here keeps its editor, and what was typed while it was being saved, when its address replaces the new one's.
  const { key: visit } = useLocation();
  const [begun, setBegun] = useState(() => ({ id: newRecordId(), isCreated: false, visit }));
  // The new address comes a moment after the project; only who comes back to the old one begins another.
  if (idProject === undefined && begun.isCreated && begun.visit !== visit)
    setBegun({ id: newRecordId(), isCreated: false, visit });
  // A new project that was begun before goes on under the id it had, so that a save that arrived is recognised.
  const taken = idProject === undefined && !begun.isCreated && wanted.draft?.isNew ? wanted.draft.recordId : begun.id;
  if (taken !== begun.id) setBegun({ id: taken, isCreated: false, visit });
  const isOwn = idProject === undefined || (begun.isCreated && idProject === begun.id);
  const opened = isOwn ? undefined : idProject;
  const { data, error, isMissing, refetch, whole } = useOpenedRecord<StoredRecord & Values>(project.name, opened);
  const settings = useInitialSettings(project, isOwn);
  const known = useOwnFields(project);

  if (isOwn && !begun.isCreated && may(role, project.name, 'create') === false) {
    return <NotOpenPage title={recordWord(project.name, 'new')} entity={project} verb="create" />;
  }
  if (!isOwn && error && (isMissing || !data)) {
    const kind = isMissing ? 'missing' : 'failed';
    return <Nothing entity={project} list={paths.projects.list} kind={kind} onRetry={refetch} />;
  }
  if ((!isOwn && !data) || !settings || !known || wanted.isReading)
    return <Loading title={recordWord(project.name, 'one')} />;
  return (
    <ProjectPage
      entity={known}
      key={isOwn ? begun.id : idProject}
      id={isOwn ? begun.id : idProject}
      record={isOwn ? undefined : data}
      whole={whole}
      onRetry={!isOwn && error ? refetch : undefined}
      settings={settings}
      onCreated={(id) => {
        setBegun({ id, isCreated: true, visit });
        void navigate(paths.projects.record(id), { replace: true, state: { isSamePage: true } });
      }}
    />
  );
}
