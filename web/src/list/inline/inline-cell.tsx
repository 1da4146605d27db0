import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import ExternalLink from 'lucide-react/icons/external-link';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FieldValue } from '../../records/values/field-value.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { cellText } from './cell-text.ts';
import type { CellEdit } from './inline-edits.ts';
import { RefusalNote } from './refusal-note.tsx';

const Line = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  height: '100%',
  '.figure > &': { flexDirection: 'row-reverse' },
  '& > svg': { flex: 'none', width: 14, height: 14 },
  '& > .text': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-state=refused]': { color: vars.palette.bad.text },
  '&[data-state=conflict], &[data-state=missed]': { color: vars.palette.caution.text },
}));

const Name = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 500,
  '& > .text': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > a': {
    display: 'inline-grid',
    flex: 'none',
    marginLeft: 'auto',
    padding: 4,
    borderRadius: 4,
    color: vars.palette.ink3,
    opacity: 0,
    '&:hover': { color: vars.palette.primaryText, background: vars.palette.sunken },
    '& > svg': { width: 14, height: 14 },
  },
  '.rdg-row:hover &, [aria-selected=true] > &': { '& > a': { opacity: 1 } },
}));

/** The id of the sentence that belongs to a cell. */
export function noteId(id: string, field: string): string {
  return `note-${id}-${field}`;
}

interface InlineCellProps {
  entity: Entity;
  name: string;
  facts: Field;
  edit: CellEdit;
  /** The keyboard is at the cell. */
  isActive: boolean;
  /** The cell as it is shown without an edit. */
  children: ReactNode;
}

/** A cell that is not stored yet: on its way, waiting for a connection, refused, or changed by two. */
export function InlineCell({ entity, name, facts, edit, isActive, children }: InlineCellProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { state, held, sentence = '' } = edit;
  if (state === 'waiting' || state === 'saving')
    return (
      <Line data-state={state}>
        <span className="text">{children}</span>
        <Spinner />
        <VisuallyHidden>{t('inline.saving')}</VisuallyHidden>
      </Line>
    );
  if (state === 'missed')
    return (
      <Line data-state={state} title={t('offline.notSaved')}>
        <CloudOff aria-hidden="true" />
        <span className="text">{children}</span>
        <VisuallyHidden id={noteId(edit.id, edit.field)}>{t('offline.notSaved')}</VisuallyHidden>
        {isActive && <RefusalNote sentence={t('offline.notSaved')} isCaution />}
      </Line>
    );
  const isConflict = state === 'conflict';
  const isTyped = facts.kind !== 'choice' && facts.kind !== 'flag' && facts.kind !== 'reference';
  return (
    <Line data-state={state} title={sentence}>
      {isConflict ? <GitCompareArrows aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <span className="text">
        {isTyped ? cellText(facts, held, formats) : <FieldValue entity={entity} path={name} value={held} />}
      </span>
      <VisuallyHidden id={noteId(edit.id, edit.field)}>{sentence}</VisuallyHidden>
      {isActive && <RefusalNote sentence={sentence} isCaution={isConflict} />}
    </Line>
  );
}

interface EditedNameProps {
  to: string;
  /** What the record is called. */
  name: string;
  children: ReactNode;
}

/** What a record is called, to be edited; a small link beside it opens the record. */
export function EditedName({ to, name, children }: EditedNameProps) {
  const { t } = useTranslation();
  return (
    <Name>
      <span className="text">{children}</span>
      <Link data-beside to={to} tabIndex={-1} aria-label={t('inline.open', { name })} title={t('inline.openKey')}>
        <ExternalLink aria-hidden="true" />
      </Link>
    </Name>
  );
}
