import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { AccountDialog } from './dialog/account-dialog.tsx';
import { FullDialog } from './dialog/full-dialog.tsx';
import { QuestionDialog } from './dialog/question-dialog.tsx';
import { RingtoneDialog } from './dialog/ringtone-dialog.tsx';
import { SubscribeDialog } from './dialog/subscribe-dialog.tsx';
import { TermsDialog } from './dialog/terms-dialog.tsx';
import { WideDialog } from './dialog/wide-dialog.tsx';
import { VariantGrid } from './variant-card.tsx';

/** Dialogs: windows that ask, and what was answered. */
export default function DialogPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('demo.material.dialog.title')} />
      <VariantGrid data-low="">
        <AccountDialog />
        <QuestionDialog kind="alert" />
        <QuestionDialog kind="sliding" />
        <SubscribeDialog />
        <TermsDialog kind="custom" />
        <FullDialog />
        <WideDialog />
        <TermsDialog kind="responsive" />
        <RingtoneDialog />
      </VariantGrid>
    </>
  );
}
