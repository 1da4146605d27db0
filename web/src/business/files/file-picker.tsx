import styled from '@emotion/styled';
import { type FileKind, file as facts, kindsFor } from '@mandate/contract/entities/file.ts';
import { fileEndings, fileSizeWords } from '@mandate/contract/values/file-types.ts';
import Plus from 'lucide-react/icons/plus';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/session.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { phone } from '../../ui/media/phone.ts';

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 12px',
  '& > div': { width: 180 },
  '& > p': { flex: '1 1 280px', minHeight: 26, fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  [phone]: { '& > div, & > button': { width: '100%' } },
  // Where only fingers point, nothing is dragged, and few paste.
  '@media (max-width: 767px), (any-hover: none)': { '& > p > span': { display: 'none' } },
}));

interface FilePickerProps {
  kind: FileKind;
  onKind: (kind: FileKind) => void;
  onFiles: (files: File[]) => void;
}

/** Chooses files to add, and of which kind they are; says what is taken. */
export function FilePicker({ kind, onKind, onFiles }: FilePickerProps) {
  const { t } = useTranslation();
  const reader = useUser();
  const factsId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Bar data-screen>
      <SelectField
        label={t('files.kindFirst')}
        value={kind}
        choices={kindsFor(reader).map((value) => ({ value, label: choiceLabel(facts, 'kind', value) }))}
        onChange={(event) => onKind(event.target.value as FileKind)}
      />
      <Button icon={<Plus aria-hidden="true" />} aria-describedby={factsId} onClick={() => input.current?.click()}>
        {t('files.add')}
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept={fileEndings.map((ending) => `.${ending}`).join()}
        aria-label={t('files.add')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file once more is a choice, too.
          target.value = '';
        }}
      />
      <p id={factsId}>
        {t('files.facts', { largest: fileSizeWords.largest })} <span>{t('files.dropOrPaste')}</span>
      </p>
    </Bar>
  );
}
