import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useDocumentRights } from '../../../business/documents/use-document-rights.ts';
import { previewAddress } from '../../../lib/addresses/paths.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

const Way = styled(Notice)({ marginTop: 12, '& > div': { display: 'grid', gap: 8, justifyItems: 'start' } });

/** Says, where a project is about to be quoted, that issuing its quote does that, too, and leads to the paper. */
export default function QuoteWay({ projectId }: { projectId: string }) {
  useWords(['documents']);
  const { t } = useTranslation();
  const { mayAct } = useDocumentRights();
  if (!mayAct) return null;
  return (
    <Way>
      {t('documents.quoteWay')}
      <LinkButton size="row" to={previewAddress(projectId, 'quote')}>
        {t('documents.previewQuote')}
      </LinkButton>
    </Way>
  );
}
