import styled from '@emotion/styled';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { numberText } from '../../ui/values/value-texts.ts';

/** The largest file that is taken, in bytes. */
export const largestFile = 50 * 1024 * 1024;
const mostRows = 100_000;
const mostColumns = 200;

const accepted = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const Zone = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '32px 16px',
  border: `1.5px dashed ${vars.palette.control}`,
  borderRadius: 8,
  textAlign: 'center',
  '& > svg': { width: 24, height: 24, strokeWidth: 1.5, color: vars.palette.ink3 },
  '& > p': { fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
  '&[data-over]': { borderColor: vars.palette.primary.main, background: vars.palette.tint },
}));

const Facts = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 4,
  marginTop: 14,
  paddingInlineStart: 18,
  listStyle: 'disc',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

interface FileDropProps {
  /** Another file was sent from here: the focus comes back. */
  isAgain: boolean;
  onFile: (file: File) => void;
}

/** A place to drop a file on, a button that chooses one, and what files are taken. */
export function FileDrop({ isAgain, onFile }: FileDropProps) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function take(files: FileList | null): void {
    const file = files?.[0];
    if (file) onFile(file);
  }

  return (
    <>
      <Zone
        data-over={isOver || undefined}
        onDragOver={(event) => {
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
        <FileUp aria-hidden="true" />
        <p>{t('import.drop')}</p>
        <Button
          look="primary"
          autoFocus={isAgain}
          aria-describedby="import-facts"
          onClick={() => input.current?.click()}
        >
          {t('import.choose')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept={accepted}
          aria-label={t('import.choose')}
          onChange={(event) => {
            take(event.target.files);
            // The same file once more is a choice, too.
            event.target.value = '';
          }}
        />
      </Zone>
      <Facts id="import-facts">
        <li>{t('import.kinds')}</li>
        <li>{t('import.head')}</li>
        <li>{t('import.limits', { rows: numberText(mostRows), columns: numberText(mostColumns) })}</li>
        <li>{t('import.nothingYet')}</li>
      </Facts>
    </>
  );
}
