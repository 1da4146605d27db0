import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { filteredField } from '@mandate/contract/lists/filtered-field.ts';
import { type Condition, type Filter, filterFields } from '@mandate/contract/lists/grid.ts';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AnchoredDialog } from '../../ui/overlays/anchored-dialog.tsx';
import { type ChangeFilter, withEntry } from './change-filter.ts';
import { FilterCondition, firstCondition } from './filter-condition.tsx';
import { filterExcess, isCondition, mostConditions } from './read-filter.ts';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 14 });
const Add = styled('div')({ display: 'flex' });

interface FilterDialogProps {
  entity: Entity;
  reader: Reader;
  filter: Filter['all'];
  /** The entry to change; null for a new one. */
  index: number | null;
  /** What a new one is about first. */
  wanted?: string | undefined;
  anchor: Element;
  onClose: () => void;
  onApply: ChangeFilter;
}

type Problem = 'chooseValue' | 'tooMany' | 'tooLong';

interface Draft {
  /** Tells the alternatives apart while they are worked on. */
  key: number;
  condition: Condition;
}

/** Makes or changes one entry of a filter: a condition, or several of which any one is enough. */
export default function FilterDialog(props: FilterDialogProps) {
  const { entity, reader, filter, index, wanted, anchor, onClose, onApply } = props;
  useSharedWords();
  const { t } = useTranslation();
  const formId = useId();
  // What tells which rows are meant, beside the fields, is not chosen here.
  const fields = new Map(
    [...filterFields(entity, reader)].filter(([name]) => filteredField(entity, name) !== undefined),
  );
  const [before] = useState(index === null ? undefined : filter[index]);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => {
    const conditions =
      before === undefined ? [firstCondition(fields, wanted)] : 'any' in before ? before.any : [before];
    return conditions.map((condition, key) => ({ key, condition }));
  });
  const [first] = useState(drafts.length);
  const [problem, setProblem] = useState<Problem | null>(null);

  function change(next: readonly Draft[]): void {
    setProblem(null);
    setDrafts(next);
  }

  function withDrafts(now: Filter['all']): Filter['all'] {
    const [only, ...others] = drafts.map(({ condition }) => condition);
    const entry = others.length > 0 ? { any: drafts.map(({ condition }) => condition) } : only;
    return entry === undefined ? now : withEntry(now, before, entry);
  }

  function apply(event: FormEvent): void {
    event.preventDefault();
    const isComplete = drafts.every(({ condition }) => {
      const field = fields.get(condition.field);
      return field !== undefined && isCondition(field, condition);
    });
    const excess = isComplete ? filterExcess(withDrafts(filter)) : 'chooseValue';
    if (excess === null) onApply(withDrafts);
    else setProblem(excess);
  }

  return (
    <AnchoredDialog
      isOpen
      anchor={anchor}
      onClose={onClose}
      title={t(index === null ? 'list.addFilter' : 'list.changeFilter')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look="primary" type="submit" form={formId}>
            {t('list.apply')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={apply} noValidate>
        {drafts.map(({ key, condition }, at) => (
          <FilterCondition
            key={key}
            entity={entity}
            fields={fields}
            condition={condition}
            place={drafts.length > 1 ? at + 1 : null}
            // The first when the window opens, and one that is added.
            isFocused={at === 0 || key >= first}
            onChange={(next) => change(drafts.with(at, { key, condition: next }))}
            onRemove={() => change(drafts.toSpliced(at, 1))}
          />
        ))}
        <Add>
          <Button
            look="quiet"
            size="row"
            icon={<Plus aria-hidden="true" />}
            onClick={() => {
              const field = drafts.at(-1)?.condition.field;
              const key = 1 + Math.max(...drafts.map((draft) => draft.key));
              change([...drafts, { key, condition: firstCondition(fields, field) }]);
            }}
          >
            {t('list.addAlternative')}
          </Button>
        </Add>
        {problem && (
          <Notice kind="bad" role="alert">
            {t(`list.${problem}`, { most: mostConditions })}
          </Notice>
        )}
      </Form>
    </AnchoredDialog>
  );
}
