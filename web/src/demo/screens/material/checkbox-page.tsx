import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { GroupsCard } from './checkbox/groups-card.tsx';
import { LabelledCard } from './checkbox/labelled-card.tsx';
import { PlacementCard } from './checkbox/placement-card.tsx';
import { PlainCard } from './checkbox/plain-card.tsx';
import { VariantColumn, VariantColumns } from './variant-card.tsx';

/** Checkboxes: alone, with labels, in groups, with the label at each side. */
export default function CheckboxPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('demo.material.checkbox.title')} />
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
