import Upload from 'lucide-react/icons/upload';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RecordPage } from '../../editor/page/use-record-page.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { mayImport } from '../../records/rights/may-export-and-import.ts';
import { MenuItem } from '../../ui/overlays/menu.tsx';

/** The way to the import of lines into a project, as an item of its menu; null for whom there is none. */
export function useImportLines({ editing, stored }: RecordPage): ((close: () => void) => ReactElement) | null {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isNew, isReading, reader } = editing;
  if (isNew || isReading || !mayImport(reader, 'project')) return null;
  return (close) => (
    <MenuItem
      key="import"
      onClick={() => {
        close();
        void navigate(`${paths.projects.import}?${new URLSearchParams({ record: stored.id })}`);
      }}
    >
      <Upload aria-hidden="true" />
      {t('project.importLines')}
    </MenuItem>
  );
}
