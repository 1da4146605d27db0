import type { DocumentLink } from '@mandate/contract/documents/send-request.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { focusIfLost } from '../../../ui/page/focus-if-lost.ts';
import { InstantText, PlainDateText } from '../../../ui/values/figure.tsx';
import { instantText } from '../../../ui/values/value-texts.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

interface SentLinkProps {
  documentId: string;
  link: DocumentLink;
  mayAct: boolean;
}

/** A link to a document: for whom and when it was made, until when it works, whether it was opened, and the act that takes it back. */
export function SentLink({ documentId, link, mayAct }: SentLinkProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  const { toName: name, toAddress, createdAt, state, expiresOn, openedCount, lastOpenedAt } = link;

  function close(): void {
    setAsked(false);
    // The button goes with what it did.
    focusIfLost(() => place.current);
  }

  return (
    <li ref={place} tabIndex={-1}>
      <b>{t('documents.send.linkFor', { name })}</b>
      <small>{toAddress}</small>
      <small>
        {t('documents.sent.made')} <InstantText instant={createdAt} />
      </small>
      <small>
        {t(`documents.sent.link.${state}`)} <PlainDateText date={expiresOn} />
      </small>
      <small>
        {lastOpenedAt === null ? (
          t('documents.sent.neverOpened')
        ) : (
          <>
            {t('documents.sent.opened', { count: openedCount })} <InstantText instant={lastOpenedAt} />
          </>
        )}
      </small>
      {mayAct && state === 'open' && (
        <Button
          size="row"
          look="danger"
          aria-label={t('documents.sent.revokeOf', { name, when: instantText(createdAt) })}
          onClick={() => setAsked(true)}
        >
          {t('documents.sent.revoke')}
        </Button>
      )}
      {isAsked && <TakeBackDialog documentId={documentId} link={link} onClose={close} />}
    </li>
  );
}
