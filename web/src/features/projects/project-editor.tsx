import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/page-head.tsx';

export default function ProjectEditor() {
  const { t } = useTranslation();
  return <PageHead title={t('projects.edit')} />;
}
