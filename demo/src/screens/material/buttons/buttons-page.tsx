import styled from '@emotion/styled';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantColumn, VariantColumns } from '../variant-card.tsx';
import { FamilyCard } from './family-card.tsx';
import { IconButtonsCard } from './icon-buttons-card.tsx';
import { RoundActs, RoundSizes } from './round-sizes.tsx';

const Said = styled('p')(({ theme: { vars } }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

/** Buttons of every kind; the head says which was pressed last. */
export default function ButtonsPage() {
  const { t } = useTranslation('demo');
  const [pressed, setPressed] = useState<string | null>(null);
  const said =
    pressed === null ? t('material.buttons.nothingPressed') : t('material.buttons.pressed', { what: pressed });
  return (
    <>
      <PageHead title={t('material.buttons.title')} after={<Said role="status">{said}</Said>} />
      <VariantColumns>
        <VariantColumn>
          <FamilyCard family="filled" onPress={setPressed} />
          <FamilyCard family="outlined" onPress={setPressed} />
          <RoundSizes onPress={setPressed} />
        </VariantColumn>
        <VariantColumn>
          <FamilyCard family="text" onPress={setPressed} />
          <IconButtonsCard onPress={setPressed} />
          <RoundActs onPress={setPressed} />
        </VariantColumn>
      </VariantColumns>
    </>
  );
}
