import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';

/** The way on from where nothing can be made: to the projects, where most of what would stand here begins. */
export function OpenProjects({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation();
  return (
    <LinkButton size="row" to={paths.projects.list} onClick={onLeave}>
      {t('nothing.openProjects')}
    </LinkButton>
  );
}
