import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import ListFilter from 'lucide-react/icons/list-filter';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { entityWord } from '../../records/words/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { BarText, Count, Toolbar, ToolbarGap } from '../../ui/buttons/toolbar.tsx';
import { ListColumnsButton } from '../columns/list-columns-button.tsx';
import { ListDensityButton } from '../columns/list-density-button.tsx';
import { InlineButton } from '../inline/inline-button.tsx';
import type { InlineMode } from '../inline/use-inline-mode.ts';
import { ListSelectionContext } from '../selection/list-selection.ts';
import { ListSortButton } from '../sort/list-sort-button.tsx';
import type { ListState } from '../state/list-state.ts';
import type { ListViews } from '../views/use-list-views.ts';
import { DeletedChoice } from './deleted-choice.tsx';
import { ListSearch } from './list-search.tsx';

// The button that begins selecting comes with the rows; the room for it is there before.
const ToggleRoom = styled('span')({ width: 89, height: 44 });

interface ListToolbarProps {
  entity: Entity;
  reader: Reader;
  state: ListState;
  views: ListViews;
  /** The total in words. */
  totalText: string;
  mayRestore: boolean;
  isPhone: boolean;
  inline: InlineMode;
  /** Opens a new condition of the filter, beside the button. */
  onFilter: (button: HTMLElement) => void;
  onChange: (part: Partial<ListState>, isTyping?: boolean) => void;
}

/** What is done with a list: on the left what it is asked for, on the right how it is shown. */
export function ListToolbar(props: ListToolbarProps) {
  const { entity, reader, state, views, totalText, mayRestore, isPhone, onFilter, onChange } = props;
  const { t } = useTranslation();
  const selection = useContext(ListSelectionContext);
  const mark = useKeyMarks();
  return (
    <Toolbar>
      <ListSearch
        value={state.search}
        placeholder={entityWord(entity, 'searchIn')}
        onChange={(search) => onChange({ search }, true)}
      />
      <Button
        size="toolbar"
        look={state.filter.length > 0 ? 'chosen' : 'secondary'}
        icon={<ListFilter aria-hidden="true" />}
        aria-haspopup="dialog"
        {...mark('list.filter')}
        onClick={(event) => onFilter(event.currentTarget)}
      >
        {t('list.filter')}
        {state.filter.length > 0 && <Count>{state.filter.length}</Count>}
      </Button>
      <ListSortButton entity={entity} reader={reader} state={state} onSort={(sort) => onChange({ sort })} />
      {selection?.toggle ?? (isPhone && selection && <ToggleRoom aria-hidden="true" />)}
      <ToolbarGap />
      <BarText>{totalText}</BarText>
      {mayRestore && <DeletedChoice value={state.deleted} onChange={(deleted) => onChange({ deleted })} />}
      <InlineButton mode={props.inline} />
      <ListColumnsButton entity={entity} views={views} isPhone={isPhone} />
      <ListDensityButton views={views} />
    </Toolbar>
  );
}
