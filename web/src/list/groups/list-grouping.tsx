import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { filteredField } from '@mandate/contract/lists/filtered-field.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { useSettings } from '../../records/reading/use-settings.ts';
import type { ListRow } from '../columns/columns.tsx';
import type { LaidColumn } from '../columns/list-layout.ts';
import { useCurrentUser } from '../filter/use-current-user.ts';
import { askedFields } from '../state/asked-fields.ts';
import type { ListState } from '../state/list-state.ts';
import { summedColumns } from '../sums/summed-columns.ts';
import { useSums } from '../sums/use-sums.ts';
import type { GridGrouping } from './grid-grouping.ts';
import { groupColumns } from './group-columns.tsx';
import { groupLabel } from './group-label.ts';
import { groupIds, groupPage, groupQuery } from './group-query.ts';
import { groupOf, groupRow, isRecord, restOf, restRow, type ShownGroup } from './group-row.ts';
import { useOpenedGroups } from './opened-groups.ts';

/** The height of a group's row, in pixels. */
const groupHeight = 36;

interface ListGroupingProps<Row extends ListRow> {
  entity: Entity;
  reader: Reader;
  state: ListState;
  /** The field it is grouped by. */
  groupBy: string;
  columns: readonly LaidColumn<Row>[];
  /** Given what the grid takes, whenever it is to be repainted; null when there are no groups any more. */
  onGrouping: (grouping: GridGrouping<Row> | null) => void;
}

/** Reads the groups of a list and the records of those that are open. Shows nothing itself: the grid does. */
export default function ListGrouping<Row extends ListRow>(props: ListGroupingProps<Row>) {
  const { entity, reader, state, groupBy, columns, onGrouping } = props;
  useSharedWords();
  const { t } = useTranslation();
  const { id, personnelId, today } = useCurrentUser();
  const currentUser = useMemo(() => ({ id, personnelId, today }), [id, personnelId, today]);
  const summed = useMemo(() => summedColumns(entity, reader, columns), [entity, reader, columns]);
  const { data: sums, error, refetch } = useSums(entity, state, summed);
  const { opened, show } = useOpenedGroups(entity.name, state);
  const { data: settings } = useSettings(filteredField(entity, groupBy)?.list !== undefined);
  const fields = askedFields(entity, reader, columns, state.deleted !== 'exclude').join();

  const groups = useMemo(
    () =>
      inOrder(
        entity,
        groupBy,
        sums?.groups?.map((group): ShownGroup => {
          const key = JSON.stringify(group.value);
          return { ...group, key, name: groupLabel(entity, groupBy, group, settings), isOpen: opened.has(key) };
        }),
        summed.length > 0,
      ),
    [sums, entity, groupBy, settings, opened, summed],
  );
  const wanted = useMemo(
    () =>
      (groups ?? []).flatMap((group) =>
        Array.from({ length: opened.get(group.key) ?? 0 }, (_, at) => ({ group, page: at + 1 })),
      ),
    [groups, opened],
  );
  const read = useQueries({
    queries: wanted.map(({ group, page }) => ({
      ...groupQuery<Row>(entity, state, group, { page, pageSize: groupPage, fields: fields.split(','), currentUser }),
    })),
  });
  const pages = useUnchanged(read);

  const grouping = useMemo((): GridGrouping<Row> | null => {
    if (groups === undefined) {
      return error === null ? null : failed(error, () => void refetch());
    }
    const pagesOf = (group: ShownGroup) => wanted.flatMap((one, at) => (one.group === group ? [pages[at]] : []));
    const rows = groups.flatMap((group): ListRow[] => {
      if (!group.isOpen) return [groupRow(group)];
      const all = pagesOf(group);
      const records = all.flatMap((page) => page?.data ?? []);
      const isComing = all.some((page) => page?.data === undefined && !page?.isError);
      const isFailed = all.some((page) => page?.isError);
      const left = group.count - records.length;
      const hasRest = isComing || isFailed || (left > 0 && records.length >= groupPage * all.length);
      return [groupRow(group), ...records, ...(hasRest ? [restRow({ of: group, left, isComing, isFailed })] : [])];
    }) as Row[];
    const records = rows.filter(isRecord);
    const idsOf = (group: ShownGroup) => pagesOf(group).flatMap((page) => page?.data?.map(({ id }) => id) ?? []);
    return {
      rows,
      records,
      isComing: pages.some((page) => page.data === undefined && !page.isError),
      error: null,
      retry: () => void refetch(),
      columns: (shown) =>
        groupColumns(entity, shown, {
          summed,
          allIn: (currency) => t('groups.all', { currency }),
          idsOf,
          readIds: (group) => groupIds(entity, state, group, currentUser),
        }),
      heightOf: (row, usual) => (isRecord(row) ? usual : groupHeight),
      marksOf(row) {
        const group = groupOf(row);
        if (group) return { 'aria-level': 1, 'aria-expanded': group.isOpen, className: 'group' };
        return { 'aria-level': 2, ...(restOf(row) && { className: 'rest' }) };
      },
      press(id, isOpen) {
        const row = rows.find((one) => one.id === id);
        const group = row && groupOf(row);
        const rest = row && restOf(row);
        if (group && isOpen !== group.isOpen) show(group.key, group.isOpen ? 0 : 1);
        if (rest?.isFailed) for (const page of pagesOf(rest.of)) if (page?.isError) void page.refetch();
        if (rest && !rest.isComing && !rest.isFailed) show(rest.of.key, (opened.get(rest.of.key) ?? 1) + 1);
        return group !== undefined || rest !== undefined;
      },
    };
  }, [groups, pages, wanted, error, refetch, entity, summed, state, currentUser, opened, show, t]);

  useEffect(() => onGrouping(grouping), [grouping, onGrouping]);
  useEffect(() => () => onGrouping(null), [onGrouping]);
  return null;
}

/**
 * Groups as they are shown: countries and languages, which the server knows by their codes, by their names as the person reads them.
 * @param isBySum the largest come first
 */
function inOrder<Groups extends ShownGroup[] | undefined>(
  entity: Entity,
  groupBy: string,
  groups: Groups,
  isBySum: boolean,
): Groups {
  const isCoded = ['country', 'language'].includes(filteredField(entity, groupBy)?.form ?? '');
  if (groups === undefined || !isCoded || isBySum) return groups;
  const { compare } = new Intl.Collator(i18n.language);
  return groups.toSorted((one, other) =>
    one.value === null || other.value === null ? 0 : compare(one.name, other.name),
  ) as Groups;
}

interface Reading<Rows> {
  data: Rows | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** The readings as they were, while what they say is: the grid is repainted for nothing less. */
function useUnchanged<Rows>(now: readonly Reading<Rows>[]): readonly Reading<Rows>[] {
  const before = useRef(now);
  const isSame =
    before.current.length === now.length &&
    now.every(({ data, isError }, at) => data === before.current[at]?.data && isError === before.current[at]?.isError);
  if (!isSame) before.current = now;
  return before.current;
}

/** What the grid takes while the groups could not be read. */
function failed<Row extends ListRow>(error: Error, retry: () => void): GridGrouping<Row> {
  return {
    rows: [],
    records: [],
    isComing: false,
    error,
    retry,
    columns: (columns) => columns,
    heightOf: (_, usual) => usual,
    marksOf: () => ({}),
    press: () => false,
  };
}
