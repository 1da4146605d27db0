import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '@mandate/web/src/ui/overlays/menu.tsx';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { Todo } from '../../contract/todo-calls.ts';
import { useMoveItems } from '../../frame/drag/use-move-items.tsx';

export interface TodoMenuProps {
  todo: Todo;
  onChange: (todo: Todo) => void;
  onRemove: (todo: Todo) => void;
}

/** What can be done with a to-do of the list. */
export function TodoMenu({ todo, onChange, onRemove }: TodoMenuProps) {
  const { t } = useTranslation('demo');
  const moves = useMoveItems(String(todo.id));
  const { title, done, read } = todo;
  const [DoneIcon, ReadIcon] = [done ? RotateCcw : Check, read ? Mail : MailOpen];
  return (
    <Menu
      button={(props) => (
        <IconButton {...props} size="row" label={t('todo.actsOf', { title })} icon={<Ellipsis aria-hidden="true" />} />
      )}
    >
      {(close) => {
        const closing = (act: () => void) => () => {
          close();
          act();
        };
        return [
          <MenuItem key="done" onClick={closing(() => onChange({ ...todo, done: !done }))}>
            <DoneIcon aria-hidden="true" />
            {t(done ? 'todo.markUndone' : 'todo.markDone')}
          </MenuItem>,
          <MenuItem key="read" onClick={closing(() => onChange({ ...todo, read: !read }))}>
            <ReadIcon aria-hidden="true" />
            {t(read ? 'todo.markUnread' : 'todo.markRead')}
          </MenuItem>,
          ...moves(close),
          <MenuItem key="delete" onClick={closing(() => onRemove(todo))}>
            <Trash2 aria-hidden="true" />
            {t('todo.delete')}
          </MenuItem>,
        ];
      }}
    </Menu>
  );
}
