import { may } from '@mandate/contract/access/permissions.ts';
import { project } from '@mandate/contract/project/project.ts';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from 'react-i18next';
import type { RecordPage } from '../../../editor/page/use-record-page.ts';
import { copyAddress } from '../../../lib/addresses/paths.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';

/** The way to a copy of the project; the page it leads to gives the copy its id. */
export function CopyButton({ page: { editing, stored } }: { page: RecordPage }) {
  const { t } = useTranslation();
  const { isNew, reader } = editing;
  if (isNew || stored.deletedAt || may(reader.role, project.name, 'create') === false) return null;
  return (
    <LinkButton size="toolbar" to={copyAddress(stored.id, 'copy')} icon={<Copy aria-hidden="true" />}>
      {t('project.copy')}
    </LinkButton>
  );
}
