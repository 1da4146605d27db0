import { dayIn } from '@mandate/contract/values/dates.ts';
import { personTimeZone } from '@mandate/web/src/lib/preferences/preferences.ts';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantGrid } from '../variant-card.tsx';
import { PagedTable } from './paged-table.tsx';
import { sampleRows } from './sample-rows.ts';
import { SampleTable } from './sample-table.tsx';
import { TableCard } from './table-card.tsx';
import { useRemovableRows } from './use-removable-rows.ts';

/** Tables: all rows at once, and page by page. */
export default function TablePage() {
  const { t } = useTranslation('demo');
  const [rows] = useState(() => sampleRows(dayIn(new Date(), personTimeZone())));
  const simple = useRemovableRows(rows.slice(0, 6));
  const paged = useRemovableRows(rows);
  return (
    <>
      <PageHead title={t('material.table.title')} />
      <VariantGrid>
        <TableCard
          title={t('material.table.simple')}
          subtitle={t('material.table.simpleHint')}
          onBringBack={simple.isWhole ? null : simple.bringBack}
        >
          <SampleTable label={t('material.table.simple')} rows={simple.rows} onRemove={simple.remove} />
        </TableCard>
        <TableCard
          title={t('material.table.paged')}
          subtitle={t('material.table.pagedHint')}
          onBringBack={paged.isWhole ? null : paged.bringBack}
        >
          <PagedTable label={t('material.table.paged')} rows={paged.rows} onRemove={paged.remove} />
        </TableCard>
      </VariantGrid>
    </>
  );
}
