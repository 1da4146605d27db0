import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { Favourite } from '@mandate/contract/preferences/favourites.ts';
import { nameFit } from '@mandate/contract/search/name-fit.ts';
import type { FoundGroup, FoundRecord } from '@mandate/contract/search/search.ts';
import { searchWords, stretchesOf } from '@mandate/contract/search/search-words.ts';
import ListFilter from 'lucide-react/icons/list-filter';
import { Fragment } from 'react';
import { statusWord } from '../../../business/project-status/status-words.ts';
import { recordPaths } from '../../../lib/addresses/record-paths.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { nameAsRead } from '../../../records/words/name-as-read.ts';
import { recordIcon, viewIcon } from '../../../records/words/record-icons.ts';
import { recordWord } from '../../../records/words/record-words.ts';
import { entityWord, fieldLabel } from '../../../records/words/words.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { StatusDot } from '../../../ui/badges/status-pill.tsx';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { HighlightedStretches } from './highlighted-stretches.tsx';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** What a project was found by that is no field of it. */
const besideWords: Readonly<Record<string, () => string>> = {
  note: () => i18n.t('palette.note'),
  document: () => i18n.t('palette.document'),
};

type Status = Parameters<typeof statusWord>[0];

const IconSlot = styled('span')({ display: 'inline-grid', placeItems: 'center', width: 16 });

/** The status of a project: a sign for the eye, a word for the ear. */
function Status({ status }: { status: Status }) {
  const { palette } = useTheme().vars;
  return (
    <IconSlot
      style={{ color: palette.status[status].text, '--pill-tint': palette.background.paper } as React.CSSProperties}
    >
      <StatusDot tone={status} />
    </IconSlot>
  );
}

function iconOf(entity: string, { label, status }: Pick<FoundRecord, 'label' | 'status'>) {
  if (status !== null) return <Status status={status as Status} />;
  if (entity === 'personnel' || entity === 'account') return <Avatar name={label} />;
  const Icon = recordIcon(entity);
  return <Icon />;
}

/** The records that were found, a group for each kind. @param search the words they were found by */
export function foundGroups(groups: readonly FoundGroup[], search: string, isSimilar: boolean): PaletteGroup[] {
  const words = isSimilar ? [] : searchWords(search);
  return groups.flatMap(({ entity, total, totalIsExact, records }) => {
    const pages = recordPaths(entity);
    if (!pages) return [];
    const items = records.map((record) => recordItem(entity, record, pages.record(record.id), words));
    const count = totalIsExact ? numberText(total) : i18n.t('palette.more', { total: numberText(total) });
    const all: PaletteItem = {
      id: `all ${entity}`,
      label: i18n.t('palette.showAll', { count: total, total: count }),
      icon: <ListFilter />,
      to: `${pages.list}?search=${encodeURIComponent(search)}`,
    };
    const name = entityWord(entityNamed(entity), 'title');
    return [{ id: `found ${entity}`, name, items, ...(total > records.length && { all }) }];
  });
}

function recordItem(entity: FoundGroup['entity'], record: FoundRecord, to: string, words: string[]): PaletteItem {
  const { id, code, detail, status, fragment, fit } = record;
  const label = nameAsRead(entity, record.label);
  // What stands below as the reason is not said twice.
  const beside = [code, detail === fragment?.text ? null : detail].filter((text) => text !== null);
  const highlighted = (text: string) => <HighlightedStretches text={text} stretches={stretchesOf(text, words)} />;
  return {
    id: `${entity} ${id}`,
    label,
    kind: recordWord(entity, 'one'),
    fit,
    marks: stretchesOf(label, words),
    icon: iconOf(entity, record),
    to,
    isFound: true,
    detail: (beside.length > 0 || status !== null) && (
      <>
        {beside.map((text, index) => (
          <Fragment key={text}>
            {index > 0 && ' · '}
            {highlighted(text)}
          </Fragment>
        ))}
        {status !== null && <VisuallyHidden>{` ${statusWord(status as Status)}`}</VisuallyHidden>}
      </>
    ),
    ...(fragment && {
      fragment: (
        <>
          {`${besideWords[fragment.field]?.() ?? fieldLabel(entityNamed(entity), fragment.field)}: `}
          {highlighted(fragment.text)}
        </>
      ),
    }),
  };
}

/** Records the person keeps at hand whose name or code has what was typed: known here before the server finds them, under the same ids. */
export function cachedRecords(kept: readonly Omit<Favourite, 'id'>[], typed: string): PaletteItem[] {
  const records = kept.filter(({ kind }) => kind === 'record').map(named);
  const met = new Set<string>();
  return records.flatMap((record) => {
    const id = `${record.entity} ${record.recordId}`;
    const isCode = record.code !== null && nameFit(record.code, typed) === 'exact';
    const fit = isCode ? 'exact' : nameFit(record.label, typed);
    if (fit === null || met.has(id)) return [];
    met.add(id);
    const marks = stretchesOf(record.label, searchWords(typed));
    return cachedItem('', record).map((item) => ({ ...item, id, fit, marks, kind: recordWord(record.entity, 'one') }));
  });
}

/** A record or view that the person keeps at hand. */
export function cachedItem(from: string, kept: Omit<Favourite, 'id'>): PaletteItem[] {
  const { kind, entity, recordId, label, code } = named(kept);
  const pages = recordPaths(entity);
  if (!pages) return [];
  const Icon = kind === 'view' ? viewIcon : recordIcon(entity);
  return [
    {
      id: `${from} ${kind} ${recordId}`,
      label,
      icon: <Icon />,
      to: kind === 'view' ? `${pages.list}?view=${recordId}` : pages.record(recordId),
      ...(code !== null && { detail: code }),
    },
  ];
}

/** What is kept at hand by the name it is read by. */
function named<Kept extends Omit<Favourite, 'id'>>(kept: Kept): Kept {
  return kept.kind === 'record' ? { ...kept, label: nameAsRead(kept.entity, kept.label) } : kept;
}
