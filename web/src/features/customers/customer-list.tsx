import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/page-head.tsx';

export default function CustomerList() {
  const { t } = useTranslation();
  return <PageHead title={t('customers.title')} />;
}
