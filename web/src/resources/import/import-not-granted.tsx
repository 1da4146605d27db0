import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { listAddress } from '../list/use-return-to-row.ts';

/** Says in place of the page which right is missing; nothing is asked of the server. */
export function ImportNotGranted({ title, list }: { title: string; list: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <EmptyState
          kind="notAllowed"
          title={t('import.notGrantedTitle')}
          text={t('import.notGrantedText', { grant: t('choice.account.grants.importData') })}
          action={
            <LinkButton size="row" to={listAddress(list)}>
              {t('editor.toList')}
            </LinkButton>
          }
        />
      </PageCard>
    </>
  );
}
