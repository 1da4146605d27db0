import styled from '@emotion/styled';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/session.ts';
import { FurtherActItem } from '../../records/acts/further-act-item.tsx';
import { furtherActs } from '../../records/acts/further-acts.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import type { RecordPage } from '../page/use-record-page.ts';
import { PinPlace } from './pin-place.tsx';

// Icons without a ground of their own: on phones their signs, not their targets, keep to the edge.
const Together = styled('div')({ display: 'flex', gap: 8, [phone]: { gap: 0, marginRight: -12 } });

interface RecordActionsProps {
  page: RecordPage;
  /** What can be done with this kind of record alone: the first item of the menu. */
  own?: ((close: () => void) => ReactElement) | null;
}

/** What can be done with a record as a whole, in the head of its page. */
export function RecordActions({ page, own = null }: RecordActionsProps) {
  const { t } = useTranslation();
  const { editing, stored, title } = page;
  const user = useUser();
  const further = editing.isNew || page.isDeleted ? [] : furtherActs(user, editing.entity, stored);
  const pin = !editing.isNew && !page.isDeleted && (
    <PinPlace entity={editing.entity.name} recordId={stored.id} label={title} code={stored.code} />
  );
  if (!page.mayBeRemoved && own === null && further.length === 0) return pin;
  const menu = (
    <Menu
      button={(props) => (
        <TooltipIconButton {...props} label={t('editor.more')} icon={<Ellipsis aria-hidden="true" />} />
      )}
    >
      {(close) => [
        own?.(close),
        ...further.map((act) => <FurtherActItem key={act.name} act={act} onChosen={close} />),
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
  return (
    <Together>
      {pin}
      {menu}
    </Together>
  );
}
