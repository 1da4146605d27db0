import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { VariantColumn, VariantColumns } from '../variant-card.tsx';
import { CustomSwitches } from './custom-switches.tsx';
import { LabelledSwitches } from './labelled-switches.tsx';
import { PlacedSwitches } from './placed-switches.tsx';
import { SimpleSwitches } from './simple-switches.tsx';
import { SwitchGroup } from './switch-group.tsx';

/** Switches: what is on or off, and takes effect at once. */
export default function SwitchPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('material.switch.title')} />
      <VariantColumns>
        <VariantColumn>
          <LabelledSwitches />
          <SimpleSwitches />
        </VariantColumn>
        <VariantColumn>
          <SwitchGroup />
          <CustomSwitches />
        </VariantColumn>
        <PlacedSwitches />
      </VariantColumns>
    </>
  );
}
