import styled from '@emotion/styled';
import type { DocumentLink, DocumentLinks } from '@mandate/contract/documents/send-request.ts';
import { type DocumentRow, document as facts } from '@mandate/contract/entities/document.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../../lib/calls/call.ts';
import { useViewer } from '../../../lib/session/session.ts';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { choiceLabel } from '../../../records/words/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { InstantText, PlainDateText } from '../../../ui/values/figure.tsx';
import { useDocumentRights } from '../use-document-rights.ts';
import { linksQuery } from './sending-query.ts';

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
  '& button': { marginTop: 4 },
}));

/** To whom a document was sent: what became of each mail, whether its link was opened, and the act that takes a link back. */
export function SentList({ document }: { document: DocumentRow }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mayAct } = useDocumentRights();
  const isLooking = useViewer() !== null;
  const [busy, setBusy] = useState<string | null>(null);
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

  async function revoke({ id }: DocumentLink): Promise<void> {
    setBusy(id);
    try {
      const after = await call<DocumentLinks>('POST', `/document/revoke-link/${id}`, {});
      queries.setQueryData(linksQuery(document.id).queryKey, after);
    } catch (problem) {
      // Why not was said.
      if (!(problem instanceof CallError)) throw problem;
    } finally {
      setBusy(null);
    }
  }

  const { links, mails } = data;
  if (links.length === 0 && mails.length === 0) return <p>{t('documents.sent.none')}</p>;
  return (
    <Rows>
      {mails.map(({ id, toName, toAddress, at, fate }) => (
        <li key={id}>
          <b>{toName || toAddress}</b>
          <small>
            {t('documents.sent.mail')} <InstantText instant={at} />
            {fate && ` · ${choiceLabel(facts, 'mailFate', fate)}`}
          </small>
        </li>
      ))}
      {links.map((link) => (
        <li key={link.id}>
          <b>{t('documents.send.linkFor', { name: link.toName })}</b>
          <small>
            {t(`documents.sent.link.${link.state}`)} <PlainDateText date={link.expiresOn} />
          </small>
          <small>
            {link.lastOpenedAt === null ? (
              t('documents.sent.neverOpened')
            ) : (
              <>
                {t('documents.sent.opened', { count: link.openedCount })} <InstantText instant={link.lastOpenedAt} />
              </>
            )}
          </small>
          {mayAct && link.state === 'open' && (
            <Button
              size="row"
              look="danger"
              busy={busy === link.id}
              aria-label={t('documents.sent.revokeOf', { name: link.toName })}
              onClick={() => void revoke(link)}
            >
              {t('documents.sent.revoke')}
            </Button>
          )}
        </li>
      ))}
    </Rows>
  );
}
