import UserCog from 'lucide-react/icons/user-cog';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { numberText } from '../../../ui/figure-text.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { signedMoney } from '../../records/currency.ts';
import { FactList } from '../../records/fact-list.tsx';
import { useDemo } from '../../use-demo.ts';
import { invoicePaths } from '../invoices/invoice-paths.ts';
import { InvoiceStatus } from '../invoices/invoice-status.tsx';
import { totalsOf } from '../invoices/invoice-totals.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { type LinkRow, LinkRows } from './link-rows.tsx';
import { ProfileFrame } from './profile-frame.tsx';

const fewRows = 4;
const todoPath = '/todo/list';

/** Who is signed in, with the to-dos, notifications and invoices of the demo. */
export function OwnProfile() {
  const { t } = useTranslation();
  const { fullName, email, role, timeZone } = useUser();
  const todos = useDemo('GET /api/todo/all').data ?? [];
  const notifications = useDemo('GET /api/notification').data ?? [];
  const invoices = useDemo('GET /api/invoices/all').data ?? [];
  const done = todos.filter((todo) => todo.done).length;
  const delivered = invoices.filter(({ status }) => status === 'delivered').length;

  return (
    <>
      <PageHead title={t('demo.profile.title')} />
      <ProfileFrame
        name={fullName}
        role={t(`choice.account.role.${role}`)}
        acts={
          <LinkButton size="toolbar" to={paths.profile} icon={<UserCog aria-hidden="true" />}>
            {t('demo.profile.account')}
          </LinkButton>
        }
        facts={
          <FactList
            facts={[
              [t('demo.profile.email'), email],
              [t('demo.profile.timeZone'), timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone],
            ]}
          />
        }
      >
        <FigureTiles
          figures={[
            [
              t('demo.profile.todosDone'),
              t('demo.profile.part', { part: numberText(done), of: numberText(todos.length) }),
            ],
            [
              t('demo.profile.invoicesDelivered'),
              t('demo.profile.part', { part: numberText(delivered), of: numberText(invoices.length) }),
            ],
            [t('demo.profile.notifications'), numberText(notifications.length)],
          ]}
        />
        <LinkRows
          title={t('demo.profile.todos')}
          empty={t('demo.profile.noTodos')}
          all={{ label: t('demo.profile.allTodos'), to: todoPath }}
          rows={todos.slice(0, fewRows).map(
            ({ id, title, note, done: isDone }): LinkRow => ({
              key: String(id),
              to: `${todoPath}/${id}`,
              title,
              remark: note,
              after: (
                <StatusPill
                  tone={isDone ? 'completed' : 'draft'}
                  label={t(isDone ? 'demo.profile.done' : 'demo.profile.open')}
                />
              ),
            }),
          )}
        />
        <LinkRows
          title={t('demo.profile.notifications')}
          empty={t('demo.profile.noNotifications')}
          rows={notifications.slice(0, fewRows).map(
            ({ id, path, title, subtitle, timestamp }): LinkRow => ({
              key: id,
              to: `/${path}`,
              title,
              remark: subtitle,
              after: (
                <small>
                  <RelativeTime instant={timestamp} isAge />
                </small>
              ),
            }),
          )}
        />
        <LinkRows
          title={t('demo.invoices.title')}
          empty={t('demo.invoices.emptyTitle')}
          all={{ label: t('demo.profile.allInvoices'), to: invoicePaths.list }}
          rows={invoices.slice(0, fewRows).map(
            (invoice): LinkRow => ({
              key: invoice.id,
              to: invoicePaths.record(invoice.id),
              title: t('demo.invoices.named', { orderNo: invoice.orderNo }),
              remark: `${invoice.buyer.name} · ${signedMoney(totalsOf(invoice).total, invoice.currency)}`,
              after: <InvoiceStatus status={invoice.status} />,
            }),
          )}
        />
      </ProfileFrame>
    </>
  );
}
