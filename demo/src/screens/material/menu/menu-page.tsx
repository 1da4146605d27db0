import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { VariantGrid } from '../variant-card.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { CustomCard } from './custom-card.tsx';
import { SimpleCard } from './simple-card.tsx';
import { TallCard } from './tall-card.tsx';

/** Menus: of acts, of choices, of its own look, of limited height. */
export default function MenuPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('material.menu.title')} />
      <VariantGrid>
        <SimpleCard />
        <ChoiceCard />
        <CustomCard />
        <TallCard />
      </VariantGrid>
    </>
  );
}
