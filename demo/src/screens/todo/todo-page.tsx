import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { Todo } from '../../contract/todo-calls.ts';
import { Gone } from '../../frame/gone.tsx';
import { nextId } from '../../records/next-id.ts';
import { localDay, momentOf } from './local-day.ts';
import { TodoForm } from './todo-form.tsx';
import { useTodos } from './use-todos.ts';

function newTodo(id: number): Todo {
  const today = momentOf(localDay(new Date().toISOString()));
  const off = { important: false, starred: false, done: false, read: false, selected: false };
  return { id, title: '', note: '', tag: [], startDate: today, dueDate: today, ...off };
}

/** A to-do that is written or changed. */
export default function TodoPage() {
  const { t } = useTranslation('demo');
  const { id } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { list?: string } | null };
  const { todos, remove, tell } = useTodos();
  const [isLeaving, setIsLeaving] = useState(false);
  const isNew = id === undefined;
  const list = `/todo/list${state?.list ?? ''}`;
  const todo = todos.data && (isNew ? newTodo(nextId(todos.data)) : todos.data.find((each) => String(each.id) === id));

  async function save(saved: Todo): Promise<void> {
    await tell(isNew ? 'POST /api/todo/add' : 'POST /api/todo/update', { todo: saved });
    showSuccess(t('todo.saved', { title: saved.title }));
    await navigate(list);
  }

  async function leave(gone: Todo): Promise<void> {
    setIsLeaving(true);
    await remove(gone);
    await navigate(list);
  }

  if (todos.data && !todo && !isLeaving) return <Gone to="/todo/list" text={t('todo.unknown')} />;
  const remover = !isNew && todo && (
    <Button look="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => void leave(todo)}>
      {t('todo.delete')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={(!isNew && todo?.title) || t('todo.new')}
        back={{ label: t('todo.title'), to: list }}
        actions={remover}
      />
      {todo ? (
        <TodoForm key={id} todo={todo} list={list} onSave={save} />
      ) : (
        <SkeletonRows label={t('todo.loading')} rows={6} />
      )}
    </>
  );
}
