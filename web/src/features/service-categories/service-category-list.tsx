import { serviceCategory } from '@mandate/contract/entities/service-category.ts';
import { ActiveStatus } from '../../business/active-status.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { CategoryName, type CategoryRow } from './category-name.tsx';

/** The service categories: what kinds of services there are, as a tree. */
export default function ServiceCategoryList() {
  return (
    <ResourceList<CategoryRow>
      entity={serviceCategory}
      paths={paths.serviceCategories}
      columns={[
        {
          field: 'name',
          width: 'minmax(240px, 2fr)',
          place: 'name',
          needs: ['color', 'level'],
          render: (row) => <CategoryName row={row} />,
        },
        { field: 'code' },
        { field: 'isActive', width: 110, place: 'badge', render: (row) => <ActiveStatus isActive={row.isActive} /> },
        { field: 'path', width: 'minmax(140px, 300px)' },
        { field: 'sortOrder', width: 88 },
        { field: 'updatedAt' },
      ]}
    />
  );
}
