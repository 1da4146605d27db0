import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { BarText, Toolbar, ToolbarGap } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import ListFilter from 'lucide-react/icons/list-filter';
import TagIcon from 'lucide-react/icons/tag';
import Tags from 'lucide-react/icons/tags';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../contract/todo-calls.ts';
import { ChoiceMenu } from './choice-menu.tsx';
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
        label={choice.show === 'all' ? t('todo.filter') : t(`todo.show.${choice.show}`)}
        icon={<ListFilter aria-hidden="true" />}
        isChosen={choice.show !== 'all'}
        choices={showings.map((show) => ({ value: show, label: t(`todo.show.${show}`) }))}
        chosen={choice.show}
        onChoose={(show) => onChoose({ show })}
      />
      <ChoiceMenu
        label={tagName ?? t('todo.tag')}
        icon={<TagIcon aria-hidden="true" />}
        isChosen={tagName !== undefined}
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
