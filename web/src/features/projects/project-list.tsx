import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/page-head.tsx';

export default function ProjectList() {
  const { t } = useTranslation();
  return <PageHead title={t('projects.title')} />;
}
