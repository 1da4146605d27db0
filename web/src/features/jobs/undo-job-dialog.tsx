import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../lib/i18n/use-words.ts';
import { jobName } from '../../records/jobs/job-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface UndoJobDialogProps {
  job: JobRow;
  onClose: () => void;
  onUndo: () => void;
}

/** Asks before an act on many records, or an import, is taken back. */
export default function UndoJobDialog({ job, onClose, onUndo }: UndoJobDialogProps) {
  useWords(['import']);
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('jobs.undoTitle', { name: jobName(job.kind, job.entity, job.about) })}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('jobs.keep')}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              onUndo();
            }}
          >
            {t('jobs.undo')}
          </Button>
        </>
      }
    >
      {t(job.kind === 'import' ? 'import.undoTouched' : 'bulk.undoText')}
    </Dialog>
  );
}
