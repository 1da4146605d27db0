import type { GridPage } from '@mandate/contract/grid.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../lib/api.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextField } from '../ui/text-field.tsx';

const Results = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  maxHeight: 220,
  overflowY: 'auto',
  padding: 2,
});

interface FilterRecordsProps {
  noun: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Records of another register, searched and ticked. Those chosen stay in sight. */
export function FilterRecords({ noun, chosen, onChange }: FilterRecordsProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const label = entityNamed(noun).label;
  const { data } = useQuery({
    queryKey: ['pick', noun, search],
    queryFn: ({ signal }) =>
      call<GridPage<Record<string, unknown>>>(
        'POST',
        `/${noun}/get-grid`,
        { pageSize: 20, total: 'none', ...(search.trim() !== '' && { search }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const found = (data?.rows ?? []).map((row) => ({ id: String(row.id), label: String(row[label] ?? '') }));
  const pinned = chosen
    .filter((id) => !found.some((row) => row.id === id))
    .map((id) => ({ id, label: known.get(id) ?? id }));

  function toggle(row: { id: string; label: string }, isChosen: boolean): void {
    setKnown(new Map(known).set(row.id, row.label));
    onChange(isChosen ? [...chosen, row.id] : chosen.filter((id) => id !== row.id));
  }

  return (
    <>
      <TextField
        label={t('list.search')}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Results>
        {[...pinned, ...found].map((row) => (
          <Checkbox
            key={row.id}
            label={row.label}
            checked={chosen.includes(row.id)}
            onChange={(event) => toggle(row, event.target.checked)}
          />
        ))}
      </Results>
    </>
  );
}
