import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Zone = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 200,
  padding: 16,
  border: `1.5px dashed ${vars.palette.control}`,
  borderRadius: 8,
  textAlign: 'center',
  '& > svg': { width: 24, height: 24, strokeWidth: 1.5, color: vars.palette.ink3 },
  '& > p': { fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 4 },
  '&[data-over]': {
    borderColor: vars.palette.primary.main,
    background: vars.palette.tint,
    boxShadow: vars.palette.shadow.menu,
  },
  [phone]: { '& > div, & > div > button': { width: '100%' } },
}));

interface DropAreaProps {
  /** How many files are in the queue. */
  count: number;
  onFiles: (files: File[]) => void;
}

/** A place to drop files on, and buttons that choose one or several. */
export function DropArea({ count, onFiles }: DropAreaProps) {
  const { t } = useTranslation('demo');
  const [isOver, setOver] = useState(false);
  const one = useRef<HTMLInputElement>(null);
  const several = useRef<HTMLInputElement>(null);

  return (
    <Zone
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <FileUp aria-hidden="true" />
      <p role="status">{count === 0 ? t('upload.drop') : t('upload.chosen', { count })}</p>
      <div>
        {([one, several] as const).map((input) => {
          const label = t(input === one ? 'upload.single' : 'upload.multiple');
          return (
            <span key={label} style={{ display: 'contents' }}>
              <Button onClick={() => input.current?.click()}>{label}</Button>
              <input
                ref={input}
                hidden
                type="file"
                multiple={input === several}
                aria-label={label}
                onChange={({ target }) => {
                  onFiles([...(target.files ?? [])]);
                  // The same file once more is a choice, too.
                  target.value = '';
                }}
              />
            </span>
          );
        })}
      </div>
    </Zone>
  );
}
