import styled from '@emotion/styled';
import type { DocumentSending, SendRequest, SentDocument } from '@mandate/contract/documents/send-request.ts';
import { type DocumentRow, document as facts } from '@mandate/contract/entities/document.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
import { showSuccess } from '../../../lib/frame/show-success-and-errors.ts';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { choiceLabel } from '../../../records/words/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { dateText } from '../../../ui/values/value-texts.ts';
import { documentName } from '../document-name.ts';
import { refusalText } from '../refusal-text.ts';
import { useDocumentChanged } from '../use-document-changed.ts';
import { useKeptTyping } from '../use-kept-typing.ts';
import { useSendKey } from '../use-send-key.ts';
import { type Letter, LetterForm, letterBegun } from './letter-form.tsx';
import { LinksOnce } from './links-once.tsx';
import { linksQuery, sendingQuery } from './sending-query.ts';

const Told = styled('div')({ display: 'grid', gap: 8, marginTop: 8 });

interface SendDialogProps {
  document: DocumentRow;
  /** The contact it is for, where it is sent to them again. */
  toName?: string;
  onClose: () => void;
}

/**
 * Sends a document: to which contacts, with which words, with the PDF and a link or without. It is one window from loading to the links, so that
 * the focus finds back to the button that opened it.
 */
export default function SendDialog({ document, toName = '', onClose }: SendDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const queries = useQueryClient();
  const changed = useDocumentChanged();
  const { data: sending, error, refetch, isFetching } = useQuery(sendingQuery(document.id));
  const [key] = useState(() => crypto.randomUUID());
  // Who and until when is chosen anew: both may have changed when the dialog is opened again.
  const [chosen, setChosen] = useState<Partial<Letter>>({});
  const { typed, type, forget } = useKeptTyping<Letter>('send', document.id);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const [links, setLinks] = useState<SentDocument['links'] | null>(null);
  const letter = sending && { ...letterBegun(document, sending, toName), ...typed, ...chosen };
  const lack = letter && lackOf(letter, sending);
  const ofOthers = refusal?.fieldErrors.every(({ field }) => field.startsWith('contactIds')) ?? false;

  const isReady = letter && !isBusy && links === null;
  useSendKey(isReady ? () => void (lack || send(letter)) : null);

  async function send({ contactIds, subject, body, withLink, attach, copyTo, expiresOn }: Letter): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const request: SendRequest = {
      ...{ contactIds: [...contactIds], subject, body, withLink, attach },
      copyTo: copyTo.trim() || null,
      ...(withLink && { expiresOn }),
    };
    try {
      // The same mail twice is one mail; a changed one is another.
      const idempotencyKey = `${key}-${digest(request)}`;
      const path = `/document/send/${document.id}`;
      const sent = await call<SentDocument>('POST', path, request, { quiet: true, idempotencyKey });
      forget();
      changed(document);
      void queries.invalidateQueries({ queryKey: linksQuery(document.id).queryKey });
      if (sent.messages.length === 0 && sent.links.length > 0) return setLinks(sent.links);
      const count = sent.messages.length;
      if (count > 0) showSuccess(t(sent.isPaused ? 'documents.send.waiting' : 'documents.send.done', { count }));
      onClose();
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setBusy(false);
      if (problem.result === 'error') setRefusal(problem);
    }
  }

  return (
    <Dialog
      isOpen
      width={links ? 640 : 880}
      // Links do not come again: only their button closes them.
      onClose={links ? () => undefined : onClose}
      title={
        links
          ? t('documents.send.linksTitle', { count: links.length })
          : t('documents.send.title', { name: documentName(document) })
      }
      actions={
        links ? (
          <Button key="close" look="primary" onClick={onClose}>
            {t('action.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('documents.send.leave')}</Button>
            {letter && (
              <Button
                look="primary"
                icon={<Send aria-hidden="true" />}
                busy={isBusy}
                isOff={lack !== null}
                aria-describedby={lack ? `${id}-lack` : undefined}
                onClick={() => void send(letter)}
              >
                {lack === null
                  ? t(sending.mailIsOn ? 'documents.send.do' : 'documents.send.makeLinks', {
                      count: letter.contactIds.length,
                    })
                  : t(sending.mailIsOn ? 'documents.act.send' : 'documents.send.makeNoLink')}
              </Button>
            )}
          </>
        )
      }
    >
      {content()}
    </Dialog>
  );

  function content() {
    if (links) return <LinksOnce links={links} />;
    if (!letter && error)
      return (
        <ReadFailed
          title={t('documents.send.failed')}
          text={error.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      );
    if (!letter) return <SkeletonRows label={t('documents.send.loading')} rows={6} rowHeight={40} />;
    return (
      <>
        {[choiceLabel(facts, 'kind', document.kind), document.customer?.label, document.project?.label]
          .filter(Boolean)
          .join(' · ')}
        <Told>
          {sending.isExpired && (
            <Notice kind="caution">
              {t('documents.send.expired', { date: dateText(document.validUntil) })}{' '}
              <Link to={`${paths.projects.record(document.projectId)}#overview`}>{t('documents.send.toProject')}</Link>
            </Notice>
          )}
          {!sending.mailIsOn && <Notice kind="caution">{t('documents.send.mailOff')}</Notice>}
          {sending.mailIsPaused && <Notice kind="caution">{t('documents.send.mailPaused')}</Notice>}
          {lack && <Notice id={`${id}-lack`}>{t(`documents.send.lack.${lack}`)}</Notice>}
          {refusal && (refusal.fieldErrors.length === 0 || ofOthers) && (
            <Notice kind="caution" role="alert">
              {refusalText(refusal)}
            </Notice>
          )}
        </Told>
        <LetterForm
          letter={letter}
          sending={sending}
          document={document}
          errors={refusal?.fieldErrors ?? []}
          onChange={(part) =>
            'contactIds' in part || 'expiresOn' in part ? setChosen({ ...chosen, ...part }) : type(part)
          }
        />
      </>
    );
  }
}

/** What keeps a letter from leaving; null when nothing does. While mail is off, links are all that comes of it. */
function lackOf({ contactIds, withLink, attach }: Letter, { contacts, mailIsOn }: DocumentSending) {
  if (contactIds.length === 0) return contacts.some(({ email }) => email !== null) ? 'contact' : 'address';
  if (withLink) return null;
  if (!mailIsOn) return 'link';
  return attach ? null : 'along';
}

/** A short text that tells one request from another. */
function digest(request: SendRequest): string {
  let hash = 0;
  for (const letter of JSON.stringify(request))
    hash = Math.trunc((hash * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647);
  return hash.toString(36);
}
