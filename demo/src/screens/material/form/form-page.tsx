import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { SimpleForm } from '../../forms/simple-form/simple-form.tsx';
import { VariantCard, VariantGrid } from '../variant-card.tsx';
import { StepperForm } from './stepper-form.tsx';

/** Forms: all fields at once, and step by step. */
export default function FormPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('material.form.title')} />
      <VariantGrid>
        <VariantCard title={t('material.form.simple')} subtitle={t('material.form.simpleHint')} isWide isStacked>
          <SimpleForm />
        </VariantCard>
        <VariantCard title={t('material.form.stepper')} subtitle={t('material.form.stepperHint')} isWide isStacked>
          <StepperForm />
        </VariantCard>
      </VariantGrid>
    </>
  );
}
