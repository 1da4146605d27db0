import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { Panel } from '../../ui/overlays/panel.tsx';
import type { ListLaying } from '../views/use-list-views.ts';
import { ColumnRow } from './list-column-row.tsx';
import { isSameColumns, laidOut, layoutOf, moved, withPinned, withShown, withWidth } from './list-layout.ts';

const Group = styled('h3')(({ theme: { vars } }) => ({
  margin: '10px 0 4px',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.ink3,
}));

const Rows = styled('ul')({ display: 'flex', flexDirection: 'column' });

const Foot = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

interface ListColumnsPanelProps {
  entity: Entity;
  anchor: HTMLElement;
  views: ListLaying;
  isPhone: boolean;
  onClose: () => void;
}

/** Which columns a list shows, in which order and how wide. The list behind follows at once. */
export default function ListColumnsPanel(props: ListColumnsPanelProps) {
  const { entity, anchor, views, isPhone, onClose } = props;
  useSharedWords();
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const layout = layoutOf(views.columns);
  const hidden = views.offered
    .map(({ field }) => field)
    .filter((field) => !layout.some((column) => column.field === field));
  const isOwn = (field: string) => entity.fields[field]?.own !== undefined;
  const label = (field: string) => fieldLabel(entity, field);
  const usual = layoutOf(laidOut(views.offered, views.open?.layout.columns));

  function show(field: string, isShown: boolean): void {
    views.setColumns((before) => withShown(before, field, isShown));
    setSaid(t(isShown ? 'columns.wasShown' : 'columns.wasHidden', { field: label(field) }));
    keepFocus(`show-${field}`);
  }

  function move(field: string, by: -1 | 1, control: string): void {
    const next = moved(layout, field, by);
    views.setColumns(() => next);
    const at = next.findIndex((column) => column.field === field) + 1;
    setSaid(t('columns.moved', { field: label(field), place: at, count: next.length }));
    keepFocus(control);
  }

  function pin(field: string, isPinned: boolean): void {
    views.setColumns((before) => withPinned(before, field, isPinned));
    setSaid(t(isPinned ? 'columns.wasPinned' : 'columns.wasUnpinned', { field: label(field) }));
    keepFocus(`pin-${field}`);
  }

  // A row that moves takes its controls along, and the browser lets go of the one that had the focus.
  function keepFocus(control: string): void {
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus());
  }

  return (
    <Panel
      anchor={anchor}
      onClose={onClose}
      title={t('columns.title')}
      closeLabel={t('action.close')}
      foot={
        <Foot>
          {!isPhone && t('columns.hint')}
          <Button
            size="toolbar"
            isOff={isSameColumns(layout, usual)}
            onClick={() => {
              views.setColumns(() => usual);
              setSaid(t('columns.wasReset'));
            }}
          >
            {t('columns.reset')}
          </Button>
        </Foot>
      }
    >
      <div ref={place}>
        <Group>{t('columns.shown')}</Group>
        <Rows aria-label={t('columns.shown')}>
          {views.columns.map((column, at) => (
            <ColumnRow
              key={column.field}
              column={column}
              label={label(column.field)}
              isPhone={isPhone}
              mayRise={at > 0 && views.columns[at - 1]?.isPinned === column.isPinned}
              maySink={at < layout.length - 1 && views.columns[at + 1]?.isPinned === column.isPinned}
              isFixed={column.place === 'name' || layout.length === 1}
              onHide={() => show(column.field, false)}
              onMove={(by, control) => move(column.field, by, control)}
              onPin={(isPinned) => pin(column.field, isPinned)}
              onWidth={(width) => views.setColumns((before) => withWidth(before, column.field, width))}
            />
          ))}
        </Rows>
        <HiddenRows title={t('columns.hidden')} fields={hidden.filter((field) => !isOwn(field))} of={{ label, show }} />
        <HiddenRows title={t('fields.own')} fields={hidden.filter(isOwn)} of={{ label, show }} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </Panel>
  );
}

interface HiddenRowsProps {
  title: string;
  fields: readonly string[];
  of: { label: (field: string) => string; show: (field: string, isShown: boolean) => void };
}

/** Columns that can be shown, under a title; nothing where there are none. */
function HiddenRows({ title, fields, of: { label, show } }: HiddenRowsProps) {
  if (fields.length === 0) return null;
  return (
    <>
      <Group>{title}</Group>
      <Rows aria-label={title}>
        {fields.map((field) => (
          <Hidden key={field}>
            <Checkbox
              label={label(field)}
              data-control={`show-${field}`}
              checked={false}
              onChange={() => show(field, true)}
            />
          </Hidden>
        ))}
      </Rows>
    </>
  );
}

const Hidden = styled('li')({ display: 'flex', alignItems: 'center', minHeight: 32, paddingLeft: 4 });
