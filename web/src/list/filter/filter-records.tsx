import styled from '@emotion/styled';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { me, meIn, takesMe } from '@mandate/contract/lists/filter-tokens.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/calls/call.ts';
import { labelQuery } from '../../records/reading/read-label.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useCurrentUser } from './use-current-user.ts';

const Results = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  maxHeight: 220,
  overflowY: 'auto',
  padding: 2,
  [phone]: { gap: 0, maxHeight: '44dvh' },
});

interface FilterRecordsProps {
  field: Field;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Records of another register, searched and ticked. Those chosen stay in sight; among people and users stands "me". */
export function FilterRecords({ field, chosen, onChange }: FilterRecordsProps) {
  const { t } = useTranslation();
  const currentUser = useCurrentUser();
  const noun = field.refersTo ?? '';
  const [search, setSearch] = useState('');
  // In the order they had when the window opened: what is ticked does not move from under the pointer.
  const [first] = useState(() => chosen.filter((id) => id !== me));
  const pinned = useNames(noun, first);
  const found = useFound(noun, search).filter(({ id }) => !first.includes(id));
  const own = { id: me, label: t(meIn(field, currentUser) === null ? 'list.meNobody' : 'list.me') };
  const rows = [...(takesMe(field) ? [own] : []), ...pinned, ...found];
  return (
    <>
      <TextField
        label={t('list.search')}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Results>
        {rows.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </Results>
    </>
  );
}

function useFound(noun: string, search: string): { id: string; label: string }[] {
  const label = entityNamed(noun).label;
  const { data } = useQuery({
    queryKey: ['pick', noun, search],
    queryFn: ({ signal }) =>
      call<GridPage<Record<string, unknown>>>(
        'POST',
        `/${noun}/get-grid`,
        { pageSize: 20, total: 'none', fields: ['id'], ...(search.trim() !== '' && { search, bestFirst: true }) },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
  return (data?.rows ?? []).map((row) => ({ id: String(row.id), label: String(row[label] ?? '') }));
}

function useNames(noun: string, ids: readonly string[]): { id: string; label: string }[] {
  const { t } = useTranslation();
  const results = useQueries({ queries: ids.map((id) => labelQuery(noun, id)) });
  return ids.map((id, at) => {
    const { data, isError } = results[at] ?? {};
    const name = data?.isDeleted ? t('list.deletedRecord', { name: data.label }) : data?.label;
    return { id, label: isError ? t('list.hiddenRecord') : (name ?? '…') };
  });
}
