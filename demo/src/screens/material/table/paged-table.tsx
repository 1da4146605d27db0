import styled from '@emotion/styled';
import { paramsNow } from '@mandate/web/src/lib/addresses/address-params.ts';
import { SelectField } from '@mandate/web/src/ui/fields/select-field.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../records/use-address.ts';
import { pageOfRows } from '../page-of-rows.ts';
import { PageSteps } from '../page-steps.tsx';
import type { SampleRow } from './sample-rows.ts';
import { SampleTable } from './sample-table.tsx';

const sizes = [5, 10, 25] as const;

const Foot = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '10px 14px',
  // The number of rows has a line of its own.
  [phone]: { '& > div': { flexBasis: '100%' } },
});

interface PagedTableProps {
  label: string;
  rows: readonly SampleRow[];
  onRemove: (row: SampleRow) => void;
}

/** Sample rows page by page; the page and how many rows it has stand in the address. */
export function PagedTable({ label, rows, onRemove }: PagedTableProps) {
  const { t } = useTranslation('demo');
  const address = useAddress();
  const size = sizes.find((each) => each === Number(address.of('rows'))) ?? sizes[0];
  const page = pageOfRows(address.of('page'), size, rows.length);

  const go = (pages: number) => {
    const now = pageOfRows(paramsNow().get('page'), size, rows.length);
    address.change({ page: now.page + pages, rows: size });
  };

  return (
    <>
      <SampleTable label={label} rows={rows.slice(Math.max(0, page.first - 1), page.last)} onRemove={onRemove} />
      <Foot aria-label={t('material.pages.title')}>
        <SelectField
          label={t('material.pages.size')}
          isLabelHidden
          size="toolbar"
          value={String(size)}
          choices={sizes.map((count) => ({ value: String(count), label: t('material.pages.rows', { count }) }))}
          onChange={({ target }) => address.change({ page: 1, rows: target.value })}
        />
        <PageSteps page={page} go={go} />
      </Foot>
    </>
  );
}
