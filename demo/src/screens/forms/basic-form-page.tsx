import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { SimpleForm } from './simple-form/simple-form.tsx';

/** The simple form alone. */
export default function BasicFormPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('forms.basic.title')} />
      <PageCard title={t('forms.basic.card')} style={{ marginTop: 14 }}>
        <SimpleForm />
      </PageCard>
    </>
  );
}
