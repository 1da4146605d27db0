import styled from '@emotion/styled';
import { document as facts } from '@mandate/contract/entities/document.ts';
import { documentKinds } from '@mandate/contract/paper/document-kinds.ts';
import { project as projectFacts } from '@mandate/contract/project/project.ts';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { documentName } from '../../../business/documents/document-name.ts';
import { DraftPill } from '../../../business/documents/document-pills.tsx';
import { useDocumentChanged } from '../../../business/documents/use-document-changed.ts';
import { useDocumentRights } from '../../../business/documents/use-document-rights.ts';
import { Loading } from '../../../editor/page/loading.tsx';
import { Nothing } from '../../../editor/page/nothing.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { CallError } from '../../../lib/calls/call.ts';
import { useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { showSuccess } from '../../../lib/frame/show-success-and-errors.ts';
import NotOpenPage from '../../../records/pages/not-open-page.tsx';
import { type StoredRecord, useRecord } from '../../../records/reading/use-record.ts';
import { choiceLabel } from '../../../records/words/words.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { fillsPage } from '../../../ui/page/page-scroller.ts';
import IssueDialog from './issue-dialog.tsx';
import { mendingAddress } from './mending-address.ts';
import { MissingFrame } from './missing-frame.tsx';
import { NotPossible } from './not-possible.tsx';
import { openPreviewPdf } from './open-preview-pdf.ts';
import { PaperPane } from './paper-pane.tsx';
import { usePreviewChoices } from './preview-choices.ts';
import { PreviewSide } from './preview-side.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';
import { type PreviewReading, usePreview } from './use-preview.ts';
import { usePreviewKeys } from './use-preview-keys.ts';

const About = styled('span')(({ theme: { vars } }) => ({
  fontSize: 13,
  color: vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Remarks = styled('div')({ display: 'grid', gap: 8, flex: 'none', marginTop: 8, '&:empty': { display: 'none' } });

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 344px',
  flex: 1,
  gap: 16,
  minHeight: 0,
  marginTop: 10,
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  [phone]: { display: 'block' },
});

type Project = StoredRecord & {
  name: string;
  customerId: string | null;
  customer: { label: string } | null;
};

/** The page of a paper before it is issued: what it will say, what is chosen for it, and the step that issues it. */
export default function DocumentPreviewPage() {
  const { t } = useTranslation();
  const { idProject = '', kind: named } = useParams();
  const { seesPaper } = useDocumentRights();
  const kind = documentKinds.find((one) => one === named);
  const [choices, change] = usePreviewChoices();
  const isOpen = seesPaper && kind !== undefined;
  const reading = usePreview(kind ?? 'quote', idProject, choices, isOpen);
  const project = useRecord<Project>(projectFacts.name, isOpen ? idProject : undefined);
  const title = t('documents.preview.title', { kind: choiceLabel(facts, 'kind', kind ?? 'quote') });
  const error = project.error ?? reading.error;
  const readAgain = () => {
    void project.refetch();
    reading.refetch();
  };
  if (!seesPaper) return <NotOpenPage title={title} entity={facts} verb="read" />;
  if (kind === undefined) return <Nothing entity={projectFacts} list={paths.projects.list} kind="missing" />;
  if (project.data && reading.data && reading.request)
    return (
      <Preview
        title={title}
        project={project.data}
        reading={reading}
        choices={choices}
        onChange={change}
        onStale={readAgain}
      />
    );
  if (!error) return <Loading title={title} />;
  const refusal = error instanceof CallError && error.result === 'error' ? error : null;
  if (refusal && project.data) return <NotPossible title={title} project={project.data} refusal={refusal} />;
  return (
    <Nothing
      entity={projectFacts}
      list={paths.projects.list}
      kind={refusal ? 'missing' : 'failed'}
      onRetry={readAgain}
    />
  );
}

interface PreviewProps {
  title: string;
  project: Project;
  reading: PreviewReading;
  choices: ReturnType<typeof usePreviewChoices>[0];
  onChange: ReturnType<typeof usePreviewChoices>[1];
  /** Somebody else changed the project. */
  onStale: () => void;
}

function Preview({ title, project, reading, choices, onChange, onStale }: PreviewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mark = useKeyMarks();
  const changed = useDocumentChanged();
  const [isOpening, setOpening] = useState(false);
  const [isTold, setTold] = useState(0);
  usePreviewKeys();
  const { data: preview, request, isOlder } = reading;
  if (!preview || !request) return null;
  const back = `${paths.projects.record(project.id)}#documents`;
  const same = preview.missing.find(({ code }) => code === 'nothingChanged') ?? null;
  const stopping = preview.missing.filter((remark) => !remark.isConfirmable && remark !== same);
  const address = (remark: Parameters<typeof mendingAddress>[0]) => mendingAddress(remark, project);
  const customer = project.customer?.label ?? '';

  async function open(): Promise<void> {
    setOpening(true);
    try {
      if (request) await openPreviewPdf(request, title);
    } catch (problem) {
      // Why it could not be shown was said.
      if (!(problem instanceof CallError)) throw problem;
    } finally {
      setOpening(false);
    }
  }

  function ask(): void {
    if (same !== null) return;
    if (stopping.length > 0) setTold(isTold + 1);
    else onChange({ isIssuing: true });
  }

  return (
    <>
      <PageHead
        title={title}
        windowTitle={`${title} · ${project.name}`}
        after={
          <>
            <DraftPill />
            <About>{[project.name, customer].filter(Boolean).join(', ')}</About>
          </>
        }
        actions={
          <LinkButton size="toolbar" look="quiet" to={back} icon={<X aria-hidden="true" />} {...mark('preview.close')}>
            {t('action.close')}
          </LinkButton>
        }
      />
      <Remarks>
        <UnsavedChanges projectId={project.id} />
        {stopping.length > 0 && (
          <MissingFrame missing={stopping} address={address} told={isTold + Number(choices.isIssuing)} />
        )}
      </Remarks>
      <Columns {...fillsPage}>
        <PaperPane preview={preview} request={request} isOlder={isOlder} />
        <PreviewSide
          preview={preview}
          same={same?.message ?? null}
          choices={choices}
          onChange={onChange}
          address={address}
          isOpening={isOpening}
          onPdf={() => void open()}
          onIssue={ask}
        />
      </Columns>
      {choices.isIssuing && stopping.length === 0 && same === null && !isOlder && (
        <IssueDialog
          preview={preview}
          request={request}
          project={project}
          onStale={onStale}
          onDone={(document) => {
            changed(document);
            showSuccess(t('documents.issue.done', { name: documentName(document) }));
            void navigate(back);
          }}
          onClose={() => onChange({ isIssuing: false })}
        />
      )}
    </>
  );
}
