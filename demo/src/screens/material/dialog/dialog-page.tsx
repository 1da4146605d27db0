import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { VariantGrid } from '../variant-card.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { FullDialog } from './full-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { RingtoneDialog } from './ringtone-dialog.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { WideDialog } from './wide-dialog.tsx';

/** Dialogs: windows that ask, and what was answered. */
export default function DialogPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('material.dialog.title')} />
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
