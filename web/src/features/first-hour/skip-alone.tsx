import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { useStep } from './step-context.ts';

/** The one act left to who may not do a step. */
export function SkipAlone() {
  const { t } = useTranslation();
  const { skip, isSkipping } = useStep();
  return (
    <Button busy={isSkipping} style={{ marginTop: 12 }} onClick={() => void skip()}>
      {t('firstHour.skip')}
    </Button>
  );
}
