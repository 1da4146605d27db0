import { StatusPill } from '@mandate/web/src/ui/badges/status-pill.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { RelativeTime } from '@mandate/web/src/ui/values/relative-time.tsx';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import { useTranslation } from 'react-i18next';
import type { Todo } from '../../contract/todo-calls.ts';
import { amountText } from '../../records/currencies.ts';
import { ReadFailed } from '../../records/read-failed.tsx';
import { useDemo } from '../../use-demo.ts';
import { invoicePaths } from '../invoices/invoice-paths.ts';
import { InvoiceStatus } from '../invoices/invoice-status.tsx';
import { totalsOf } from '../invoices/invoice-totals.ts';
import { newestFirst } from '../invoices/newest-first.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { type LinkRow, LinkRows } from './link-rows.tsx';

const fewRows = 4;
const todoPath = '/todo/list';

/** A few of the to-dos, notifications and invoices of the demo, and how many there are. */
export function OwnWork() {
  const { t } = useTranslation('demo');
  const reads = [
    useDemo('GET /api/todo/all'),
    useDemo('GET /api/notification'),
    useDemo('GET /api/invoices/all'),
  ] as const;
  const [{ data: todos }, { data: notifications }, { data: invoices }] = reads;
  if (!todos || !notifications || !invoices) {
    const failed = reads.filter(({ isError }) => isError);
    return (
      <PageCard isFlush>
        {failed.length > 0 ? (
          <ReadFailed onTryAgain={() => failed.map(({ refetch }) => refetch())} />
        ) : (
          <SkeletonRows label={t('profile.loading')} rows={8} rowHeight={56} />
        )}
      </PageCard>
    );
  }
  const done = todos.filter((todo) => todo.done).length;
  const delivered = invoices.filter(({ status }) => status === 'delivered').length;
  return (
    <>
      <FigureTiles
        figures={[
          [t('profile.todosDone'), t('profile.part', { part: numberText(done), of: numberText(todos.length) })],
          [
            t('profile.invoicesDelivered'),
            t('profile.part', { part: numberText(delivered), of: numberText(invoices.length) }),
          ],
          [t('profile.notifications'), numberText(notifications.length)],
        ]}
      />
      <LinkRows
        title={t('profile.todos')}
        empty={t('profile.noTodos')}
        all={{ label: t('profile.allTodos'), to: todoPath }}
        rows={openFirst(todos)
          .slice(0, fewRows)
          .map(
            ({ id, title, note, done: isDone }): LinkRow => ({
              key: String(id),
              to: `${todoPath}/${id}`,
              title,
              remark: note,
              after: (
                <StatusPill tone={isDone ? 'completed' : 'draft'} label={t(isDone ? 'profile.done' : 'profile.open')} />
              ),
            }),
          )}
      />
      <LinkRows
        title={t('profile.notifications')}
        empty={t('profile.noNotifications')}
        rows={notifications.slice(0, fewRows).map(
          ({ id, path, title, subtitle, timestamp }): LinkRow => ({
            key: id,
            to: `/${path}`,
            title,
            remark: subtitle,
            after: (
              <small>
                <RelativeTime instant={timestamp} />
              </small>
            ),
          }),
        )}
      />
      <LinkRows
        title={t('invoices.title')}
        empty={t('invoices.emptyTitle')}
        all={{ label: t('profile.allInvoices'), to: invoicePaths.list }}
        rows={newestFirst(invoices)
          .slice(0, fewRows)
          .map(
            (invoice): LinkRow => ({
              key: invoice.id,
              to: invoicePaths.record(invoice.id),
              title: t('invoices.named', { orderNo: invoice.orderNo }),
              remark: `${invoice.buyer.name} · ${amountText(totalsOf(invoice).total, invoice.currency)}`,
              after: <InvoiceStatus status={invoice.status} />,
            }),
          )}
      />
    </>
  );
}

function openFirst(todos: readonly Todo[]): Todo[] {
  return todos.toSorted((one, other) => Number(one.done) - Number(other.done));
}
