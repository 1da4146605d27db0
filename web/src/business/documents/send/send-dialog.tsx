import styled from '@emotion/styled';
import type { DocumentSending, SendRequest, SentDocument } from '@mandate/contract/documents/send-request.ts';
import { type DocumentRow, document as facts } from '@mandate/contract/entities/document.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../../lib/calls/call.ts';
import { shortcutPressed } from '../../../lib/commands/shortcuts.ts';
import { showSuccess } from '../../../lib/frame/show-success-and-errors.ts';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { problemSentence } from '../../../records/words/record-words.ts';
import { choiceLabel } from '../../../records/words/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { documentName } from '../document-name.ts';
import { refusalText } from '../refusal-text.ts';
import { useDocumentChanged } from '../use-document-changed.ts';
import { Addressees } from './addressees.tsx';
import { LinksOnce } from './links-once.tsx';
import { MailText } from './mail-text.tsx';
import { linksQuery, sendingQuery } from './sending-query.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 9fr)',
  gap: 20,
  marginTop: 12,
  '& > div': { display: 'grid', alignContent: 'start', gap: 14, minWidth: 0 },
  '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Small = styled('small')({ display: 'block', margin: '2px 0 0 28px', fontSize: 12, lineHeight: '16px' });

interface SendDialogProps {
  document: DocumentRow;
  onClose: () => void;
}

/** Sends a document: to which contacts, with which words, with the PDF and a link or without. */
export default function SendDialog({ document, onClose }: SendDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(sendingQuery(document.id));
  if (data) return <Form document={document} sending={data} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      width={880}
      onClose={onClose}
      title={titleOf()}
      actions={<Button onClick={onClose}>{t('documents.send.leave')}</Button>}
    >
      {error ? (
        <ReadFailed
          title={t('documents.send.failed')}
          text={error.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t('documents.send.loading')} rows={6} rowHeight={40} />
      )}
    </Dialog>
  );

  function titleOf(): string {
    return t('documents.send.title', { name: documentName(document) });
  }
}

function Form({ document, sending, onClose }: SendDialogProps & { sending: DocumentSending }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const changed = useDocumentChanged();
  const { contacts, values, lastDay, file, mailIsOn, sender } = sending;
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    contacts.filter(({ isFirst, email }) => isFirst && email !== null).map(({ id }) => id),
  );
  const [subject, setSubject] = useState(sending.subject);
  const [body, setBody] = useState(sending.body);
  const [attach, setAttach] = useState(true);
  const [withLink, setWithLink] = useState(document.kind === 'quote' || sending.body.includes('{link}'));
  const [expiresOn, setExpiresOn] = useState(lastDay);
  const [copyTo, setCopyTo] = useState(sending.copyTo ?? '');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const [links, setLinks] = useState<SentDocument['links'] | null>(null);
  const first = contacts.find(({ id }) => chosen.includes(id));
  const link = withLink ? t('documents.send.itsLink') : null;
  const refused = (field: string) => {
    const error = refusal?.fieldErrors.find((one) => one.field === field);
    return error && problemSentence(error);
  };
  const ofOthers = refusal?.fieldErrors.every(({ field }) => field.startsWith('contactIds')) ?? false;

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isBusy || links || event.repeat || shortcutPressed('mail', event) !== 'send') return;
    event.preventDefault();
    void send();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    window.document.addEventListener('keydown', listen);
    return () => window.document.removeEventListener('keydown', listen);
  }, []);

  async function send(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const request: SendRequest = {
      ...{ contactIds: [...chosen], subject, body, withLink, attach },
      copyTo: copyTo.trim() || null,
      ...(withLink && { expiresOn }),
    };
    try {
      // The same mail twice is one mail; a changed one is another.
      const idempotencyKey = `${key}-${digest(request)}`;
      const path = `/document/send/${document.id}`;
      const sent = await call<SentDocument>('POST', path, request, { quiet: true, idempotencyKey });
      changed(document);
      void queries.invalidateQueries({ queryKey: linksQuery(document.id).queryKey });
      if (sent.messages.length === 0 && sent.links.length > 0) return setLinks(sent.links);
      if (sent.messages.length > 0) showSuccess(t('documents.send.done', { count: sent.messages.length }));
      onClose();
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setBusy(false);
      if (problem.result === 'error') setRefusal(problem);
    }
  }

  if (links) return <LinksOnce links={links} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      width={880}
      onClose={onClose}
      title={t('documents.send.title', { name: documentName(document) })}
      actions={
        <>
          <Button onClick={onClose}>{t('documents.send.leave')}</Button>
          <Button look="primary" icon={<Send aria-hidden="true" />} busy={isBusy} onClick={() => void send()}>
            {t(mailIsOn ? 'documents.send.do' : 'documents.send.makeLinks', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {[choiceLabel(facts, 'kind', document.kind), document.customer?.label, document.project?.label]
        .filter(Boolean)
        .join(' · ')}
      {!mailIsOn && <Notice kind="caution">{t('documents.send.mailOff')}</Notice>}
      {refusal && (refusal.fieldErrors.length === 0 || ofOthers) && (
        <Notice kind="caution" role="alert">
          {refusalText(refusal)}
        </Notice>
      )}
      <Columns>
        <div>
          <Addressees contacts={contacts} chosen={chosen} onChoose={setChosen} />
          <div>
            <Checkbox
              label={t('documents.send.attach')}
              checked={attach}
              onChange={({ target }) => setAttach(target.checked)}
            />
            {file && (
              <Small>
                {file.name},{' '}
                {t('documents.fileFacts', { count: file.pages, size: numberText(Math.ceil(file.size / 1024)) })}
              </Small>
            )}
          </div>
          <div>
            <Checkbox
              label={t('documents.send.withLink')}
              checked={withLink}
              onChange={({ target }) => setWithLink(target.checked)}
            />
            <Small>{t('documents.send.withLinkHint')}</Small>
          </div>
          {withLink && (
            <DateField
              label={t('documents.send.until')}
              pickLabel={t('field.pickDate', { field: t('documents.send.until') })}
              value={expiresOn}
              error={refused('expiresOn')}
              onDate={setExpiresOn}
            />
          )}
          <TextField
            label={t('documents.send.copyTo')}
            hint={t('documents.send.copyToHint')}
            type="email"
            maxLength={180}
            value={copyTo}
            error={refused('copyTo')}
            onChange={({ target }) => setCopyTo(target.value)}
          />
          <p>{t('documents.send.answersTo', { sender })}</p>
        </div>
        <MailText
          subject={subject}
          body={body}
          values={{ ...values, contact: first?.name ?? null, link }}
          language={document.language}
          errors={{ subject: refused('subject'), body: refused('body') }}
          onSubject={setSubject}
          onBody={setBody}
        />
      </Columns>
    </Dialog>
  );
}

/** A short text that tells one request from another. */
function digest(request: SendRequest): string {
  let hash = 0;
  for (const letter of JSON.stringify(request))
    hash = Math.trunc((hash * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647);
  return hash.toString(36);
}
