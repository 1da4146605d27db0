import List from 'lucide-react/icons/list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import { Tag } from '../../ui/badges/chip.tsx';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { numberText } from '../../ui/values/value-texts.ts';
import { RemindAllButton } from './missing/remind-all-button.tsx';

/** The head of approvals: how many weeks wait, the way to all of them, and what is done with many at once. */
export function ApprovalsHead({ count, children }: { count: number; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PageHead
      title={t('shell.approvals')}
      after={count > 0 && <Tag>{t('approvals.waiting', { number: numberText(count) })}</Tag>}
      actions={
        <>
          <LinkButton look="quiet" to={paths.weeks} icon={<List aria-hidden="true" />}>
            {t('approvals.all')}
          </LinkButton>
          <RemindAllButton />
          {children}
        </>
      }
    />
  );
}
