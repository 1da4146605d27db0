import styled from '@emotion/styled';
import type { FileRow } from '@mandate/contract/entities/file.ts';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { fetchPicture, saveFile } from './change-file.ts';
import { nameOf } from './size-text.ts';

const Frame = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 160,
  marginTop: 12,
  borderRadius: 8,
  background: vars.palette.sunken,
  '& > img': { display: 'block', maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain' },
}));

/** Shows a picture. Addresses cannot carry who asks, so it is fetched first. */
export function PictureDialog({ file, onClose }: { file: FileRow; onClose: () => void }) {
  const { t } = useTranslation();
  const name = nameOf(file);
  const { data, isError } = useQuery({
    queryKey: ['picture', file.id, file.sha256],
    queryFn: ({ signal }) => fetchPicture(file.id, signal),
    // Pictures are large: none is kept that nobody looks at.
    gcTime: 0,
  });
  const address = useBlobAddress(data);
  return (
    <Dialog
      isOpen
      width={880}
      onClose={onClose}
      title={name}
      actions={
        <>
          <Button icon={<Download aria-hidden="true" />} onClick={() => void saveFile(file.id)}>
            {t('files.download')}
          </Button>
          <Button look="primary" autoFocus onClick={onClose}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      {isError ? (
        <Notice kind="bad" role="alert">
          {t('files.previewFailed')}
        </Notice>
      ) : (
        <Frame aria-busy={address === null}>{address === null ? <Fetching /> : <img src={address} alt={name} />}</Frame>
      )}
    </Dialog>
  );
}

function Fetching() {
  const { t } = useTranslation();
  return (
    <span role="status" aria-label={t('files.fetching')}>
      <Spinner size={24} />
    </span>
  );
}

/** An address of bytes that are here, let go of when they are shown no more. */
function useBlobAddress(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
