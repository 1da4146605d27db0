import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { documentQuery } from '../../business/documents/document-query.ts';
import { PaperSheet } from '../../business/documents/paper-sheet.tsx';
import { useDocumentRights } from '../../business/documents/use-document-rights.ts';
import type { PreviewedProps } from '../../list/preview/previewed.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';

const Small = styled('div')(({ theme: { vars } }) => ({
  maxHeight: 420,
  marginBottom: 16,
  overflow: 'hidden auto',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 6,
}));

/** The paper of a document, small, beside the rows of the list. */
export default function DocumentPreviewed({ record }: PreviewedProps) {
  const { t } = useTranslation();
  const { seesPaper } = useDocumentRights();
  const { data, error } = useQuery({ ...documentQuery(record.id), enabled: seesPaper });
  if (!seesPaper || error || data?.paper === null) return null;
  if (!data) return <SkeletonRows label={t('documents.paperLoading')} rows={6} rowHeight={36} />;
  return (
    <Small tabIndex={0} role="group" aria-label={t('documents.paper')}>
      <PaperSheet paper={data.paper} />
    </Small>
  );
}
