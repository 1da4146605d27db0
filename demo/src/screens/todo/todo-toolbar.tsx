import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { BarText, Toolbar, ToolbarGap } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { ChoiceMenu } from '@mandate/web/src/ui/overlays/choice-menu.tsx';
import ListFilter from 'lucide-react/icons/list-filter';
import TagIcon from 'lucide-react/icons/tag';
import Tags from 'lucide-react/icons/tags';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../contract/todo-calls.ts';
import { TagDialog } from './tag-dialog.tsx';
import { showings, type TodoChoice } from './todo-choice.ts';
import { TodoSearch } from './todo-search.tsx';

interface TodoToolbarProps {
  choice: TodoChoice;
  tags: readonly Tag[];
  /** How many to-dos are shown. */
  count: number;
  onChoose: (change: Partial<TodoChoice>) => void;
}

/** What the to-dos are searched and filtered by. */
export function TodoToolbar({ choice, tags, count, onChoose }: TodoToolbarProps) {
  const { t } = useTranslation('demo');
  const [isManaging, setIsManaging] = useState(false);
  const tagName = tags.find(({ id }) => id === choice.tag)?.name;
  return (
    <Toolbar style={{ paddingInline: 12 }}>
      <TodoSearch value={choice.search} onChange={(search) => onChoose({ search })} />
      <ChoiceMenu
        button={(links) => (
          <Button
            {...links}
            size="toolbar"
            look={choice.show === 'all' ? 'secondary' : 'chosen'}
            icon={<ListFilter aria-hidden="true" />}
          >
            {choice.show === 'all' ? t('todo.filter') : t(`todo.show.${choice.show}`)}
          </Button>
        )}
        choices={showings.map((show) => ({ value: show, label: t(`todo.show.${show}`) }))}
        chosen={choice.show}
        onChoose={(show) => onChoose({ show })}
      />
      <ChoiceMenu
        button={(links) => (
          <Button
            {...links}
            size="toolbar"
            look={tagName === undefined ? 'secondary' : 'chosen'}
            icon={<TagIcon aria-hidden="true" />}
          >
            {tagName ?? t('todo.tag')}
          </Button>
        )}
        choices={[
          { value: null, label: t('todo.anyTag') },
          ...tags.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        chosen={choice.tag}
        onChoose={(tag) => onChoose({ tag })}
      />
      <Button size="toolbar" look="quiet" icon={<Tags aria-hidden="true" />} onClick={() => setIsManaging(true)}>
        {t('todo.manageTags')}
      </Button>
      <ToolbarGap />
      <BarText role="status">{t('todo.count', { count })}</BarText>
      <TagDialog isOpen={isManaging} onClose={() => setIsManaging(false)} />
    </Toolbar>
  );
}
