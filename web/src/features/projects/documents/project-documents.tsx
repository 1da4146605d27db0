import styled from '@emotion/styled';
import { document as facts } from '@mandate/contract/entities/document.ts';
import type { DocumentKind } from '@mandate/contract/paper/document-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import FileSearch from 'lucide-react/icons/file-search';
import Send from 'lucide-react/icons/send';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { documentName } from '../../../business/documents/document-name.ts';
import { documentsOfProject } from '../../../business/documents/document-query.ts';
import { DocumentTable } from '../../../business/documents/document-table.tsx';
import { issueParameter } from '../../../business/documents/issue-parameter.ts';
import { useDocumentRights } from '../../../business/documents/use-document-rights.ts';
import { useRecordKeys } from '../../../editor/commands/use-record-keys.ts';
import type { RecordPage } from '../../../editor/page/use-record-page.ts';
import { previewAddress } from '../../../lib/addresses/paths.ts';
import { useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../../lib/commands/shortcuts-here.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { choiceLabel } from '../../../records/words/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { isStatus } from '../status/reached-steps.ts';
import { issuableKinds } from './issuable-kinds.ts';

const SendDialog = lazy(() => import('../../../business/documents/send/send-dialog.tsx'));

const Acts = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 12,
  '& > p': { flex: '1 1 240px', fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
  [phone]: { '& > button': { flex: '1 1 140px' } },
}));

/** What was issued of a project, and what can be issued now. What was typed is saved before a paper of it is looked at. */
export default function ProjectDocuments({ page }: { page: RecordPage }) {
  useWords(['documents']);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mark = useKeyMarks();
  const place = useRef<HTMLDivElement>(null);
  const { stored, changes, isDeleted } = page;
  const { data, error, refetch, isFetching } = useQuery(documentsOfProject(stored.id));
  const { mayAct, seesPaper } = useDocumentRights();
  const status = isStatus(stored.status) ? stored.status : 'draft';
  const kinds = isDeleted || !seesPaper || stored.isInternal === true ? [] : issuableKinds(status);
  const mayIssue = mayAct && kinds.length > 0;
  const newest = mayAct && !isDeleted ? data?.rows.find(({ state }) => state === 'issued') : undefined;
  const [isSending, setSending] = useState(false);
  useRecordKeys(place, ['issue', 'send'], mayIssue || newest !== undefined);
  useHeldShortcuts([...(mayIssue ? (['record.issue'] as const) : []), ...(newest ? (['record.send'] as const) : [])]);
  const kindWord = (kind: DocumentKind) => choiceLabel(facts, 'kind', kind);

  async function look(kind: DocumentKind, isIssued: boolean): Promise<void> {
    if (page.changes > 0 && !(await page.save())) return;
    void navigate(`${previewAddress(stored.id, kind)}${isIssued ? `?${issueParameter}=1` : ''}`);
  }

  return (
    <div ref={place}>
      {data && data.rows.length > 0 && <DocumentTable rows={data.rows} total={data.total} projectId={stored.id} />}
      {data?.rows.length === 0 && <EmptyPart text={t(mayIssue ? 'documents.none' : 'documents.noneRead')} />}
      {!data && !error && <SkeletonRows label={t('documents.loading')} rows={2} rowHeight={36} />}
      {!data && error && (
        <ReadFailed
          title={t('documents.failed')}
          text={error.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(kinds.length > 0 || newest) && (
        <Acts>
          {mayAct &&
            kinds.slice(0, 1).map((kind) => (
              <Button
                key={kind}
                size="toolbar"
                busy={page.isSaving}
                {...mark('record.issue')}
                onClick={() => void look(kind, true)}
              >
                {t('documents.act.issue', { kind: kindWord(kind) })}
              </Button>
            ))}
          {kinds.map((kind) => (
            <Button
              key={kind}
              size="toolbar"
              look="quiet"
              icon={<FileSearch aria-hidden="true" />}
              onClick={() => void look(kind, false)}
            >
              {t('documents.act.preview', { kind: kindWord(kind) })}
            </Button>
          ))}
          {newest && (
            <Button
              size="toolbar"
              icon={<Send aria-hidden="true" />}
              {...mark('record.send')}
              onClick={() => setSending(true)}
            >
              {t('documents.act.sendOne', { name: documentName(newest) })}
            </Button>
          )}
          {changes > 0 && <p>{t('documents.savedFirst', { count: changes })}</p>}
        </Acts>
      )}
      <Suspense>{isSending && newest && <SendDialog document={newest} onClose={() => setSending(false)} />}</Suspense>
    </div>
  );
}
