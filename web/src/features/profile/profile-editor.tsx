import styled from '@emotion/styled';
import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { account as accountFacts } from '@mandate/contract/entities/account.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorNotices } from '../../editor/page/editor-notices.tsx';
import { Columns, Head, Sections } from '../../editor/page/editor-page.tsx';
import { SectionNav } from '../../editor/page/section-nav.tsx';
import { LeaveGuard } from '../../editor/saving/editor-leave-guard.tsx';
import { SaveBar, SaveBarGap } from '../../editor/saving/save-bar.tsx';
import { SectionCard } from '../../form/fields/section-card.tsx';
import { EditorProblems, problemCounts } from '../../form/problems/editor-problems.tsx';
import { useSaving } from '../../form/saving/use-saving.ts';
import { EditingContext, useForm } from '../../form/state/editing-context.ts';
import { beginForm, type RecordForm } from '../../form/state/record-form.ts';
import { dismiss, showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { changePreferences } from '../../lib/preferences/preferences.ts';
import { type OwnAccount, renewOwnToken } from '../../lib/session/own-account.ts';
import { useUser } from '../../lib/session/session.ts';
import { recordName, recordWord } from '../../records/words/record-words.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { AppearanceFields, FormatFields, KeyboardFields, MailFields, PersonFields } from './profile-fields.tsx';

const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });

const sectionNames = ['person', 'display', 'appearance', 'keyboard', 'mail', 'password', 'sessions'] as const;

/** The own account to be changed: what a person may change of it, the password, and where the person is signed in. */
export function ProfileEditor({ account }: { account: OwnAccount & Values }) {
  const { t } = useTranslation();
  // Of the own account everybody sees everything (decisions 9.2), whatever the role shows of others.
  const [form] = useState(() => beginForm(accountFacts, account.id, account, everything));
  const changes = useForm(form, (state) => state.changes);
  const counts = useForm(form, (state) => problemCounts(form, state));
  const { isSaving, save } = useSaving(form, () => undefined);
  const saveAndTell = useToldInItsLanguage(form, save);
  useTakenUp(form, account);

  const title = t('profile.title');
  const problemsIn = new Map(counts.split(' ').map((count) => count.split(':') as [string, string]));
  const sections = sectionNames.map((name) => ({
    name,
    title: t(`profile.section.${name}`),
    problems: Number(problemsIn.get(name) ?? 0),
  }));
  return (
    <EditingContext value={{ form, entity: accountFacts, reader: everything, isReading: false, isNew: false }}>
      <Head>
        <PageHead title={title} />
      </Head>
      <Columns>
        <SectionNav sections={sections} />
        <Stack>
          <Sections noValidate autoComplete="off" aria-label={title} onSubmit={(event) => event.preventDefault()}>
            <EditorProblems />
            <EditorNotices isGone={false} isRestoring={false} onRestore={() => undefined} />
            <SectionCard name="person" title={t('profile.section.person')}>
              <PersonFields account={account} />
            </SectionCard>
            <SectionCard name="display" title={t('profile.section.display')}>
              <FormatFields />
            </SectionCard>
            <SectionCard name="appearance" title={t('profile.section.appearance')}>
              <AppearanceFields />
            </SectionCard>
            <SectionCard name="keyboard" title={t('profile.section.keyboard')}>
              <KeyboardFields />
            </SectionCard>
            <SectionCard name="mail" title={t('profile.section.mail')}>
              <MailFields />
            </SectionCard>
          </Sections>
          <SectionCard name="password" title={t('profile.section.password')}>
            <OwnPassword email={account.email} />
          </SectionCard>
          <SectionCard name="sessions" title={t('profile.section.sessions')}>
            <OwnSessions />
          </SectionCard>
        </Stack>
      </Columns>
      <SaveBarGap />
      <SaveBar
        changes={changes}
        isNew={false}
        saveLabel={t('profile.save')}
        isSaving={isSaving}
        ways={[]}
        onSave={() => {
          if (form.state().changes > 0) void saveAndTell();
        }}
        onDiscard={form.discard}
      />
      <LeaveGuard
        isDirty={() => form.state().changes > 0}
        title={title}
        onSave={saveAndTell}
        onDiscard={form.discard}
      />
    </EditingContext>
  );
}

/** What is stored takes effect at once: on the whole product, and on the name in the top bar. */
function useTakenUp(form: RecordForm, account: OwnAccount & Values): void {
  const { fullName } = useUser();
  // A newer state was read or kept, such as by the quick choice of the appearance.
  useEffect(() => {
    const shown = form.state();
    if (account.version !== shown.base.version && shown.changes === 0) form.store(account, shown.values);
  }, [form, account]);
  const takeUp = useEffectEvent((stored: OwnAccount) => {
    changePreferences(stored.id, stored);
    if (stored.fullName !== fullName) void renewOwnToken();
  });
  useEffect(() => takeUp(account), [account]);
}

/** Saves, and says so once more in the language that was chosen, once its words are here: the first words were in the one before. */
function useToldInItsLanguage(form: RecordForm, save: () => Promise<boolean>): () => Promise<boolean> {
  return async () => {
    const { values } = form.state();
    if (values.language === i18n.language) return save();
    const said = () => recordWord(accountFacts.name, 'saved', { title: recordName(accountFacts, values) });
    const before = said();
    const retell = () => {
      i18n.off('languageChanged', retell);
      dismiss(before);
      showSuccess(said());
    };
    i18n.on('languageChanged', retell);
    const isSaved = await save();
    if (!isSaved) i18n.off('languageChanged', retell);
    return isSaved;
  };
}
