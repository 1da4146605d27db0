import styled from '@emotion/styled';
import { type FileRow, file as facts, kindsFor, seesFinancialFiles } from '@mandate/contract/entities/file.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../lib/calls/call.ts';
import { useUser } from '../../lib/session/session.ts';
import { refusalSentence } from '../../records/words/refusal-sentence.ts';
import { choiceLabel, fieldLabel } from '../../records/words/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { changeFile } from './change-file.ts';

const Form = styled('form')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 14,
  marginTop: 12,
  color: vars.palette.text.primary,
}));

interface FileDialogProps {
  file: FileRow;
  onSaved: (file: FileRow) => void;
  onClose: () => void;
}

/** Changes what is said of a file: its title, its kind, who sees it. */
export function FileDialog({ file, onSaved, onClose }: FileDialogProps) {
  const { t } = useTranslation();
  const reader = useUser();
  const formId = useId();
  const [title, setTitle] = useState(file.title ?? '');
  const [kind, setKind] = useState(file.kind);
  const [visibility, setVisibility] = useState(file.visibility);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A kind that was given stays to be chosen.
  const kinds = [...new Set([...kindsFor(reader), file.kind])];

  async function save(): Promise<void> {
    setSaving(true);
    try {
      onSaved(await changeFile(file, { title: title.trim() || null, kind, visibility }));
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setProblem(refusalSentence(failure));
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('files.editTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={isSaving}>
            {t('files.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>{file.fileName}</p>
        {problem !== null && (
          <Notice kind="bad" role="alert">
            {problem}
          </Notice>
        )}
        <TextField
          autoFocus
          label={fieldLabel(facts, 'title')}
          maxLength={160}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <SelectField
          label={fieldLabel(facts, 'kind')}
          value={kind}
          choices={kinds.map((value) => ({ value, label: choiceLabel(facts, 'kind', value) }))}
          onChange={(event) => setKind(event.target.value as FileRow['kind'])}
        />
        {seesFinancialFiles(reader) && (
          <SelectField
            label={fieldLabel(facts, 'visibility')}
            value={visibility}
            choices={(['normal', 'financial'] as const).map((value) => ({
              value,
              label: choiceLabel(facts, 'visibility', value),
            }))}
            onChange={(event) => setVisibility(event.target.value as FileRow['visibility'])}
          />
        )}
      </Form>
    </Dialog>
  );
}
