import styled from '@emotion/styled';
import type { FileKind, FileRow } from '@mandate/contract/entities/file.ts';
import { isPicture } from '@mandate/contract/values/file-types.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../lib/i18n/i18n.ts';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { EmptyPart } from '../../ui/feedback/empty-part.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { DropOverlay } from './drop-overlay.tsx';
import { FileDialog } from './file-dialog.tsx';
import { FileItem } from './file-item.tsx';
import { FilePicker } from './file-picker.tsx';
import { filesQuery } from './file-query.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { UploadList } from './upload-list.tsx';
import { useFileActs } from './use-file-acts.ts';
import { useFileRights } from './use-file-rights.ts';
import { useIncomingFiles } from './use-incoming-files.ts';
import { useUploads } from './use-uploads.ts';

const Section = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  '& > p': { fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
}));

interface RecordFilesProps {
  /** The noun of the record they are kept with, and its id. */
  entity: FileRow['entity'];
  recordId: string;
  isClosed: boolean;
}

/** What is open over the files: the picture of one, or what is said of one. */
type Opened = { file: FileRow; as: 'picture' | 'form' } | null;

/** The files of a record: those it has, those on their way, and how more are added: chosen, pasted, dropped anywhere on the page. */
export default function RecordFiles({ entity, recordId, isClosed }: RecordFilesProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(filesQuery(recordId));
  const rights = useFileRights(entity, isClosed);
  const acts = useFileActs();
  const [kind, setKind] = useState<FileKind>('other');
  const [opened, setOpened] = useState<Opened>(null);
  const [said, setSaid] = useState('');
  const { uploads, queue, add } = useUploads(entity, recordId, ({ file: { name } }) =>
    setSaid(t('files.added', { name })),
  );
  const isOver = useIncomingFiles(rights.mayAdd && opened === null, (files, isPasted) =>
    add(isPasted ? files.map(nameWithTime) : files, kind),
  );
  const rows = data?.rows;
  const close = () => setOpened(null);
  return (
    <Section>
      {isOver && <DropOverlay />}
      {rights.mayAdd && <FilePicker kind={kind} onKind={setKind} onFiles={(files) => add(files, kind)} />}
      {isClosed && !rights.mayAdd && <p>{t('files.closed')}</p>}
      {uploads.length > 0 && <UploadList uploads={uploads} queue={queue} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {rows && rows.length > 0 && (
        <ul aria-label={t('files.list')} aria-busy={isFetching}>
          {rows.map((file) => (
            <FileItem
              key={file.id}
              file={file}
              onShow={() => setOpened({ file, as: 'picture' })}
              onEdit={rights.mayChange ? () => setOpened({ file, as: 'form' }) : undefined}
              onRemove={rights.mayRemove ? () => void acts.remove(file) : undefined}
            />
          ))}
        </ul>
      )}
      {rows?.length === 0 && <EmptyPart text={t(rights.mayAdd ? 'files.none' : 'files.noneRead')} />}
      {!rows && !error && <SkeletonRows label={t('files.loading')} rows={2} rowHeight={52} />}
      {!rows && error && (
        <ReadFailed title={t('files.failed')} text={error.message} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {opened?.as === 'picture' && <PictureDialog file={opened.file} onClose={close} />}
      {opened?.as === 'form' && (
        <FileDialog
          file={opened.file}
          onClose={close}
          onSaved={(file) => {
            close();
            void acts.saved(file);
          }}
        />
      )}
    </Section>
  );
}

/** A pasted picture under a name that tells it from the next: browsers call each `image.png`. Other files keep theirs. */
function nameWithTime(file: File): File {
  if (!isPicture(file.type) || !/^image\.\w+$/.test(file.name)) return file;
  const ending = file.name.split('.').at(-1);
  const [date = '', time = ''] = new Date().toISOString().split(/[T.]/);
  const name = i18n.t('files.pasted', { time: `${date} ${time.replaceAll(':', '.')}` });
  return new File([file], `${name}.${ending}`, { type: file.type });
}
