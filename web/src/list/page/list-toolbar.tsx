import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import ListFilter from 'lucide-react/icons/list-filter';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { entityWord } from '../../records/words/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { BarText, Count, Toolbar, ToolbarGap } from '../../ui/buttons/toolbar.tsx';
import { ListColumnsButton } from '../columns/list-columns-button.tsx';
import { ListDensityButton } from '../columns/list-density-button.tsx';
import { ListSortButton } from '../sort/list-sort-button.tsx';
import type { ListState } from '../state/list-state.ts';
import type { ListLaying } from '../views/use-list-views.ts';
import { ListSearch } from './list-search.tsx';

/** What a list's toolbar has besides what all have. */
export interface ListTools {
  /** On the left: what is done with rows. */
  rowTools?: ReactNode;
  /** On the right: how the list is shown. */
  viewTools?: ReactNode;
}

interface ListToolbarProps extends ListTools {
  entity: Entity;
  reader: Reader;
  state: ListState;
  laying: ListLaying;
  /** The total in words. */
  totalText: string;
  isPhone: boolean;
  /** Opens a new condition of the filter, beside the button. */
  onFilter: (button: HTMLElement) => void;
  onChange: (part: Partial<ListState>, isTyping?: boolean) => void;
}

/** What is done with a list: on the left what it is asked for, on the right how it is shown. */
export function ListToolbar(props: ListToolbarProps) {
  const { entity, reader, state, laying, totalText, isPhone, onFilter, onChange } = props;
  const { t } = useTranslation();
  const mark = useKeyMarks();
  const isSearched = Object.values(entity.fields).some((field) => field.isSearched);
  return (
    <Toolbar>
      {isSearched && (
        <ListSearch
          value={state.search}
          placeholder={entityWord(entity, 'searchIn')}
          onChange={(search) => onChange({ search }, true)}
        />
      )}
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
      {props.rowTools}
      <ToolbarGap />
      <BarText>{totalText}</BarText>
      {props.viewTools}
      <ListColumnsButton entity={entity} views={laying} isPhone={isPhone} />
      <ListDensityButton views={laying} />
    </Toolbar>
  );
}
