import { type PillTone, StatusPill } from '@mandate/web/src/ui/badges/status-pill.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { ProgressBar } from '@mandate/web/src/ui/feedback/progress-bar.tsx';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../../../size-text.ts';
import { maySend, type Queued, type QueueStatus } from './queued.ts';
import type { Uploads } from './use-uploads.ts';

const tones: Record<QueueStatus, PillTone> = {
  waiting: 'neutral',
  sending: 'approved',
  done: 'good',
  failed: 'bad',
  cancelled: 'caution',
};

/** A file of the queue: how far it is, and what can be done with it now. */
export function QueueRow({ queued, uploads }: { queued: Queued; uploads: Uploads }) {
  const { t } = useTranslation('demo');
  const { id, file, status, sent, problem } = queued;
  const { name, size } = file;
  const isDone = status === 'done';
  const percent = isDone ? 100 : Math.floor((100 * sent) / Math.max(1, size));
  const isAgain = status === 'failed' || status === 'cancelled';
  return (
    <tr>
      <th scope="row">
        {name}
        {problem && <small>{problem}</small>}
      </th>
      <td className="figure">{sizeText(size)}</td>
      <td>
        <ProgressBar
          label={t('upload.progressOf', { name })}
          text={t('upload.percent', { percent: numberText(percent) })}
          done={percent}
          total={100}
        />
      </td>
      <td>
        <StatusPill tone={tones[status]} label={t(`upload.status.${status}`)} />
      </td>
      <td>
        {maySend(queued) && (
          <TooltipIconButton
            size="row"
            label={t(isAgain ? 'upload.retryNamed' : 'upload.sendNamed', { name })}
            icon={isAgain ? <RotateCcw aria-hidden="true" /> : <Upload aria-hidden="true" />}
            onClick={() => uploads.send(queued)}
          />
        )}
        {status === 'sending' && (
          <TooltipIconButton
            size="row"
            label={t('upload.cancelNamed', { name })}
            icon={<X aria-hidden="true" />}
            onClick={() => uploads.cancel(id)}
          />
        )}
        <TooltipIconButton
          size="row"
          label={t('upload.removeNamed', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => uploads.remove(id)}
        />
      </td>
    </tr>
  );
}
