import styled from '@emotion/styled';
import { Hint } from '@mandate/web/src/ui/overlays/hint.tsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { type Family, FamilyButton, FamilyLink, lookOf } from './family-button.ts';
import { FileChoice } from './file-choice.tsx';

// Text of a colour of its own, which the button within it takes.
const Surrounding = styled('span')(({ theme: { vars } }) => ({ color: vars.palette.good.text }));

interface FamilyCardProps {
  family: Family;
  /** Told which button was pressed. */
  onPress: (what: string) => void;
}

/** The buttons of one family: in each tone, switched off, leading elsewhere, asking for files. */
export function FamilyCard({ family, onPress }: FamilyCardProps) {
  const { t } = useTranslation('demo');
  const [files, setFiles] = useState<readonly File[]>([]);
  const kind = t(`material.buttons.${family}`);
  const look = lookOf[family];
  const press = (name: string) => onPress(t('material.buttons.named', { name, kind }));
  return (
    <VariantCard title={kind} subtitle={t(`material.buttons.${family}Hint`)}>
      <FamilyButton look={family === 'filled' ? 'chosen' : look} onClick={() => press(t('material.buttons.default'))}>
        {t('material.buttons.default')}
      </FamilyButton>
      {(['primary', 'secondary'] as const).map((tone) => (
        <FamilyButton key={tone} look={look} data-tone={tone} onClick={() => press(t(`material.buttons.${tone}`))}>
          {t(`material.buttons.${tone}`)}
        </FamilyButton>
      ))}
      {family === 'outlined' && (
        <Surrounding>
          <FamilyButton look={look} data-tone="inherit" onClick={() => press(t('material.buttons.inherit'))}>
            {t('material.buttons.inherit')}
          </FamilyButton>
        </Surrounding>
      )}
      <Hint title={t('material.buttons.isOff')}>
        <FamilyButton look={look} isOff aria-description={t('material.buttons.isOff')}>
          {t('material.buttons.disabled')}
        </FamilyButton>
      </Hint>
      <FamilyLink look={look} to="/material/icons" icon={<ArrowRight aria-hidden="true" />}>
        {t('material.buttons.link')}
      </FamilyLink>
      <FileChoice label={t('material.buttons.uploadHere', { kind })} onChoose={setFiles}>
        {(open) => (
          <FamilyButton look={look} icon={<Upload aria-hidden="true" />} onClick={open}>
            {t('material.buttons.upload')}
          </FamilyButton>
        )}
      </FileChoice>
      <ChosenFiles files={files} />
    </VariantCard>
  );
}
