import styled from '@emotion/styled';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../list/page/pager.tsx';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { type ImportPlan, importCalls, type StoredImport } from '../import-calls.ts';
import { rowsText } from '../import-texts.ts';
import { FailedTable } from './failed-table.tsx';

const pageSize = 25;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '16px 20px 10px',
  '& > h3': { flex: 1, minWidth: 160, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
});

const Foot = styled('div')({ padding: '10px 20px 16px' });

interface FailedRowsProps {
  noun: string;
  stored: StoredImport;
  plan: ImportPlan;
  /** Work is under way: nothing is repaired meanwhile. */
  isLocked: boolean;
  onRepaired: () => void;
}

/** The rows that could not be taken, page by page, to be repaired here or in a file of their own. */
export function FailedRows({ noun, stored, plan, isLocked, onRepaired }: FailedRowsProps) {
  const { t } = useTranslation();
  const { importId, failed } = stored;
  const [page, setPage] = useState(1);
  const calls = importCalls(noun);
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ['import-rows', noun, importId, page],
    queryFn: ({ signal }) => calls.failedRows(importId, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const total = data?.total ?? failed;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const title = t('import.failedTitle', { what: rowsText(total) });
  // Fewer rows fail after another try.
  if (page > last) setPage(last);

  return (
    <section aria-label={title}>
      <Head>
        <h3>{title}</h3>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            size="toolbar"
            icon={<Download aria-hidden="true" />}
            onClick={() => void calls.saveFailedRows(importId, format).catch(() => undefined)}
          >
            {t(`import.saveFailed.${format}`)}
          </Button>
        ))}
      </Head>
      {data === undefined && !isError && <SkeletonRows label={t('import.loadingFailed')} rows={3} rowHeight={56} />}
      {data === undefined && isError && (
        <ReadFailed
          title={t('import.failedNotRead')}
          text={t('import.failedNotReadText')}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <FailedTable
          key={`${page} ${dataUpdatedAt}`}
          columns={stored.columns}
          plan={plan}
          rows={data.rows}
          isLocked={isLocked}
          onRepair={async (cell) => {
            // At once: who presses a button next leaves the cell by that.
            onRepaired();
            return (await calls.repair(importId, [cell])).rows;
          }}
        />
      )}
      {last > 1 && (
        <Foot>
          <Pager page={page} last={last} onTurn={setPage} />
        </Foot>
      )}
    </section>
  );
}
