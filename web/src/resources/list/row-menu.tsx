import '../../lib/other-words.ts';
import type { Entity } from '@mandate/contract/entity.ts';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { MenuItem, MenuSheet } from '../../ui/menu.tsx';
import { recordWord } from '../editor/record-words.ts';
import { useRemoval } from '../editor/removal.ts';
import { RemovalDialog } from '../editor/removal-dialog.tsx';
import type { StoredRecord } from '../use-record.ts';
import type { ListRow } from './columns.tsx';

interface RowMenuProps {
  entity: Entity;
  row: ListRow;
  /** The row's button. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** What can be done with a row of a list, under its button. */
export default function RowMenu({ entity, row, anchor, onClose }: RowMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const { isRemoving, remove } = useRemoval(entity);
  const title = String(row[entity.label] ?? '');
  return (
    <>
      <MenuSheet id="row-menu" anchor={isAsked ? null : anchor} onClose={onClose}>
        <MenuItem onClick={() => setAsked(true)}>
          <Trash aria-hidden="true" />
          {recordWord(entity.name, 'delete')}
        </MenuItem>
      </MenuSheet>
      <RemovalDialog
        entity={entity}
        id={row.id}
        title={title}
        isOpen={isAsked}
        isRemoving={isRemoving}
        onClose={onClose}
        onRemove={async () => {
          await remove(row as ListRow & StoredRecord, title);
          onClose();
        }}
      />
    </>
  );
}
