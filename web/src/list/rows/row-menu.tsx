import { may } from '@mandate/contract/access/permissions.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import ExternalLink from 'lucide-react/icons/external-link';
import History from 'lucide-react/icons/history';
import LinkIcon from 'lucide-react/icons/link';
import PanelRight from 'lucide-react/icons/panel-right';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { useUser } from '../../lib/session/session.ts';
import { FurtherActItem } from '../../records/acts/further-act-item.tsx';
import { furtherActs } from '../../records/acts/further-acts.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';
import { useAskedRemoval } from '../../records/removal/asked-removal.ts';
import { RemovalDialog } from '../../records/removal/removal-dialog.tsx';
import { mayOpen } from '../../records/rights/may-open.ts';
import { mayRemove } from '../../records/rights/may-remove.ts';
import { absenceDays } from '../../records/words/absence-days.ts';
import { recordName, recordWord } from '../../records/words/record-words.ts';
import { MenuItem, MenuLine, MenuOverlay } from '../../ui/overlays/menu.tsx';
import type { Point } from '../../ui/overlays/use-place-under.ts';
import type { ListRow } from '../columns/columns.tsx';
import type { RowItems } from './row-items.ts';

interface RowMenuProps {
  entity: Entity;
  row: ListRow;
  /** The row's button. */
  anchor: HTMLElement;
  /** Where the pointer asked for it, in place of the button. */
  at: Point | undefined;
  /** The address of the record. */
  path: string;
  /** What the register adds. */
  items: RowItems | undefined;
  onClose: () => void;
  onPreview: ((id: string) => void) | undefined;
}

/** What can be done with a row of a list, under its button or at the pointer. */
export default function RowMenu({ entity, row, anchor, at, path, items: Items, onClose, onPreview }: RowMenuProps) {
  useSharedWords();
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [dialog, setDialog] = useState<ReactNode>(null);
  const removal = useAskedRemoval(entity);
  // As on its page, which says from and until noon.
  const title = entity.name === absence.name ? absenceDays(row) : recordName(entity, row);
  const isOpened = mayOpen(user, entity, row);
  const item = (icon: ReactNode, words: string, run: () => void) => (
    <MenuItem
      onClick={() => {
        onClose();
        run();
      }}
    >
      {icon}
      {words}
    </MenuItem>
  );
  const copyLink = () =>
    void navigator.clipboard.writeText(`${location.origin}${path}`).then(() => showInfo(t('row.linkCopied')));
  return (
    <>
      <MenuOverlay
        id="row-menu"
        label={t('list.actionsOf', { name: title })}
        anchor={isAsked || dialog ? null : anchor}
        at={at ?? null}
        onClose={onClose}
      >
        {isOpened && (
          <>
            {item(<ExternalLink aria-hidden="true" />, t('row.newTab'), () => window.open(path, '_blank', 'noopener'))}
            {/* A browser gives the clipboard to pages that came over a safe way only. */}
            {'clipboard' in navigator && item(<LinkIcon aria-hidden="true" />, t('row.copyLink'), copyLink)}
            {onPreview && item(<PanelRight aria-hidden="true" />, t('preview.menu'), () => onPreview(row.id))}
            {Items && (
              <Suspense>
                <Items row={row} close={onClose} ask={(made) => setDialog(made(onClose))} />
              </Suspense>
            )}
            {may(user.role, entity.name, 'history') !== false &&
              item(<History aria-hidden="true" />, t('row.history'), () => void navigate(`${path}#history`))}
          </>
        )}
        {furtherActs(user, entity, row).map((act) => (
          <FurtherActItem key={act.name} act={act} onChosen={onClose} />
        ))}
        {mayRemove(user, entity, row) && (
          <>
            {isOpened && <MenuLine />}
            <MenuItem isBad onClick={() => setAsked(true)}>
              <Trash aria-hidden="true" />
              {recordWord(entity.name, 'delete')}
            </MenuItem>
          </>
        )}
      </MenuOverlay>
      {dialog && <Suspense>{dialog}</Suspense>}
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
