import styled from '@emotion/styled';
import { note, noteKinds } from '@mandate/contract/entities/note.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../form/fields/block-skeleton.tsx';
import { choiceLabel } from '../../records/words/words.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import type { TypedNote } from './use-typed-note.ts';

const RichTextEditor = lazy(() => import('../../rich-text/rich-text-editor.tsx'));

/** As tall as the empty editor with its label and tools, in pixels. */
const height = 153;

const Form = styled('div')({
  display: 'grid',
  gap: 10,
  '& > .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& > .foot > :first-child': { width: 150, marginRight: 'auto' },
  [phone]: { '& > .foot > :first-child': { width: '100%' } },
});

interface NoteFormProps {
  typed: TypedNote;
  onType: (typed: TypedNote) => void;
  /** What the text is called: of a new note, or of one that is changed. */
  label: string;
  error?: string | undefined;
  /** The buttons. */
  children: ReactNode;
  /** Says above the text what happened to the note meanwhile. */
  notice?: ReactNode;
}

/** What a note is made of while it is written: its text and its kind. */
export function NoteForm({ typed, onType, label, error, children, notice }: NoteFormProps) {
  const { t } = useTranslation();
  return (
    <Form>
      {notice}
      <Suspense fallback={<BlockSkeleton height={height} />}>
        <RichTextEditor
          isFirst
          label={label}
          placeholder={t('notes.placeholder')}
          error={error}
          value={typed.body}
          onText={(body) => onType({ ...typed, body })}
        />
      </Suspense>
      <div className="foot">
        <SelectField
          isLabelHidden
          label={t('field.note.kind')}
          value={typed.kind}
          choices={noteKinds.map((kind) => ({ value: kind, label: choiceLabel(note, 'kind', kind) }))}
          onChange={(event) => onType({ ...typed, kind: event.target.value as TypedNote['kind'] })}
        />
        {children}
      </div>
    </Form>
  );
}
