import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import Upload from 'lucide-react/icons/upload';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../../../size-text.ts';
import { addressOfFile, isMediaAddress, largestMedia, type MediaKind, mediaTypes } from './media-address.ts';

const Form = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  marginTop: 12,
  color: vars.palette.text.primary,
  '& > div': { width: '100%' },
}));

interface MediaDialogProps {
  kind: MediaKind;
  onMedia: (address: string, description: string) => void;
  onClose: () => void;
}

/** Asks for a picture or a video: by its address within the product, or as a file that becomes part of the text. */
export function MediaDialog({ kind, onMedia, onClose }: MediaDialogProps) {
  const { t } = useTranslation(['demo', 'all']);
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [description, setDescription] = useState('');
  const [fileName, setFileName] = useState('');
  const [problem, setProblem] = useState<string>();

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const limit = sizeText(largestMedia[kind]);
    if (!mediaTypes[kind].includes(file.type)) return setProblem(t(`editor.media.${kind}.wrongType`));
    if (file.size > largestMedia[kind]) return setProblem(t('editor.media.tooLarge', { limit }));
    try {
      setAddress(await addressOfFile(file));
      setFileName(file.name);
      setProblem(undefined);
    } catch {
      setProblem(t('editor.media.unreadable'));
    }
  }

  function insert(): void {
    if (isMediaAddress(kind, address.trim())) onMedia(address.trim(), description.trim());
    else setProblem(t('editor.media.wrongAddress'));
  }

  function press(event: KeyboardEvent): void {
    // Escape is the dialog's own.
    if (event.key !== 'Escape') event.stopPropagation();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) insert();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`editor.media.${kind}.title`)}
      actions={
        <>
          <Button onClick={onClose}>{t('all:action.cancel')}</Button>
          <Button look="primary" onClick={insert}>
            {t(`editor.media.${kind}.insert`)}
          </Button>
        </>
      }
    >
      <Form onKeyDown={press}>
        <TextField
          autoFocus
          label={t('editor.media.address')}
          hint={t('editor.media.addressHint', { limit: sizeText(largestMedia[kind]) })}
          error={problem}
          autoComplete="off"
          value={fileName || address}
          onChange={(event) => {
            setFileName('');
            setAddress(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button size="toolbar" icon={<Upload aria-hidden="true" />} onClick={() => input.current?.click()}>
          {t('editor.media.file')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept={mediaTypes[kind].join()}
          aria-label={t('editor.media.file')}
          onChange={({ target }) => void take(target.files?.[0])}
        />
        {kind === 'picture' && (
          <TextField
            label={t('editor.media.description')}
            hint={t('editor.media.descriptionHint')}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Form>
    </Dialog>
  );
}
