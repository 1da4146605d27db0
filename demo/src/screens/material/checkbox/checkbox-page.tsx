import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { VariantColumn, VariantColumns } from '../variant-card.tsx';
import { GroupsCard } from './groups-card.tsx';
import { LabelledCard } from './labelled-card.tsx';
import { PlacementCard } from './placement-card.tsx';
import { PlainCard } from './plain-card.tsx';

/** Checkboxes: alone, with labels, in groups, with the label at each side. */
export default function CheckboxPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('material.checkbox.title')} />
      <VariantColumns>
        <VariantColumn>
          <LabelledCard />
          <PlainCard />
        </VariantColumn>
        <VariantColumn>
          <GroupsCard />
          <PlacementCard />
        </VariantColumn>
      </VariantColumns>
    </>
  );
}
