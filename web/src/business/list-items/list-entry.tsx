import styled from '@emotion/styled';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../form/fields/field-cell.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { valueAt } from '../../records/changes/record-path.ts';
import { problemSentence } from '../../records/words/record-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { type Item, itemsIn } from './items-in.ts';
import { itemColumns, ListItemRow, plainColumns } from './list-item-row.tsx';
import { codeFor, rowKey, withPlaces, withRowKey } from './row-key.ts';

const Frame = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });

const Table = styled('div')(({ theme: { vars } }) => ({
  marginBottom: 12,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
}));

const Heads = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: itemColumns,
  '&[data-plain]': { gridTemplateColumns: plainColumns },
  gap: 10,
  padding: '8px 8px 8px 12px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  borderRadius: '8px 8px 0 0',
  background: vars.palette.subtle,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.ink3,
  [phone]: { display: 'none' },
}));

const Gone = styled('li')(({ theme: { vars } }) => ({ padding: 8, borderTop: `1px solid ${vars.palette.divider}` }));

const Kept = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > span': { flex: '1 1 240px' },
});

interface ListEntryProps {
  field: BoundField;
  /** What a new item begins as; where it has a colour, all have. */
  blank: Item;
}

/** The items of a list: added, named, coloured, put in order, taken in and out of use. */
export function ListEntry({ field, blank }: ListEntryProps) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const hasColors = blank.color !== undefined;
  const items = itemsIn(field.value);
  const stored = itemsIn(useForm(form, ({ base }) => valueAt(base, field.path)));
  const problems = useForm(form, (state) => state.problems);
  const sent = useSent(items);
  const [moved, setMoved] = useState('');

  const set = (next: readonly Item[]) => field.set(withPlaces(next));

  function add(): void {
    const item = withRowKey({ ...blank });
    // At once: the next letter is meant for the new item.
    flushSync(() => set([...items, item]));
    document.getElementById(`${rowKey(item)}-label`)?.focus();
  }

  function change(item: Item, part: Partial<Item>): void {
    const isStored = stored.some(({ code }) => code === item.code);
    const isFollowing = part.label !== undefined && !isStored && item.code === codeFor(item.label, items, item);
    const code = isFollowing ? { code: codeFor(part.label ?? '', items, item) } : {};
    set(items.map((one) => (one === item ? withRowKey({ ...item, ...part, ...code }, item) : one)));
  }

  function move(item: Item, by: number): void {
    const from = items.indexOf(item);
    const to = from + by;
    if (to < 0 || to >= items.length) return;
    const others = items.filter((one) => one !== item);
    set(others.toSpliced(to, 0, item));
    setMoved(t('parameters.itemMoved', { label: item.label, place: to + 1, count: items.length }));
  }

  function remove(item: Item): void {
    set(items.filter((one) => one !== item));
    const undo = { label: t('editor.undo'), run: () => field.set(items) };
    if (item.label !== '') showInfo(t('parameters.itemRemoved', { label: item.label }), { action: undo });
    document.getElementById(field.frame.id)?.focus();
  }

  // What is in use was taken out: it is told where the item stood, with the way to keep it out of the choices.
  const inUse = problems.flatMap((problem) => {
    const item = stored.find(({ label }) => problem.code === 'itemInUse' && label === problem.params.label);
    return item && !items.some(({ code }) => code === item.code) ? [{ item, problem }] : [];
  });
  const errorsOf = (item: Item) => {
    const index = sent.indexOf(item);
    const own = problems.filter(({ field: at }) => at.startsWith(`${field.path}.${index}.`));
    return Object.fromEntries(own.map((problem) => [problem.field.split('.')[2], problemSentence(problem)]));
  };
  return (
    <Frame aria-labelledby={`${field.frame.id}-legend`}>
      <VisuallyHidden id={`${field.frame.id}-legend`}>{field.frame.label}</VisuallyHidden>
      {field.frame.error && inUse.length === 0 && (
        <Notice kind="bad" role="alert" style={{ marginBottom: 12 }}>
          {field.frame.error}
        </Notice>
      )}
      {items.length + inUse.length > 0 && (
        <Table>
          <Heads aria-hidden="true" data-plain={!hasColors || undefined}>
            <span>{t('parameters.item.label')}</span>
            <span>{t('parameters.item.code')}</span>
            {hasColors && <span>{t('parameters.item.color')}</span>}
          </Heads>
          <ol>
            {items.map((item, index) => (
              <ListItemRow
                key={rowKey(item)}
                item={item}
                isStored={stored.some(({ code }) => code === item.code)}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                errors={errorsOf(item)}
                onChange={(part) => change(item, part)}
                onMove={(by) => move(item, by)}
                onRemove={() => remove(item)}
                onEnter={() => index === items.length - 1 && add()}
              />
            ))}
            {inUse.map(({ item, problem }) => (
              <Gone key={item.code}>
                <Notice kind="bad" role="alert">
                  <Kept>
                    <span>{problemSentence(problem)}</span>
                    <Button
                      size="row"
                      onClick={() => set(items.toSpliced(stored.indexOf(item), 0, { ...item, isActive: false }))}
                    >
                      {t('parameters.itemDeactivated')}
                    </Button>
                  </Kept>
                </Notice>
              </Gone>
            ))}
          </ol>
        </Table>
      )}
      <Button id={field.frame.id} size="toolbar" icon={<Plus aria-hidden="true" />} onClick={add}>
        {t('parameters.addItem')}
      </Button>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </Frame>
  );
}

/** The items as they were when a save was refused last: the server names them by their place then. */
function useSent(items: readonly Item[]): readonly Item[] {
  const { form } = useEditing();
  const attempt = useForm(form, (state) => state.attempt);
  const [sent, setSent] = useState({ attempt, items });
  if (sent.attempt === attempt) return sent.items;
  setSent({ attempt, items });
  return items;
}
