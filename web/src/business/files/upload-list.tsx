import styled from '@emotion/styled';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { numberText } from '../../ui/values/value-texts.ts';
import { FileTypeIcon } from './file-type-icon.tsx';
import type { Upload, UploadQueue } from './upload-queue.ts';

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 10px',
    padding: '8px 10px',
    borderRadius: 8,
    border: `1px solid ${vars.palette.divider}`,
    fontSize: 13,
    lineHeight: '20px',
  },
  '& > li > div': { display: 'grid', gap: 4, minWidth: 0 },
  '& strong': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& small[data-bad]': { color: vars.palette.bad.text, fontWeight: 500 },
  '& > li > span:last-of-type': { display: 'flex' },
}));

/** The files being added: how far each is, and what was not taken and why. */
export function UploadList({ uploads, queue }: { uploads: readonly Upload[]; queue: UploadQueue }) {
  const { t } = useTranslation();
  return (
    <List aria-label={t('files.underWay')}>
      {uploads.map((upload) => (
        <UploadItem key={upload.id} upload={upload} queue={queue} />
      ))}
    </List>
  );
}

function UploadItem({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { t } = useTranslation();
  const { id, state, percent, problem } = upload;
  const { name } = upload.file;
  const isOver = state === 'refused' || state === 'cancelled';
  const sent = t('files.sending', { percent: `${numberText(percent)} %` });
  return (
    <li>
      <FileTypeIcon type={upload.file.type} />
      <div>
        <strong>{name}</strong>
        {problem !== null && (
          <small data-bad role="alert">
            {problem}
          </small>
        )}
        {state === 'cancelled' && <small role="status">{t('files.cancelled')}</small>}
        {state === 'waiting' && <small>{t('files.waiting')}</small>}
        {state === 'checking' && <small>{t('files.checking')}</small>}
        {state === 'sending' && <ProgressBar label={name} text={sent} done={percent} total={100} />}
      </div>
      <span>
        {isOver && !upload.isFinal && (
          <TooltipIconButton
            size="row"
            label={t('files.retry', { name })}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => queue.retry(id)}
          />
        )}
        <TooltipIconButton
          size="row"
          label={t(isOver ? 'files.discard' : 'files.cancel', { name })}
          icon={<X aria-hidden="true" />}
          onClick={() => (isOver ? queue.discard(id) : queue.cancel(id))}
        />
      </span>
    </li>
  );
}
