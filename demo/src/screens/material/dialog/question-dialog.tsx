import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogVariant } from './dialog-variant.tsx';
import { SheetDialog } from './sheet-dialog.tsx';

type Answer = 'agree' | 'disagree';

/** Asks something to agree with. @param kind whether it appears where it stands, or slides up from below */
export function QuestionDialog({ kind }: { kind: 'alert' | 'sliding' }) {
  const { t } = useTranslation('demo');
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  function give(given: Answer): void {
    setAnswer(given);
    setIsOpen(false);
  }

  const shared = {
    isOpen,
    onClose: () => setIsOpen(false),
    title: t(`material.dialog.${kind}.question`),
    actions: (
      <>
        <Button autoFocus onClick={() => give('disagree')}>
          {t('material.dialog.disagree')}
        </Button>
        <Button look="primary" onClick={() => give('agree')}>
          {t('material.dialog.agree')}
        </Button>
      </>
    ),
    children: <p>{t(`material.dialog.${kind}.text`)}</p>,
  };
  return (
    <DialogVariant
      title={t(`material.dialog.${kind}.title`)}
      lead={t(`material.dialog.${kind}.lead`)}
      open={t(`material.dialog.${kind}.open`)}
      onOpen={() => setIsOpen(true)}
      outcome={answer === null ? t('material.dialog.unanswered') : t(`material.dialog.${answer}d`)}
    >
      {kind === 'alert' ? <Dialog {...shared} /> : <SheetDialog {...shared} isSliding />}
    </DialogVariant>
  );
}
