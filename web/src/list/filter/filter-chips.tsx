import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { filteredField } from '@mandate/contract/lists/filtered-field.ts';
import type { Filter } from '@mandate/contract/lists/grid.ts';
import Plus from 'lucide-react/icons/plus';
import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { Chip } from '../../ui/badges/chip.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { type ChangeFilter, withoutEntry } from './change-filter.ts';
import { conditionWords, entryText } from './condition-text.ts';
import { type NameOf, useLabels } from './use-labels.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: '0 12px 10px',
  '& > span': { maxWidth: '100%' },
  '& [data-edit]': {
    all: 'unset',
    display: 'block',
    maxWidth: '100%',
    padding: '6px 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&[data-fixed]': { cursor: 'default' },
    '&:focus-visible': { outline: '2px solid', outlineOffset: -2, borderRadius: 4 },
  },
  // In one line on phones, so that the first record stays in sight.
  [phone]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '0 0 10px',
    '& > *': { flex: 'none' },
    '& [data-edit]': { padding: '8px 0' },
  },
});

interface FilterChipsProps {
  entity: Entity;
  filter: Filter['all'];
  onChange: ChangeFilter;
  /** Opens an entry, or a new one, for editing, under what was pressed. */
  onEdit: (index: number | null, anchor: Element) => void;
}

/** The filter in force, a chip for each entry: it can be edited and taken away. */
export function FilterChips({ entity, filter, onChange, onEdit }: FilterChipsProps) {
  useSharedWords();
  const { t } = useTranslation();
  const nameOf = useLabels(entity, filter);
  const row = useRef<HTMLDivElement>(null);
  if (filter.length === 0) return null;

  // Before the chip goes: the focus it holds would go with it.
  function remove(index: number): void {
    const buttons = row.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? besides(row.current))?.focus();
    const entry = filter[index];
    onChange((now) => withoutEntry(now, entry));
  }

  return (
    <Row ref={row}>
      {filter.map((entry, index) => {
        const name = entryText(entity, entry, nameOf);
        return (
          <Chip
            key={keyOf(filter, index)}
            remove={{ label: t('list.removeFilter', { filter: name }), run: () => remove(index) }}
          >
            {isOfFields(entity, entry) ? (
              <button
                type="button"
                data-edit
                title={name}
                aria-label={t('list.editFilter', { filter: name })}
                aria-haspopup="dialog"
                onClick={(event) => onEdit(index, event.currentTarget)}
              >
                <EntryText entity={entity} entry={entry} nameOf={nameOf} />
              </button>
            ) : (
              <span data-edit data-fixed title={name} tabIndex={-1}>
                <EntryText entity={entity} entry={entry} nameOf={nameOf} />
              </span>
            )}
          </Chip>
        );
      })}
      <Button
        look="quiet"
        size="row"
        icon={<Plus aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={(event) => onEdit(null, event.currentTarget)}
      >
        {t('list.addFilter')}
      </Button>
      <Button
        look="quiet"
        size="row"
        onClick={() => {
          besides(row.current)?.focus();
          onChange(() => []);
        }}
      >
        {t('list.clearAll')}
      </Button>
    </Row>
  );
}

interface EntryTextProps {
  entity: Entity;
  entry: Filter['all'][number];
  nameOf: NameOf;
}

function EntryText({ entity, entry, nameOf }: EntryTextProps) {
  const { t } = useTranslation();
  const conditions = 'any' in entry ? entry.any : [entry];
  return conditions.map((condition, at) => {
    const { field, operator, value } = conditionWords(entity, condition, nameOf);
    return (
      <Fragment key={JSON.stringify(condition)}>
        {at > 0 && ` ${t('list.or')} `}
        <b>{field}</b> {operator} {value}
      </Fragment>
    );
  });
}

/** Whether an entry is about fields: what else tells which rows are meant is taken away, and not edited. */
function isOfFields(entity: Entity, entry: Filter['all'][number]): boolean {
  return ('any' in entry ? entry.any : [entry]).every(({ field }) => filteredField(entity, field) !== undefined);
}

/** The same chip while its values change, so that focus stays on it: its fields, and which of the same fields it is. */
function keyOf(filter: Filter['all'], index: number): string {
  const fieldsOf = (entry: Filter['all'][number] | undefined) =>
    entry === undefined ? '' : 'any' in entry ? entry.any.map(({ field }) => field).join() : entry.field;
  const fields = fieldsOf(filter[index]);
  return `${fields} ${filter.slice(0, index).filter((entry) => fieldsOf(entry) === fields).length}`;
}

/** Where focus goes when the whole row of chips goes. */
function besides(row: Element | null): HTMLElement | null {
  return row?.closest('section')?.querySelector<HTMLElement>('[role=searchbox]') ?? null;
}
