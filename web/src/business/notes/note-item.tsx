import styled from '@emotion/styled';
import { note as facts } from '@mandate/contract/entities/note.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceLabel } from '../../records/words/words.ts';
import RichTextView from '../../rich-text/rich-text-view.tsx';
import { Avatar } from '../../ui/badges/avatar.tsx';
import { Tag } from '../../ui/badges/chip.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { instantText } from '../../ui/values/value-texts.ts';
import { NoteChange, placeOf } from './note-change.tsx';
import type { NoteRow } from './note-query.ts';
import type { NoteActs } from './use-note-acts.ts';
import { useTypedNote } from './use-typed-note.ts';

const Item = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: '6px 10px',
  padding: '12px 0',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > :not(:first-of-type)': { gridColumn: 2 },
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    minHeight: 28,
    fontSize: 13,
    lineHeight: '20px',
    '& strong': { fontWeight: 500, overflowWrap: 'anywhere' },
    '& time, & .changed': { fontSize: 12, color: vars.palette.ink3 },
    // What is said of the note wraps beside its menu, never the menu below it.
    '&:has(> button)': { position: 'relative', paddingRight: 36, [phone]: { minHeight: 44, paddingRight: 48 } },
    '& > button': { position: 'absolute', top: 0, right: 0 },
  },
  '& > span:first-of-type': { marginTop: 3 },
}));

const PinnedTag = styled(Tag)(({ theme: { vars } }) => ({
  background: vars.palette.tint,
  color: vars.palette.primaryText,
  '& > svg': { width: 12, height: 12 },
}));

interface NoteItemProps {
  note: NoteRow;
  acts: NoteActs;
  mayEdit: boolean;
  mayRemove: boolean;
}

/** One note: who wrote what, of which kind, when; with what may be done with it. */
export function NoteItem({ note, acts, mayEdit, mayRemove }: NoteItemProps) {
  const { t } = useTranslation();
  const { isKept } = useTypedNote(placeOf(note), note);
  const [isEditing, setEditing] = useState(isKept && mayEdit);
  const who = note.createdBy?.label ?? t('notes.unknown');
  // Pinning is no change of what was written.
  const isChanged = note.version > 1 && note.updatedAt > note.createdAt;
  return (
    <Item>
      <Avatar name={who} />
      <div className="head">
        <strong>{who}</strong>
        <Tag>{choiceLabel(facts, 'kind', note.kind)}</Tag>
        {note.isPinned && (
          <PinnedTag>
            <Pin aria-hidden="true" />
            {t('notes.pinned')}
          </PinnedTag>
        )}
        <RelativeTime instant={note.createdAt} />
        {isChanged && <span className="changed">{t('notes.changed')}</span>}
        {(mayEdit || mayRemove) && !isEditing && (
          <NoteMenu {...{ note, acts, mayEdit, mayRemove }} onEdit={() => setEditing(true)} />
        )}
      </div>
      {isEditing ? (
        <NoteChange note={note} acts={acts} onClose={() => setEditing(false)} />
      ) : (
        <RichTextView html={note.body} />
      )}
    </Item>
  );
}

function NoteMenu({ note, acts, mayEdit, mayRemove, onEdit }: NoteItemProps & { onEdit: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const PinIcon = note.isPinned ? PinOff : Pin;
  return (
    <Menu
      button={(props) => (
        <IconButton
          {...props}
          size="row"
          label={t('notes.menu', { when: instantText(note.createdAt, formats) })}
          icon={<Ellipsis aria-hidden="true" />}
        />
      )}
    >
      {(close) => {
        const act = (run: () => void) => () => {
          close();
          run();
        };
        return [
          mayEdit && (
            <MenuItem key="pin" onClick={act(() => void acts.pin(note, !note.isPinned))}>
              <PinIcon aria-hidden="true" />
              {t(note.isPinned ? 'notes.unpin' : 'notes.pin')}
            </MenuItem>
          ),
          mayEdit && (
            <MenuItem key="edit" onClick={act(onEdit)}>
              <Pencil aria-hidden="true" />
              {t('notes.edit')}
            </MenuItem>
          ),
          mayRemove && (
            <MenuItem key="delete" onClick={act(() => void acts.remove(note))}>
              <Trash2 aria-hidden="true" />
              {t('notes.delete')}
            </MenuItem>
          ),
        ];
      }}
    </Menu>
  );
}
