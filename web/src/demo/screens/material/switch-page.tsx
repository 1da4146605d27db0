import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { CustomSwitches } from './switch/custom-switches.tsx';
import { LabelledSwitches } from './switch/labelled-switches.tsx';
import { PlacedSwitches } from './switch/placed-switches.tsx';
import { SimpleSwitches } from './switch/simple-switches.tsx';
import { SwitchGroup } from './switch/switch-group.tsx';
import { VariantColumn, VariantColumns } from './variant-card.tsx';

/** Switches: what is on or off, and takes effect at once. */
export default function SwitchPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('demo.material.switch.title')} />
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
