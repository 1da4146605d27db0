import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import { type DocumentRow, document as facts } from '@mandate/contract/entities/document.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DocumentActs } from '../../business/documents/document-acts.tsx';
import { documentName } from '../../business/documents/document-name.ts';
import { DocumentAnswerPill, DocumentStatePill } from '../../business/documents/document-pills.tsx';
import { documentQuery, documentsOfProject } from '../../business/documents/document-query.ts';
import { linksQuery } from '../../business/documents/send/sending-query.ts';
import { SentList } from '../../business/documents/send/sent-list.tsx';
import { Loading } from '../../editor/page/loading.tsx';
import { Nothing } from '../../editor/page/nothing.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { CallError } from '../../lib/calls/call.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';
import NotOpenPage from '../../records/pages/not-open-page.tsx';
import { recordWord } from '../../records/words/record-words.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentHistory } from './document-history.tsx';

const PaperSheet = lazy(async () => ({
  default: (await import('../../business/documents/paper-sheet.tsx')).PaperSheet,
}));

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 344px',
  alignItems: 'start',
  gap: 14,
  marginTop: 14,
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Ground = styled('div')(({ theme: { vars } }) => ({
  minWidth: 0,
  padding: 20,
  borderRadius: 8,
  background: vars.palette.sunken,
  '@media (max-width: 767px)': { padding: 0 },
}));

const Side = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });

/** One document as it was issued: its paper, how it stands, what was answered, what happened to it. */
export default function DocumentPage() {
  const { idDocument = '' } = useParams();
  const { role } = useUser();
  const isOpen = may(role, facts.name, 'read') !== false;
  const { data, error, refetch } = useQuery({ ...documentQuery(idDocument), enabled: isOpen });
  // What it is one of decides what can be done with it: it is shown with that, so that nothing moves.
  const among = useQuery({ ...documentsOfProject(data?.projectId ?? ''), enabled: data !== undefined });
  if (!isOpen) return <NotOpenPage title={recordWord(facts.name, 'one')} entity={facts} verb="read" />;
  if (data && !among.isPending) return <Shown document={data} among={among.data?.rows ?? []} />;
  if (!error) return <Loading title={recordWord(facts.name, 'one')} />;
  const isMissing = error instanceof CallError && error.result === 'error';
  return (
    <Nothing
      entity={facts}
      list={paths.documents}
      kind={isMissing ? 'missing' : 'failed'}
      onRetry={() => void refetch()}
    />
  );
}

/** @param among the documents of its project */
function Shown({ document, among }: { document: DocumentDetail; among: readonly DocumentRow[] }) {
  const { t } = useTranslation();
  const revisions = among.filter(({ kind, number }) => kind === document.kind && number === document.number);
  const kind = choiceLabel(facts, 'kind', document.kind);
  const name = documentName(document);
  return (
    <>
      <PageHead
        title={name}
        windowTitle={`${name} · ${kind}`}
        after={
          <>
            <DocumentStatePill of={document} />
            {document.answer && <DocumentAnswerPill answer={document.answer} />}
          </>
        }
        actions={<DocumentActs document={document} revisions={revisions} />}
      />
      <Columns>
        <Ground>
          {document.paper ? (
            <Suspense fallback={<SkeletonRows label={t('documents.paperLoading')} rows={12} rowHeight={40} />}>
              <PaperSheet paper={document.paper} />
            </Suspense>
          ) : (
            <Notice>{t('documents.paperHidden')}</Notice>
          )}
        </Ground>
        <Side>
          <PageCard title={kind}>
            <DocumentFacts document={document} revisions={revisions} />
          </PageCard>
          <Since document={document} />
        </Side>
      </Columns>
    </>
  );
}

/** To whom it was sent and what happened since: the second waits for the first, so that it does not move. */
function Since({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const isShown = useViewer() === null && document.paper !== null;
  const { isLoading } = useQuery({ ...linksQuery(document.id), enabled: isShown });
  return (
    <>
      {document.paper && (
        <PageCard title={t('documents.sent.title')}>
          <SentList document={document} />
        </PageCard>
      )}
      {!isLoading && (
        <PageCard title={t('documents.history.title')}>
          <DocumentHistory document={document} />
        </PageCard>
      )}
    </>
  );
}
