import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ListSelectionContext } from '../selection/list-selection.ts';
import { BoxPlace } from '../selection/selection-boxes.tsx';
import type { ShownGroup } from './group-row.ts';

interface GroupBoxProps {
  group: ShownGroup;
  /** The ids of its records, as far as they are known. */
  known: readonly string[];
  /** Reads the ids of all of them. */
  read: () => Promise<string[]>;
  tabIndex: number;
}

/** Selects the records of a group, or none of them; those that are not shown are asked for. */
export function GroupBox({ group, known, read, tabIndex }: GroupBoxProps) {
  const { t } = useTranslation();
  const { acts } = useContext(ListSelectionContext) ?? {};
  const [own, setOwn] = useState<readonly string[]>([]);
  const ids = own.length > known.length ? own : known;
  const count = acts?.countOf(ids) ?? 0;
  const isAll = count > 0 && count >= group.count;

  async function press(): Promise<void> {
    const all = ids.length >= group.count ? ids : await read().catch(() => []);
    setOwn(all);
    acts?.pickAll(all, !isAll);
  }

  return (
    <BoxPlace>
      <Checkbox
        aria-label={t('groups.select', { name: group.name })}
        checked={isAll}
        isPartial={count > 0 && !isAll}
        tabIndex={tabIndex}
        onChange={() => void press()}
      />
    </BoxPlace>
  );
}
