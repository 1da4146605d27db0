import { Hint } from '@mandate/web/src/ui/overlays/hint.tsx';
import MapIcon from 'lucide-react/icons/map';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { RoundButton, RoundLink } from './round-button.tsx';

const sizes = ['small', 'medium', 'large'] as const;

interface RoundProps {
  /** Told which button was pressed. */
  onPress: (what: string) => void;
}

/** One round button in three sizes. */
export function RoundSizes({ onPress }: RoundProps) {
  const { t } = useTranslation('demo');
  return (
    <VariantCard title={t('material.buttons.round')} subtitle={t('material.buttons.roundHint')}>
      {sizes.map((size) => {
        const name = t(`material.buttons.sizes.${size}`);
        return (
          <Hint key={size} title={name}>
            <RoundButton type="button" data-size={size} aria-label={name} onClick={() => onPress(name)}>
              <Plus aria-hidden="true" />
            </RoundButton>
          </Hint>
        );
      })}
    </VariantCard>
  );
}

/** Round buttons of several acts. */
export function RoundActs({ onPress }: RoundProps) {
  const { t } = useTranslation('demo');
  const add = t('material.buttons.add');
  const edit = t('material.buttons.edit');
  return (
    <VariantCard title={t('material.buttons.acts')} subtitle={t('material.buttons.actsHint')}>
      <Hint title={add}>
        <RoundButton type="button" data-size="medium" aria-label={add} onClick={() => onPress(add)}>
          <Plus aria-hidden="true" />
        </RoundButton>
      </Hint>
      <Hint title={edit}>
        <RoundButton type="button" data-size="medium" data-tone="plain" aria-label={edit} onClick={() => onPress(edit)}>
          <Pencil aria-hidden="true" />
        </RoundButton>
      </Hint>
      <RoundLink to="/map">
        <MapIcon aria-hidden="true" />
        {t('material.buttons.extended')}
      </RoundLink>
      <Hint title={t('material.buttons.isOff')}>
        <RoundButton
          type="button"
          data-size="medium"
          aria-label={t('material.buttons.deleteOff')}
          aria-disabled="true"
          aria-description={t('material.buttons.isOff')}
        >
          <Trash aria-hidden="true" />
        </RoundButton>
      </Hint>
    </VariantCard>
  );
}
