import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { useIsPhone } from '@mandate/web/src/ui/media/use-media.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogVariant } from './dialog-variant.tsx';
import { SheetDialog } from './sheet-dialog.tsx';

/** A dialog with a bar at its top that closes it, and lines between its parts. @param kind `responsive` fills the window of a phone */
export function TermsDialog({ kind }: { kind: 'custom' | 'responsive' }) {
  const { t } = useTranslation('demo');
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState<'agree' | 'disagree' | null>(null);
  const isPhone = useIsPhone();

  function give(given: 'agree' | 'disagree'): void {
    setAnswer(given);
    setIsOpen(false);
  }

  return (
    <DialogVariant
      title={t(`material.dialog.${kind}.title`)}
      lead={t(`material.dialog.${kind}.lead`)}
      open={t(`material.dialog.${kind}.open`)}
      onOpen={() => setIsOpen(true)}
      outcome={answer === null ? t('material.dialog.unanswered') : t(`material.dialog.${answer}d`)}
    >
      <SheetDialog
        isOpen={isOpen}
        size={kind === 'responsive' && isPhone ? 'full' : 'fitting'}
        onClose={() => setIsOpen(false)}
        title={t(`material.dialog.${kind}.question`)}
        actions={
          <>
            <Button onClick={() => give('disagree')}>{t('material.dialog.disagree')}</Button>
            <Button autoFocus look="primary" onClick={() => give('agree')}>
              {t('material.dialog.agree')}
            </Button>
          </>
        }
      >
        <p>{t('material.dialog.terms.first')}</p>
        <p>{t('material.dialog.terms.second')}</p>
        <p>{t('material.dialog.terms.third')}</p>
      </SheetDialog>
    </DialogVariant>
  );
}
