import type { Entity } from '@mandate/contract/facts/entity.ts';
import PanelRight from 'lucide-react/icons/panel-right';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { useUser } from '../../lib/session/session.ts';
import { FurtherActItem } from '../../records/acts/further-act-item.tsx';
import { furtherActs } from '../../records/acts/further-acts.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';
import { useAskedRemoval } from '../../records/removal/asked-removal.ts';
import { RemovalDialog } from '../../records/removal/removal-dialog.tsx';
import { mayOpen } from '../../records/rights/may-open.ts';
import { mayRemove } from '../../records/rights/may-remove.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { MenuItem, MenuOverlay } from '../../ui/overlays/menu.tsx';
import type { ListRow } from '../columns/columns.tsx';

interface RowMenuProps {
  entity: Entity;
  row: ListRow;
  /** The row's button. */
  anchor: HTMLElement;
  onClose: () => void;
  onPreview?: (id: string) => void;
}

/** What can be done with a row of a list, under its button. */
export default function RowMenu({ entity, row, anchor, onClose, onPreview }: RowMenuProps) {
  useSharedWords();
  const { t } = useTranslation();
  const user = useUser();
  const [isAsked, setAsked] = useState(false);
  const removal = useAskedRemoval(entity);
  const title = String(row[entity.label] ?? '');
  return (
    <>
      <MenuOverlay id="row-menu" anchor={isAsked ? null : anchor} onClose={onClose}>
        {onPreview && mayOpen(user, entity, row) && (
          <MenuItem
            onClick={() => {
              onClose();
              onPreview(row.id);
            }}
          >
            <PanelRight aria-hidden="true" />
            {t('preview.menu')}
          </MenuItem>
        )}
        {furtherActs(user, entity, row).map((act) => (
          <FurtherActItem key={act.name} act={act} onChosen={onClose} />
        ))}
        {mayRemove(user, entity, row) && (
          <MenuItem onClick={() => setAsked(true)}>
            <Trash aria-hidden="true" />
            {recordWord(entity.name, 'delete')}
          </MenuItem>
        )}
      </MenuOverlay>
      <RemovalDialog
        entity={entity}
        record={row as ListRow & StoredRecord}
        title={title}
        isOpen={isAsked}
        removal={removal}
        onClose={onClose}
        onRemove={async (reason) => {
          const end = await removal.remove(row as ListRow & StoredRecord, title, reason);
          if (end !== 'asked') onClose();
        }}
      />
    </>
  );
}
