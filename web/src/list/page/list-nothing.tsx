import type { Entity } from '@mandate/contract/facts/entity.ts';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { useUser } from '../../lib/session/session.ts';
import { OpenProjects } from '../../records/pages/open-projects.tsx';
import { mayImport } from '../../records/rights/may-export-and-import.ts';
import { entityWord } from '../../records/words/words.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { focusIfLost } from '../../ui/page/focus-if-lost.ts';
import { entryText } from '../filter/condition-text.ts';
import { useLabels } from '../filter/use-labels.ts';
import type { ListState } from '../state/list-state.ts';

interface ListNothingProps {
  entity: Entity;
  state: ListState;
  newButton?: ReactNode;
  /** Where a file of records is brought in; without it none is. */
  paths?: Pick<RecordPaths, 'import'>;
  onChange: (part: Partial<ListState>) => void;
}

/** Why a list has no rows: nothing matches what was asked, nothing was deleted, or there is nothing yet. */
export function ListNothing({ entity, state, newButton, paths, onChange }: ListNothingProps) {
  useSharedWords();
  const { t } = useTranslation();
  const user = useUser();
  const nameOf = useLabels(entity, state.filter);
  const search = state.search.trim();
  // The last row took it along, such as by its deletion.
  useEffect(() => focusIfLost(() => document.querySelector<HTMLElement>('main h1')), []);
  if (search !== '' || state.filter.length > 0) {
    const asked = state.filter.map((entry) => entryText(entity, entry, nameOf));
    if (search !== '') asked.unshift(t('list.quoted', { search }));
    return (
      <EmptyState
        kind="nothingMatches"
        title={t('list.nothingMatches')}
        text={`${entityWord(entity, 'nothingMatches')} ${t('list.asked', { what: asked.join('; ') })}`}
        action={
          <Button size="row" onClick={() => onChange({ search: '', filter: [] })}>
            {t('list.clearFilters')}
          </Button>
        }
      />
    );
  }
  if (state.deleted === 'only') {
    return (
      <EmptyState
        kind="nothingMatches"
        title={t('list.noneDeleted')}
        text={t('list.noneDeletedText')}
        action={
          <Button size="row" onClick={() => onChange({ deleted: 'exclude' })}>
            {t('nothing.showCurrent')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      kind="nothingYet"
      title={entityWord(entity, 'none')}
      text={entityWord(entity, 'purpose')}
      action={
        <>
          {newButton}
          {!paths && <OpenProjects />}
          {paths && mayImport(user, entity.name) && (
            <LinkButton to={paths.import} icon={<Upload aria-hidden="true" />}>
              {entityWord(entity, 'import')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
