import RefreshCw from 'lucide-react/icons/refresh-cw';
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rateSidesFor } from '../../../business/rates/dated-rate.ts';
import type { RecordPage } from '../../../editor/page/use-record-page.ts';
import { showInfo } from '../../../lib/frame/show-success-and-errors.ts';
import { MenuItem } from '../../../ui/overlays/menu.tsx';

// Fetched when it is asked for.
const RereadDialog = lazy(() => import('./reread-dialog.tsx'));

interface Reread {
  /** The item of the project's menu; null where its prices are agreed, or not the reader's to change. */
  item: ((close: () => void) => ReactElement) | null;
  dialog: ReactNode;
}

/** Lets the prices of a draft or a quote be read from the rates again. */
export function useReread({ editing, stored, changes, title }: RecordPage): Reread {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { isNew, isReading, reader } = editing;
  const isOpenProject = ['draft', 'quoted'].includes(String(stored.status)) && !stored.frozenOn && !stored.deletedAt;
  if (isNew || isReading || !isOpenProject || rateSidesFor('project', reader).length === 0)
    return { item: null, dialog: null };
  return {
    item: (close) => (
      <MenuItem
        key="reread"
        onClick={() => {
          close();
          if (changes > 0) showInfo(t('project.saveBeforeReread'));
          else setOpen(true);
        }}
      >
        <RefreshCw aria-hidden="true" />
        {t('project.reread')}
      </MenuItem>
    ),
    dialog: isOpen && (
      <Suspense>
        <RereadDialog id={stored.id} name={title} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
