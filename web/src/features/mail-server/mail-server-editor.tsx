import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import Inbox from 'lucide-react/icons/inbox';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionTest } from '../../business/mail-server/connection-test.tsx';
import {
  LimitFields,
  SenderFields,
  SendingFields,
  ServerFields,
  SignInFields,
  TryingOutFields,
} from '../../business/mail-server/mail-server-fields.tsx';
import { beginMailServerForm, mailServerFacts } from '../../business/mail-server/mail-server-form.ts';
import { RedirectBanner } from '../../business/mail-server/server-warnings.tsx';
import type { MailServerRecord } from '../../business/mail-server/use-mail-server.ts';
import { EditorNotices } from '../../editor/page/editor-notices.tsx';
import { Columns, Head, Sections } from '../../editor/page/editor-page.tsx';
import { SectionNav } from '../../editor/page/section-nav.tsx';
import { LeaveGuard } from '../../editor/saving/editor-leave-guard.tsx';
import { SaveBar, SaveBarGap } from '../../editor/saving/save-bar.tsx';
import { SectionCard } from '../../form/fields/section-card.tsx';
import { EditorProblems, problemCounts } from '../../form/problems/editor-problems.tsx';
import { useSaving } from '../../form/saving/use-saving.ts';
import { EditingContext, useForm } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { MailServerNews } from './mail-server-news.tsx';

const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0, alignContent: 'start' });

const sections = [
  { name: 'sending', Content: SendingFields },
  { name: 'server', Content: ServerFields },
  { name: 'sign-in', Content: SignInFields },
  { name: 'sender', Content: SenderFields },
  { name: 'limits', Content: LimitFields },
  { name: 'trying-out', Content: TryingOutFields },
] as const;

/** How mail leaves, to be changed by who may, and tried by everybody who sees it. */
export function MailServerEditor({ record }: { record: MailServerRecord }) {
  const { t } = useTranslation();
  const reader = useUser();
  const [form] = useState(() => beginMailServerForm(record, reader));
  const changes = useForm(form, (state) => state.changes);
  const counts = useForm(form, (state) => problemCounts(form, state));
  const { isSaving, save } = useSaving(form, () => undefined);
  const isReading = may(reader.role, mailServerFacts.name, 'edit') === false;
  // A newer state was read, such as after somebody else saved.
  useEffect(() => {
    const shown = form.state();
    if (record.version !== shown.base.version && shown.changes === 0) form.store(record, shown.values);
  }, [form, record]);

  const title = t('mailServer.title');
  const problemsIn = new Map(counts.split(' ').map((count) => count.split(':') as [string, string]));
  const titled = [...sections.map(({ name }) => name), 'test' as const].map((name) => ({
    name,
    title: t(`mailServer.section.${name}`),
    problems: Number(problemsIn.get(name) ?? 0),
  }));
  return (
    <EditingContext value={{ form, entity: mailServerFacts, reader, isReading, isNew: false }}>
      <Head>
        <PageHead
          title={title}
          after={
            <StatusPill
              tone={record.enabled === true ? 'good' : 'neutral'}
              label={t(record.enabled === true ? 'mailServer.on' : 'mailServer.off')}
            />
          }
          actions={
            <LinkButton to={paths.mailQueue} icon={<Inbox aria-hidden="true" />}>
              {t('mailServer.queue')}
            </LinkButton>
          }
        />
      </Head>
      <Columns>
        <SectionNav sections={titled} />
        <Stack>
          <Sections noValidate autoComplete="off" aria-label={title} onSubmit={(event) => event.preventDefault()}>
            <EditorProblems />
            <MailServerNews record={record} isSaving={isSaving} />
            <EditorNotices isGone={false} isRestoring={false} onRestore={() => undefined} />
            <RedirectBanner />
            {sections.map(({ name, Content }) => (
              <SectionCard key={name} name={name} title={t(`mailServer.section.${name}`)}>
                <Content />
              </SectionCard>
            ))}
          </Sections>
          <SectionCard name="test" title={t('mailServer.section.test')}>
            <ConnectionTest record={record} />
          </SectionCard>
        </Stack>
      </Columns>
      {!isReading && (
        <>
          <SaveBarGap />
          <SaveBar
            changes={changes}
            isNew={false}
            saveLabel={recordWord(mailServerFacts.name, 'save')}
            isSaving={isSaving}
            ways={[]}
            onSave={() => {
              if (form.state().changes > 0) void save();
            }}
            onDiscard={form.discard}
          />
        </>
      )}
      <LeaveGuard isDirty={() => form.state().changes > 0} title={title} onSave={save} onDiscard={form.discard} />
    </EditingContext>
  );
}
