import styled from '@emotion/styled';
import type { StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../form/fields/field-cell.tsx';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FieldSet } from '../../ui/fields/field-set.tsx';
import { phone } from '../../ui/media/phone.ts';
import { StoredPictureView } from './stored-picture-view.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

const Frame = styled(FieldSet)(({ theme: { vars } }) => ({
  '& > p': { marginTop: 6, fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& > p[data-error]': { color: vars.palette.bad.text },
}));

const Place = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 12,
  border: `1px dashed ${vars.palette.control}`,
  borderRadius: 8,
  '&[data-over]': { borderColor: vars.palette.primary.main, background: vars.palette.hover },
  '& > i': { fontSize: 13, fontStyle: 'normal', color: vars.palette.ink3 },
  '& > .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  [phone]: { '& > .acts, & > .acts > button': { width: '100%' } },
}));

interface PictureEntryProps {
  field: BoundField;
  /** The words for who does not see it: the name of the firm. */
  alt: string;
}

/** A picture of the firm: chosen, dropped or pasted, replaced and taken away. It is kept with the field it stands in. */
export function PictureEntry({ field, alt }: PictureEntryProps) {
  const { t } = useTranslation();
  const { frame } = field;
  const picture = (field.value ?? null) as StoredPicture | null;
  const { isSending, problem, send, forget } = usePictureUpload(field.set);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const error = problem ?? frame.error;

  function take(files: FileList | undefined | null): boolean {
    const file = files?.[0];
    if (file) void send(file);
    return file !== undefined;
  }

  function remove(): void {
    forget();
    field.set(null);
    showInfo(t('pictures.removed'), { action: { label: t('editor.undo'), run: () => field.set(picture) } });
    document.getElementById(frame.id)?.focus();
  }

  return (
    <Frame
      aria-describedby={`${frame.id}-facts`}
      onPaste={(event) => {
        if (take(event.clipboardData.files)) event.preventDefault();
      }}
    >
      <legend>{frame.label}</legend>
      <Place
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        {picture && (
          <StoredPictureView picture={picture} alt={alt} height={72} failed={<i>{t('pictures.notShown')}</i>} />
        )}
        <div className="acts">
          <Button
            id={frame.id}
            size="toolbar"
            busy={isSending}
            icon={<ImagePlus aria-hidden="true" />}
            aria-describedby={`${frame.id}-facts`}
            onClick={() => input.current?.click()}
          >
            {t(picture ? 'pictures.replace' : 'pictures.choose')}
          </Button>
          {picture && (
            <Button size="toolbar" look="quiet" icon={<Trash aria-hidden="true" />} onClick={remove}>
              {t('pictures.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          hidden
          type="file"
          accept=".png,.jpg,.jpeg"
          aria-label={t('pictures.choose')}
          onChange={({ target }) => {
            take(target.files);
            // The same file once more is a choice, too.
            target.value = '';
          }}
        />
      </Place>
      {error ? (
        <p data-error="" role="alert">
          {error}
        </p>
      ) : null}
      <p id={`${frame.id}-facts`}>{t('pictures.facts')}</p>
    </Frame>
  );
}
