import styled from '@emotion/styled';
import { Tag as TagMark } from '@mandate/web/src/ui/badges/chip.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { Checkbox } from '@mandate/web/src/ui/fields/checkbox.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { dateText } from '@mandate/web/src/ui/values/value-texts.ts';
import Flag from 'lucide-react/icons/flag';
import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Tag } from '../../contract/todo-calls.ts';
import { DragHandle } from '../../frame/drag/drag-handle.tsx';
import { useDragItem } from '../../frame/drag/use-drag-item.ts';
import { localDay } from './local-day.ts';
import { TodoMenu, type TodoMenuProps } from './todo-menu.tsx';

const Line = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 10px',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  fontSize: 13,
  lineHeight: '20px',
  touchAction: 'manipulation',
  '&:hover': { background: vars.palette.hover },
  '& > .text': { flex: 1, minWidth: 0 },
  '& > .text > a': { color: vars.palette.text.primary, overflowWrap: 'anywhere' },
  // The whole row opens it; what can be pressed lies above.
  '& > .text > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& > :not(.text)': { position: 'relative', zIndex: 1 },
  '& > .text > p': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
  },
  '& > .marks': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 4, pointerEvents: 'none' },
  '& > .acts': { display: 'flex' },
  '&[data-unread] > .text > a': { fontWeight: 600 },
  '&[data-done] > .text > a': { textDecoration: 'line-through', color: vars.palette.text.secondary },
  '&[data-late] .due': { color: vars.palette.bad.text, background: vars.palette.bad.tint },
  '& [aria-pressed=true] > svg': { fill: 'currentColor' },
  '& .important[aria-pressed=true]': { color: vars.palette.bad.text },
  '& .star[aria-pressed=true]': { color: vars.palette.caution.text },
  '&[data-lifted]': { opacity: 0.4 },
  '&[data-over]': {
    padding: '12px 16px',
    border: 0,
    borderRadius: 8,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontWeight: 500,
    boxShadow: vars.palette.shadow.menu,
    cursor: 'grabbing',
  },
  [phone]: {
    flexWrap: 'wrap',
    gap: '4px 8px',
    padding: '8px 4px 8px 12px',
    '& > button:first-of-type': { display: 'none' },
    '& > .text': { flexBasis: 'calc(100% - 40px)', fontSize: 15 },
    '& > .marks': { flex: 1, justifyContent: 'flex-start' },
  },
}));

interface TodoRowProps extends TodoMenuProps {
  tags: readonly Tag[];
}

/** A to-do of the list: its handle, what it says, what it is marked with, and its menu. */
export function TodoRow({ todo, tags, onChange, onRemove }: TodoRowProps) {
  const { t } = useTranslation('demo');
  const { search } = useLocation();
  const formats = useFormats();
  const item = useDragItem(String(todo.id));
  const { title, note, done, read, important, starred } = todo;
  const due = localDay(todo.dueDate);
  const isLate = !done && due < localDay(new Date().toISOString());
  return (
    <Line
      ref={item.ref}
      style={item.style}
      {...item.grip}
      data-lifted={item.isLifted || undefined}
      data-done={done || undefined}
      data-unread={!read || undefined}
      data-late={isLate || undefined}
    >
      <DragHandle name={title} item={item} />
      <Checkbox
        aria-label={t('todo.doneOf', { title })}
        checked={done}
        onChange={() => onChange({ ...todo, done: !done })}
      />
      <div className="text">
        <Link to={`/todo/list/${todo.id}`} state={{ list: search }} draggable={false}>
          {title}
        </Link>
        {!read && <VisuallyHidden>{t('todo.show.unread')}</VisuallyHidden>}
        <p>{note}</p>
      </div>
      <div className="marks">
        {tags
          .filter(({ id }) => todo.tag.includes(id))
          .map(({ id, name }) => (
            <TagMark key={id}>{name}</TagMark>
          ))}
        {due !== '' && (
          <TagMark className="due">{t(isLate ? 'todo.wasDue' : 'todo.due', { date: dateText(due, formats) })}</TagMark>
        )}
      </div>
      <div className="acts">
        <TooltipIconButton
          className="important"
          size="row"
          label={t('todo.importantOf', { title })}
          aria-pressed={important}
          icon={<Flag aria-hidden="true" />}
          onClick={() => onChange({ ...todo, important: !important })}
        />
        <TooltipIconButton
          className="star"
          size="row"
          label={t('todo.starOf', { title })}
          aria-pressed={starred}
          icon={<Star aria-hidden="true" />}
          onClick={() => onChange({ ...todo, starred: !starred })}
        />
        <TodoMenu todo={todo} onChange={onChange} onRemove={onRemove} />
      </div>
    </Line>
  );
}

/** The to-do under the pointer while it is carried. */
export function CarriedTodo({ title }: { title: string }) {
  return (
    <Line as="div" data-over>
      {title}
    </Line>
  );
}
