import styled from '@emotion/styled';
import type { DocumentMail } from '@mandate/contract/documents/send-request.ts';
import type { DocumentRow } from '@mandate/contract/entities/document.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../lib/session/session.ts';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useDocumentRights } from '../use-document-rights.ts';
import { linksQuery } from './sending-query.ts';
import { SentLink } from './sent-link.tsx';
import { SentMail } from './sent-mail.tsx';

const Rows = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '20px',
  '& b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& small[data-bad]': { color: vars.palette.bad.text },
  '& button': { marginTop: 4 },
}));

/** To whom a document was sent: what became of each mail, and of each link. */
export function SentList({ document }: { document: DocumentRow }) {
  const { t } = useTranslation();
  const { mayAct } = useDocumentRights();
  const isLooking = useViewer() !== null;
  const { data, error, refetch, isFetching } = useQuery({ ...linksQuery(document.id), enabled: !isLooking });
  if (isLooking) return <p>{t('documents.sent.hidden')}</p>;
  if (!data && error)
    return (
      <ReadFailed
        title={t('documents.sent.failed')}
        text={error.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows label={t('documents.sent.loading')} rows={2} rowHeight={36} />;

  const { links, mails } = data;
  if (links.length === 0 && mails.length === 0) return <p>{t('documents.sent.none')}</p>;
  const maySend = mayAct && document.state === 'issued';
  return (
    <Rows>
      {mails.map((mail, at) => (
        <SentMail
          key={mail.id}
          document={document}
          mail={mail}
          maySendAgain={maySend && hasFailed(mail) && !mails.slice(0, at).some((later) => isToSame(later, mail))}
        />
      ))}
      {links.map((link) => (
        <SentLink key={link.id} documentId={document.id} link={link} mayAct={mayAct} />
      ))}
    </Rows>
  );
}

function hasFailed({ fate }: DocumentMail): boolean {
  return fate === 'failed' || fate === 'unsure';
}

/** Whether two mails went to one person, whose address may have changed between them. */
function isToSame(one: DocumentMail, other: DocumentMail): boolean {
  return one.toAddress === other.toAddress || (one.toName !== '' && one.toName === other.toName);
}
