import { ownField } from '@mandate/contract/entities/own-field.ts';
import type { OwnFieldNoun } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { lazy } from 'react';
import { paths } from '../../lib/addresses/paths.ts';
import type { ListColumn, ListRow } from '../../list/columns/columns.tsx';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { sectionTitle } from '../../records/own-fields/form-sections.ts';

const OwnFieldRowItems = lazy(() => import('./own-field-row-items.tsx'));

const columns: ListColumn<ListRow>[] = [
  { field: 'label', place: 'name' },
  { field: 'entity', width: 150 },
  { field: 'kind', width: 120 },
  {
    field: 'section',
    width: 170,
    needs: ['entity'],
    render: ({ entity, section }) => sectionTitle(entity as OwnFieldNoun, (section ?? null) as string | null),
  },
  { field: 'isRequired', width: 100 },
  { field: 'seenBy', width: 190 },
  { field: 'position', width: 90 },
];

/** The fields the firm added to its records. */
export default function OwnFieldList() {
  return <ResourceList entity={ownField} paths={paths.ownFields} columns={columns} rowItems={OwnFieldRowItems} />;
}
