import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ListFilter from 'lucide-react/icons/list-filter';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { entityWord } from '../../records/words/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CountedButton } from '../../ui/buttons/counted-button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { BarText, Count, Toolbar, ToolbarGap } from '../../ui/buttons/toolbar.tsx';
import { ListColumnsButton } from '../columns/list-columns-button.tsx';
import { ListDensityButton } from '../columns/list-density-button.tsx';
import { ListSortButton } from '../sort/list-sort-button.tsx';
import type { ListState } from '../state/list-state.ts';
import type { ListLaying } from '../views/use-list-views.ts';
import { ListSearch } from './list-search.tsx';

const More = styled('div')({ flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', gap: 8 });

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

/** What is done with a list: on the left what it is asked for, on the right how it is shown. On phones what is used less folds behind a button. */
export function ListToolbar(props: ListToolbarProps) {
  const { entity, reader, state, laying, totalText, isPhone, onFilter, onChange } = props;
  const { t } = useTranslation();
  const mark = useKeyMarks();
  const moreId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isSearched = Object.values(entity.fields).some((field) => field.isSearched);
  const filtering = {
    size: 'toolbar' as const,
    icon: <ListFilter aria-hidden="true" />,
    'aria-haspopup': 'dialog' as const,
    ...mark('list.filter'),
    onClick: (event: { currentTarget: HTMLElement }) => onFilter(event.currentTarget),
  };
  const sorting = (
    <ListSortButton
      entity={entity}
      reader={reader}
      state={state}
      isPhone={isPhone}
      onSort={(sort) => onChange({ sort })}
    />
  );
  const columns = <ListColumnsButton entity={entity} views={laying} isPhone={isPhone} />;
  return (
    <Toolbar>
      {isSearched && (
        <ListSearch
          value={state.search}
          placeholder={entityWord(entity, 'searchIn')}
          onChange={(search) => onChange({ search }, true)}
        />
      )}
      {isPhone ? (
        <>
          <CountedButton {...filtering} label={t('list.filter')} count={state.filter.length} />
          {sorting}
          <IconButton
            size="toolbar"
            label={t('list.moreTools')}
            icon={<Ellipsis aria-hidden="true" />}
            aria-expanded={isUnfolded}
            aria-controls={isUnfolded ? moreId : undefined}
            onClick={() => setUnfolded(!isUnfolded)}
          />
          {isUnfolded && (
            <More id={moreId}>
              {props.rowTools}
              {props.viewTools}
              {columns}
            </More>
          )}
          {state.search !== '' && <BarText>{totalText || '\u00A0'}</BarText>}
        </>
      ) : (
        <>
          <Button {...filtering} look={state.filter.length > 0 ? 'chosen' : 'secondary'}>
            {t('list.filter')}
            {state.filter.length > 0 && <Count>{state.filter.length}</Count>}
          </Button>
          {sorting}
          {props.rowTools}
          <ToolbarGap />
          <BarText>{totalText}</BarText>
          {props.viewTools}
          {columns}
          <ListDensityButton views={laying} />
        </>
      )}
    </Toolbar>
  );
}
