import type { Entity } from '@mandate/contract/facts/entity.ts';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { StoredImport } from '../import-calls.ts';
import { recordsText } from '../import-texts.ts';
import type { ImportActs } from '../use-import-acts.ts';

interface UndoImportProps {
  entity: Entity;
  stored: StoredImport;
  acts: ImportActs;
  isOff: boolean;
}

/** Takes a whole import back; asks first, and says how many records that is. */
export function UndoImport({ entity, stored, acts, isOff }: UndoImportProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { created, updated } = stored;
  return (
    <>
      <Button
        look="danger"
        icon={<Undo aria-hidden="true" />}
        busy={acts.working === 'undo'}
        isOff={isOff}
        onClick={() => setAsked(true)}
      >
        {t('import.undo')}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t('import.undoTitle', { what: recordsText(entity, created + updated) })}
        actions={
          <>
            <Button autoFocus onClick={() => setAsked(false)}>
              {t('import.keep')}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                setAsked(false);
                void acts.undo();
              }}
            >
              {t('import.undo')}
            </Button>
          </>
        }
      >
        {created > 0 && <p>{t('import.undoCreated', { what: recordsText(entity, created) })}</p>}
        {updated > 0 && <p>{t('import.undoUpdated', { what: recordsText(entity, updated) })}</p>}
        <p>{t('import.undoTouched')}</p>
      </Dialog>
    </>
  );
}
