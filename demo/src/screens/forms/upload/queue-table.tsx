import styled from '@emotion/styled';
import { EmptyPart } from '@mandate/web/src/ui/feedback/empty-part.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import { useTranslation } from 'react-i18next';
import { QueueRow } from './queue-row.tsx';
import type { Uploads } from './use-uploads.ts';

const Scroll = styled('div')({ overflowX: 'auto' });

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  minWidth: 640,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': { padding: '8px', textAlign: 'left', verticalAlign: 'middle' },
  '& th:first-of-type': { paddingLeft: 20 },
  '& td:last-child': { textAlign: 'right' },
  '& th:last-child, & td:last-child': { paddingRight: 16, textAlign: 'right' },
  '& thead th': {
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
    background: vars.palette.subtle,
    borderBlock: `1px solid ${vars.palette.divider}`,
  },
  '& tbody tr + tr': { borderTop: `1px solid ${vars.palette.divider}` },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& tbody th > small': {
    display: 'block',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 400,
    color: vars.palette.bad.text,
  },
  '& .figure': { ...tabular, textAlign: 'right' },
  '& col:nth-of-type(2)': { width: 92 },
  '& col:nth-of-type(3)': { width: '24%' },
  '& col:nth-of-type(4)': { width: 128 },
  '& col:nth-of-type(5)': { width: 96 },
  [phone]: { minWidth: 700, '& col:nth-of-type(5)': { width: 120 } },
}));

/** The files that were chosen. */
export function QueueTable({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation('demo');
  if (uploads.queue.length === 0)
    return (
      <div style={{ padding: '0 20px 16px' }}>
        <EmptyPart title={t('upload.empty')} text={t('upload.emptyText')} />
      </div>
    );
  return (
    <Scroll role="group" aria-label={t('upload.queue')} tabIndex={0}>
      <Table>
        <colgroup>
          <col />
          <col />
          <col />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('upload.name')}</th>
            <th scope="col" className="figure">
              {t('upload.size')}
            </th>
            <th scope="col">{t('upload.progress')}</th>
            <th scope="col">{t('upload.statusHead')}</th>
            <th scope="col">{t('upload.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {uploads.queue.map((queued) => (
            <QueueRow key={queued.id} queued={queued} uploads={uploads} />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
