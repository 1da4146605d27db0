import type { DocumentMail } from '@mandate/contract/documents/send-request.ts';
import { type DocumentRow, document as facts } from '@mandate/contract/entities/document.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceLabel } from '../../../records/words/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { InstantText } from '../../../ui/values/figure.tsx';

const SendDialog = lazy(() => import('./send-dialog.tsx'));

interface SentMailProps {
  document: DocumentRow;
  mail: DocumentMail;
  /** It did not arrive, nothing was sent to the same person since, and the document can be sent. */
  maySendAgain: boolean;
}

/** A mail a document went with: to whom, what became of it, and where it did not arrive why, with the way to send it again. */
export function SentMail({ document, mail, maySendAgain }: SentMailProps) {
  const { t } = useTranslation();
  const [isAgain, setAgain] = useState(false);
  const { toName, toAddress, at, fate, reason, answer } = mail;
  const name = toName || toAddress;
  return (
    <li>
      <b>{name}</b>
      {toName !== '' && <small>{toAddress}</small>}
      <small>
        {t('documents.sent.mail')} <InstantText instant={at} />
        {fate && ` · ${choiceLabel(facts, 'mailFate', fate)}`}
      </small>
      {reason && <small data-bad>{reason}</small>}
      {answer && <small>{t('documents.sent.answer', { answer })}</small>}
      {maySendAgain && (
        <Button size="row" aria-label={t('documents.sent.againTo', { name })} onClick={() => setAgain(true)}>
          {t('documents.sent.again')}
        </Button>
      )}
      <Suspense>
        {isAgain && <SendDialog document={document} toName={toName} onClose={() => setAgain(false)} />}
      </Suspense>
    </li>
  );
}
