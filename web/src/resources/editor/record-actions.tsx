import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { TooltipIconButton } from '../../ui/tooltip-icon-button.tsx';
import { recordWord } from './record-words.ts';
import type { RecordPage } from './use-record-page.ts';

interface RecordActionsProps {
  page: RecordPage;
  /** What can be done with this kind of record alone: the first item of the menu. */
  own?: ((close: () => void) => ReactElement) | null;
}

/** What can be done with a record as a whole, in the head of its page. */
export function RecordActions({ page, own = null }: RecordActionsProps) {
  const { t } = useTranslation();
  if (!page.mayBeRemoved && own === null) return null;
  return (
    <Menu
      button={(props) => (
        <TooltipIconButton {...props} label={t('editor.more')} icon={<Ellipsis aria-hidden="true" />} />
      )}
    >
      {(close) => [
        own?.(close),
        page.mayBeRemoved && (
          <MenuItem
            key="remove"
            onClick={() => {
              close();
              page.ask(true);
            }}
          >
            <Trash aria-hidden="true" />
            {recordWord(page.editing.entity.name, 'delete')}
          </MenuItem>
        ),
      ]}
    </Menu>
  );
}
