import { CountedButton } from '@mandate/web/src/ui/buttons/counted-button.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Camera from 'lucide-react/icons/camera';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { FileChoice } from './file-choice.tsx';
import { PressedIconButton } from './round-button.tsx';

/** Buttons of an icon alone: a cart that fills and is emptied, an alarm that is on or off, a picture from the device. */
export function IconButtonsCard({ onPress }: { onPress: (what: string) => void }) {
  const { t } = useTranslation('demo');
  const [inCart, setInCart] = useState(0);
  const [isAlarmOn, setIsAlarmOn] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <VariantCard title={t('material.buttons.icons')} subtitle={t('material.buttons.iconsHint')}>
      <TooltipIconButton
        label={t('material.buttons.delete')}
        icon={<Trash aria-hidden="true" />}
        onClick={() => {
          setInCart(0);
          onPress(t('material.buttons.delete'));
        }}
      />
      <TooltipIconButton
        label={t('material.buttons.deleteOff')}
        icon={<Trash aria-hidden="true" />}
        aria-disabled="true"
        aria-description={t('material.buttons.isOff')}
      />
      <PressedIconButton
        label={t('material.buttons.alarm')}
        icon={<AlarmClock aria-hidden="true" />}
        aria-pressed={isAlarmOn}
        onClick={() => {
          setIsAlarmOn(!isAlarmOn);
          onPress(t(isAlarmOn ? 'material.buttons.alarmOff' : 'material.buttons.alarmOn'));
        }}
      />
      <CountedButton
        label={t('material.buttons.cart', { count: inCart })}
        icon={<ShoppingCart aria-hidden="true" />}
        count={inCart}
        onClick={() => setInCart(inCart + 1)}
      />
      <FileChoice label={t('material.buttons.camera')} accept="image/*" onChoose={setFiles}>
        {(open) => (
          <TooltipIconButton label={t('material.buttons.camera')} icon={<Camera aria-hidden="true" />} onClick={open} />
        )}
      </FileChoice>
      <ChosenFiles files={files} />
    </VariantCard>
  );
}
