import styled from '@emotion/styled';
import { useAddressParams } from '@mandate/web/src/lib/addresses/address-params.ts';
import { Button, LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { DragListPart } from '../../frame/drag/drag-list-part.tsx';
import { DragRoom } from '../../frame/drag/drag-room.tsx';
import { choiceOf, shownTodos, type TodoChoice } from './todo-choice.ts';
import { CarriedTodo, TodoRow } from './todo-row.tsx';
import { TodoToolbar } from './todo-toolbar.tsx';
import { useTodos } from './use-todos.ts';
import { withShownMoved } from './with-shown-moved.ts';

const Rows = styled('ul')({ position: 'relative', '& > li:last-child': { borderRadius: '0 0 8px 8px' } });

/** The to-dos, which can be searched, filtered, ticked off and put in another order. */
export default function TodoListPage() {
  const { t } = useTranslation('demo');
  const { todos, tags, update, reorder, remove } = useTodos();
  const [address, setAddress] = useAddressParams();
  const choice = choiceOf(address, tags.data ?? []);
  const all = todos.data ?? [];
  const shown = shownTodos(all, choice);
  const titleOf = (id: string) => all.find((todo) => String(todo.id) === id)?.title ?? '';

  function choose(change: Partial<TodoChoice>): void {
    setAddress((now) => saidOf({ ...choiceOf(now, tags.data ?? []), ...change }), { replace: true });
  }

  return (
    <>
      <PageHead
        title={t('todo.title')}
        actions={
          <LinkButton to="/todo/list/add" look="primary" icon={<Plus aria-hidden="true" />}>
            {t('todo.create')}
          </LinkButton>
        }
      />
      <PageCard isFlush style={{ marginTop: 12 }}>
        <TodoToolbar choice={choice} tags={tags.data ?? []} count={shown.length} onChoose={choose} />
        {todos.isPending && <SkeletonRows label={t('todo.loading')} rows={5} rowHeight={53} />}
        {todos.data && shown.length === 0 && (
          <EmptyState
            kind={all.length === 0 ? 'allDone' : 'nothingMatches'}
            title={t(all.length === 0 ? 'todo.none' : 'todo.noMatch')}
            text={t(all.length === 0 ? 'todo.noneText' : 'todo.noMatchText')}
            action={
              all.length > 0 && (
                <Button size="row" onClick={() => choose({ search: '', show: 'all', tag: null })}>
                  {t('todo.clear')}
                </Button>
              )
            }
          />
        )}
        <DragRoom
          lists={[{ id: 'todos', name: t('todo.title'), items: shown.map(({ id }) => String(id)) }]}
          nameOf={titleOf}
          onMove={({ from, to }) => reorder(withShownMoved(all, shown, from.index, to.index))}
          carried={(id) => <CarriedTodo title={titleOf(id)} />}
        >
          <DragListPart list="todos">
            {(items, ref) => (
              <Rows ref={ref} aria-label={t('todo.title')} hidden={items.length === 0}>
                {items.map((id) => {
                  const todo = shown.find((each) => String(each.id) === id);
                  return (
                    todo && (
                      <TodoRow
                        key={id}
                        todo={todo}
                        tags={tags.data ?? []}
                        onChange={(changed) => void update(changed)}
                        onRemove={(gone) => void remove(gone)}
                      />
                    )
                  );
                })}
              </Rows>
            )}
          </DragListPart>
        </DragRoom>
      </PageCard>
    </>
  );
}

/** What an address says of a choice; what is as usual is left out. */
function saidOf({ search, show, tag }: TodoChoice): [string, string][] {
  const said: [string, string][] = [
    ['search', search.trim() === '' ? '' : search],
    ['show', show === 'all' ? '' : show],
    ['tag', String(tag ?? '')],
  ];
  return said.filter(([, value]) => value !== '');
}
