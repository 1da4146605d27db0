import styled from '@emotion/styled';
import { useUser } from '@mandate/web/src/lib/session/session.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailAttachment } from '../../contract/mailbox-calls.ts';
import { AttachmentPicker } from './attachment-picker.tsx';
import { addressOf, answeredSubject, isMailAddress, type Mail } from './mail.ts';
import type { Letter } from './use-mail-acts.ts';

const RichTextEditor = lazy(() => import('@mandate/web/src/rich-text/rich-text-editor.tsx'));

const Form = styled('form')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 14,
  marginTop: 12,
  color: vars.palette.text.primary,
}));

interface ComposeDialogProps {
  /** The message that is answered; none for a new one. */
  answered?: Mail | undefined;
  onSend: (letter: Letter) => Promise<void>;
  onClose: () => void;
}

/** Writes a message, or an answer to one. */
export function ComposeDialog({ answered, onSend, onClose }: ComposeDialogProps) {
  const { t } = useTranslation(['demo', 'all']);
  const user = useUser();
  const formId = useId();
  const [to, setTo] = useState(() => (answered ? answered.to || addressOf(answered.sender.name) : ''));
  const [subject, setSubject] = useState(() => (answered ? answeredSubject(answered.subject) : ''));
  const [html, setHtml] = useState(() => (answered ? `<p></p><blockquote>${answered.message}</blockquote>` : ''));
  const [attachments, setAttachments] = useState<MailAttachment[]>([]);
  const [wasSent, setWasSent] = useState(false);
  const isToWrong = !isMailAddress(to.trim());
  const isSubjectWrong = subject.trim() === '';

  async function send(form: HTMLFormElement): Promise<void> {
    setWasSent(true);
    if (isToWrong || isSubjectWrong) {
      form.querySelectorAll('input')[isToWrong ? 0 : 1]?.focus();
      return;
    }
    const from = { name: user.fullName, photo: '' };
    await onSend({ from, to: to.trim(), subject: subject.trim(), html, attachments });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={640}
      title={t(answered ? 'inbox.replyTitle' : 'inbox.composeTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('all:action.cancel')}</Button>
          <Button look="primary" type="submit" form={formId}>
            {t('inbox.send')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <TextField
          autoFocus={!answered}
          type="email"
          autoComplete="off"
          label={t('inbox.toLabel')}
          error={wasSent && isToWrong ? t('inbox.toMissing') : undefined}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <TextField
          label={t('inbox.subject')}
          error={wasSent && isSubjectWrong ? t('inbox.subjectMissing') : undefined}
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
        <Suspense fallback={<SkeletonRows label={t('inbox.loading')} rows={4} />}>
          <RichTextEditor label={t('inbox.message')} rows={6} value={html} onText={setHtml} />
        </Suspense>
        <AttachmentPicker attachments={attachments} onChange={setAttachments} />
      </Form>
    </Dialog>
  );
}
