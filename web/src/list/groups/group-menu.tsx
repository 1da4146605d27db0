import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { groupFields } from '@mandate/contract/lists/sum-fields.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { MenuHead, MenuItem, MenuMark, MenuOverlay } from '../../ui/overlays/menu.tsx';
import { focusIfLost } from '../../ui/page/focus-if-lost.ts';
import { fieldGroups } from '../filter/field-groups.ts';

interface GroupMenuProps {
  id: string;
  entity: Entity;
  reader: Reader;
  groupBy: string | null;
  /** The button it opens under. */
  anchor: HTMLElement;
  onGroup: (field: string | null) => void;
  onClose: () => void;
}

/** What a list may be grouped by, one field or none. */
export default function GroupMenu({ id, entity, reader, groupBy, anchor, onGroup, onClose }: GroupMenuProps) {
  useSharedWords();
  const { t } = useTranslation();
  const item = (field: string | null, label: string) => (
    <MenuItem
      key={field}
      role="menuitemradio"
      aria-checked={field === groupBy}
      selected={field === groupBy}
      onClick={() => {
        onClose();
        if (field !== groupBy) onGroup(field);
        // Another button stands in the place of the one it was opened from.
        focusIfLost(() => document.getElementById(anchor.id));
      }}
    >
      {label}
      {field === groupBy && <MenuMark aria-hidden="true" />}
    </MenuItem>
  );
  return (
    <MenuOverlay id={id} anchor={anchor} onClose={onClose}>
      {item(null, t('groups.none'))}
      {fieldGroups(entity, groupFields(entity, reader)).map(({ name, fields }) => (
        <Fragment key={name}>
          <MenuHead aria-hidden="true">{name}</MenuHead>
          {fields.map(({ value, label }) => item(value, label))}
        </Fragment>
      ))}
    </MenuOverlay>
  );
}
