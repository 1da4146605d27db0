import { may } from '@mandate/contract/access/permissions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstHourKey } from '../../../business/first-hour/use-first-hour.ts';
import { ConnectionTest } from '../../../business/mail-server/connection-test.tsx';
import { SignInFields } from '../../../business/mail-server/mail-server-fields.tsx';
import { beginMailServerForm, mailServerFacts } from '../../../business/mail-server/mail-server-form.ts';
import { type MailServerRecord, useMailServer } from '../../../business/mail-server/use-mail-server.ts';
import { Choice } from '../../../form/fields/field-choices.tsx';
import { Text } from '../../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../../form/fields/section-card.tsx';
import { EditorProblems } from '../../../form/problems/editor-problems.tsx';
import { useSaving } from '../../../form/saving/use-saving.ts';
import { EditingContext, SectionContext } from '../../../form/state/editing-context.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useUser } from '../../../lib/session/session.ts';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { SkipAlone } from '../skip-alone.tsx';
import { StepActions } from '../step-actions.tsx';
import { StepFrame, StepText } from '../step-frame.tsx';

/** Through which server mail leaves: for an SA to say, and for others to know who does. */
export default function MailStep() {
  useWords(['mail-server']);
  const { t } = useTranslation();
  const { role } = useUser();
  const isKeeper = may(role, 'mail-server', 'edit') !== false;
  const { data, isError, refetch } = useMailServer(isKeeper);
  return (
    <StepFrame role="group" aria-label={t('firstHour.step.mail.name')}>
      {!isKeeper && (
        <>
          <StepText>{t('firstHour.step.mail.keptBySa')}</StepText>
          <SkipAlone />
        </>
      )}
      {isKeeper && isError && !data && (
        <ReadFailed
          title={t('mailServer.failedTitle')}
          text={t('mailServer.failedText')}
          onRetry={() => void refetch()}
        />
      )}
      {isKeeper && !data && !isError && <SkeletonRows label={t('editor.loading')} rows={3} rowHeight={56} />}
      {isKeeper && data && <MailForm record={data} />}
    </StepFrame>
  );
}

function MailForm({ record }: { record: MailServerRecord }) {
  const { t } = useTranslation();
  const reader = useUser();
  const queries = useQueryClient();
  // What is typed may be the secret: nothing of it is kept.
  const [form] = useState(() => beginMailServerForm(record, reader));
  const { isSaving, save } = useSaving(form, () => undefined);

  async function saveAndTurnOn(): Promise<boolean> {
    form.set('enabled', true);
    const isSaved = await save();
    await queries.invalidateQueries({ queryKey: firstHourKey });
    return isSaved;
  }

  return (
    <EditingContext value={{ form, entity: mailServerFacts, reader, isReading: false, isNew: false, scope: 'mail' }}>
      <SectionContext value="mail">
        <StepText style={{ marginBottom: 10 }}>{t('firstHour.step.mail.how')}</StepText>
        <EditorProblems />
        <FieldGrid style={{ gap: '10px 14px', marginBottom: 10 }}>
          <Text of={mailServerFacts} name="fromEmail" type="email" span={3} isNeeded />
          <Text of={mailServerFacts} name="fromName" span={3} />
          <Text of={mailServerFacts} name="host" span={3} isNeeded />
          <Text of={mailServerFacts} name="port" type="tel" span={1} />
          <Choice of={mailServerFacts} name="security" span={2} />
        </FieldGrid>
        <SignInFields />
        <StepActions
          save={saveAndTurnOn}
          isSaving={isSaving}
          others={<LinkButton to={paths.mailServer}>{t('firstHour.step.mail.all')}</LinkButton>}
        />
        <div style={{ marginTop: 16 }}>
          <ConnectionTest record={record} />
        </div>
      </SectionContext>
    </EditingContext>
  );
}
