import styled from '@emotion/styled';
import { type MailMessageDetail, mailMessage, securityPurposes } from '@mandate/contract/entities/mail-message.ts';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser, useViewer } from '../../lib/session/session.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { phone } from '../../ui/media/phone.ts';
import { InstantText } from '../../ui/values/figure.tsx';
import { mailTones } from './mail-tones.ts';
import { MailTries } from './mail-tries.tsx';
import { type MailAct, useMailActs } from './use-mail-queue.ts';

const Stack = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 20,
  padding: '16px 20px 24px',
  fontSize: 13,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& h3': { marginBottom: 8, fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& dl': { display: 'grid', gridTemplateColumns: '110px minmax(0, 1fr)', gap: '6px 12px', margin: 0 },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& .quiet': { color: vars.palette.text.secondary },
  '& .quiet + p': { marginTop: 6 },
  [phone]: { paddingInline: 16 },
}));

const Said = styled('p')(({ theme: { vars } }) => ({
  padding: '12px 14px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.sunken,
  whiteSpace: 'pre-wrap',
}));

/** What can be done with a mail in each of its states. */
const acts: Partial<Record<MailMessageDetail['state'], readonly MailAct[]>> = {
  queued: ['cancel'],
  deferred: ['retry', 'cancel'],
  failed: ['retry', 'resend'],
  sent: ['resend'],
  cancelled: ['resend'],
};

/** A mail: how far it is and to whom, what can be done, every try, and what it says. */
export function MailFacts({ mail }: { mail: MailMessageDetail }) {
  const { t } = useTranslation();
  const id = useId();
  const isViewing = useViewer() !== null;
  const act = useMailActs(mail.id);
  const offered = isViewing || mail.stopped !== null ? [] : (acts[mail.state] ?? []);

  // The button that was pressed goes with the state it belonged to: the focus stays with the mail.
  const stack = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const keepFocus = useEffectEvent(() => {
    if (hasFocus.current && stack.current?.contains(document.activeElement) === false) stack.current.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is what the effect waits for
  useEffect(() => keepFocus(), [mail.state]);
  return (
    <Stack
      ref={stack}
      tabIndex={-1}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hasFocus.current = false;
      }}
    >
      <div>
        <StatusPill tone={mailTones[mail.state]} label={choiceLabel(mailMessage, 'state', mail.state)} />
      </div>
      {mail.mayBeTwice && <Notice kind="caution">{t('mailQueue.twice')}</Notice>}
      {mail.stopped !== null && <Notice kind="info">{mail.stopped}</Notice>}
      <Facts mail={mail} />
      {offered.length > 0 && (
        <div className="acts">
          {offered.map((name) => (
            <Button
              key={name}
              size="row"
              busy={act.isPending && act.variables === name}
              onClick={() => act.mutate(name)}
            >
              {t(`mailQueue.${name}`)}
            </Button>
          ))}
        </div>
      )}
      <section aria-labelledby={`${id}-tries`}>
        <h3 id={`${id}-tries`}>{t('mailQueue.tries')}</h3>
        <MailTries tries={mail.attemptList} />
      </section>
      <section aria-labelledby={`${id}-says`}>
        <h3 id={`${id}-says`}>{t('mailQueue.says')}</h3>
        <Says mail={mail} />
      </section>
    </Stack>
  );
}

function Facts({ mail }: { mail: MailMessageDetail }) {
  const { t } = useTranslation();
  const waits = mail.state === 'queued' || mail.state === 'deferred';
  const facts: [label: string, value: ReactNode][] = [
    [t('mailQueue.to'), mail.toName === '' ? mail.toAddress : `${mail.toName} <${mail.toAddress}>`],
    [t('mailQueue.about'), choiceLabel(mailMessage, 'purpose', mail.purpose)],
    ...(mail.redirectedTo ? [[t('mailQueue.instead'), mail.redirectedTo] as [string, string]] : []),
    ...(mail.createdBy ? [[t('mailQueue.from'), mail.createdBy.label] as [string, string]] : []),
    [t('mailQueue.written'), <InstantText key="written" instant={mail.createdAt} />],
  ];
  if (waits) facts.push([t('mailQueue.nextTry'), <InstantText key="next" instant={mail.nextTryAt} />]);
  if (mail.sentAt) facts.push([t('mailQueue.left'), <InstantText key="left" instant={mail.sentAt} />]);
  else facts.push([t('mailQueue.until'), <InstantText key="until" instant={mail.notAfter} />]);
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the mail says, as its plain text: the page's own policy lets no foreign styles in, which its HTML has. */
function Says({ mail: { rendered, purpose } }: { mail: MailMessageDetail }) {
  const { t } = useTranslation();
  const { role } = useUser();
  const isSecret = securityPurposes.includes(purpose);
  if (rendered === null) {
    return <p className="quiet">{t(isSecret && role !== 'SA' ? 'mailQueue.hidden' : 'mailQueue.unreadable')}</p>;
  }
  return (
    <>
      {isSecret && <p className="quiet">{t('mailQueue.masked')}</p>}
      <Said>{rendered.text.trimEnd()}</Said>
    </>
  );
}
