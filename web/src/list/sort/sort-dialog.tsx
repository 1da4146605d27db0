import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { gridFields, isSortable, type Sort, usualSort } from '@mandate/contract/lists/grid.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { type Choice, SelectField } from '../../ui/fields/select-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { ListState } from '../state/list-state.ts';
import { asStored, mostKeys } from './sort-keys.ts';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 10, paddingTop: 8 });

const Keys = styled('ol')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Key = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > small': {
    flex: 'none',
    width: 20,
    borderRadius: 4,
    background: vars.palette.tint,
    color: vars.palette.primaryText,
    fontSize: 11,
    lineHeight: '20px',
    textAlign: 'center',
  },
  '& > span': { display: 'flex', flex: 'none' },
  '& > .field': { flex: 1, minWidth: 0 },
  '& > .direction': { width: 136 },
  // The field and its cross, below them the direction and the arrows.
  [phone]: {
    flexWrap: 'wrap',
    '& > .field': { flexBasis: 'calc(100% - 80px)' },
    '& > .cross': { order: 1 },
    '& > .direction': { order: 2, flex: 1 },
    '& > .arrows': { order: 3 },
  },
}));

interface SortDialogProps {
  entity: Entity;
  reader: Reader;
  state: Pick<ListState, 'sort' | 'deleted'>;
  onClose: () => void;
  onApply: (sort: Sort[]) => void;
}

/** The keys a list is sorted by, at most five, the first one counting most. */
export default function SortDialog({ entity, reader, state, onClose, onApply }: SortDialogProps) {
  useSharedWords();
  const { t } = useTranslation();
  const formId = useId();
  const list = useRef<HTMLFormElement>(null);
  const fields = [...gridFields(entity, reader)].filter(([, facts]) => isSortable(facts)).map(([name]) => name);
  const free = (keys: readonly Sort[]) => fields.find((name) => !keys.some(({ field }) => field === name));
  const usual = usualSort(entity, state.deleted);
  const [keys, setKeys] = useState<readonly Sort[]>(() => {
    if (state.sort.length > 0) return state.sort;
    return fields.includes(usual.field) ? [usual] : [{ field: fields[0] ?? '', direction: 'asc' }];
  });

  // The control that was pressed may have gone or moved: the focus goes on beside it.
  function change(next: readonly Sort[], focus: string): void {
    setKeys(next);
    requestAnimationFrame(() => {
      const control = list.current?.querySelector<HTMLElement>(`[data-control="${focus}"]`);
      (control ?? list.current?.querySelector<HTMLElement>('[data-control=add]'))?.focus();
    });
  }

  function swap(at: number, by: -1 | 1, control: string): void {
    const [one, other] = [keys[at], keys[at + by]];
    if (one && other) change(keys.with(at, other).with(at + by, one), `${control}-${at + by}`);
  }

  function choices(key: Sort): Choice[] {
    const offered = fields.filter((name) => name === key.field || !keys.some(({ field }) => field === name));
    return offered.map((value) => ({ value, label: fieldLabel(entity, value) }));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    onApply(asStored(keys, usual));
  }

  return (
    <Dialog
      isOpen
      width={640}
      onClose={onClose}
      title={t('sorting.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look="primary" type="submit" form={formId}>
            {t('sorting.apply')}
          </Button>
        </>
      }
    >
      <Form id={formId} ref={list} onSubmit={submit}>
        {keys.length === 0 && t('sorting.usual')}
        <Keys>
          {keys.map((key, at) => (
            <Key key={key.field}>
              <small aria-hidden="true">{at + 1}</small>
              <div className="field">
                <SelectField
                  label={`${t('sorting.key', { rank: at + 1 })}: ${t('sorting.field')}`}
                  isLabelHidden
                  autoFocus={at === 0}
                  data-control={`field-${at}`}
                  choices={choices(key)}
                  value={key.field}
                  onChange={(event) => change(keys.with(at, { ...key, field: event.target.value }), `field-${at}`)}
                />
              </div>
              <div className="direction">
                <SelectField
                  label={`${t('sorting.key', { rank: at + 1 })}: ${t('sorting.direction')}`}
                  isLabelHidden
                  choices={[
                    { value: 'asc', label: t('sorting.up') },
                    { value: 'desc', label: t('sorting.down') },
                  ]}
                  value={key.direction}
                  onChange={(event) =>
                    setKeys(keys.with(at, { ...key, direction: event.target.value as Sort['direction'] }))
                  }
                />
              </div>
              <span className="arrows">
                <IconButton
                  size="row"
                  aria-disabled={at === 0}
                  data-control={`up-${at}`}
                  label={t('sorting.earlier', { rank: at + 1 })}
                  icon={<ArrowUp aria-hidden="true" />}
                  onClick={() => swap(at, -1, 'up')}
                />
                <IconButton
                  size="row"
                  aria-disabled={at === keys.length - 1}
                  data-control={`down-${at}`}
                  label={t('sorting.later', { rank: at + 1 })}
                  icon={<ArrowDown aria-hidden="true" />}
                  onClick={() => swap(at, 1, 'down')}
                />
              </span>
              <span className="cross">
                <IconButton
                  size="row"
                  label={t('sorting.remove', { rank: at + 1 })}
                  icon={<X aria-hidden="true" />}
                  onClick={() => change(keys.toSpliced(at, 1), `field-${Math.max(0, at - 1)}`)}
                />
              </span>
            </Key>
          ))}
        </Keys>
        <span>
          <Button
            size="toolbar"
            look="quiet"
            data-control="add"
            icon={<Plus aria-hidden="true" />}
            isOff={keys.length >= mostKeys || free(keys) === undefined}
            onClick={() => change([...keys, { field: String(free(keys)), direction: 'asc' }], `field-${keys.length}`)}
          >
            {t('sorting.add')}
          </Button>
        </span>
      </Form>
    </Dialog>
  );
}
