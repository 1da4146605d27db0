import { may } from '@mandate/contract/access/permissions.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { Loading } from '../../../editor/page/loading.tsx';
import { Nothing } from '../../../editor/page/nothing.tsx';
import { newRecordId } from '../../../form/state/new-record-id.ts';
import { copyAddress, paths } from '../../../lib/addresses/paths.ts';
import { CallError } from '../../../lib/calls/call.ts';
import { useUser } from '../../../lib/session/session.ts';
import NotOpenPage from '../../../records/pages/not-open-page.tsx';
import { type StoredRecord, useRecord } from '../../../records/reading/use-record.ts';
import CopyWizard from './copy-wizard.tsx';
import type { CopyProject } from './use-prepared-copy.ts';

/** The page that copies a project. Its address names the id the copy will have: once that is a project, it leads there. */
export default function ProjectCopyPage() {
  const { t } = useTranslation();
  const { idProject = '', idCopy = '' } = useParams();
  const { search } = useLocation();
  const { role } = useUser();
  const [fresh] = useState(newRecordId);
  const isNamed = isId(idCopy);
  const mayCopy = may(role, project.name, 'create') !== false;
  const source = useRecord<StoredRecord & CopyProject>(project.name, mayCopy ? idProject : undefined);
  const isSourceGone = isMissing(source.error) && !source.data;
  // A copy outlives what it was made of. Otherwise the one who prepares it knows whether it was made.
  const made = useRecord<StoredRecord>(project.name, isNamed && isSourceGone ? idCopy : undefined);

  if (!mayCopy) return <NotOpenPage title={t('copy.title')} entity={project} verb="create" />;
  if (!isNamed) return <Navigate to={copyAddress(idProject, fresh) + search} replace />;
  if (source.data) return <CopyWizard key={idCopy} source={source.data} id={idCopy.toLowerCase()} />;
  if (made.data) return <Navigate to={paths.projects.record(idCopy)} replace />;
  const problem = isSourceGone ? made.error : source.error;
  if (isSourceGone && isMissing(problem)) return <Nothing entity={project} list={paths.projects.list} kind="missing" />;
  if (!problem) return <Loading title={t('copy.title')} />;
  const retry = () => void (isSourceGone ? made : source).refetch();
  return <Nothing entity={project} list={paths.projects.list} kind="failed" onRetry={retry} />;
}

/** There is no such project, or not for this person. */
function isMissing(error: Error | null): boolean {
  return error instanceof CallError && error.result === 'error';
}
