import { useTranslation } from 'react-i18next';
import { listAddress } from '../list/way-back/use-return-to-row.ts';
import { LinkButton } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageCard } from '../ui/page/page-card.tsx';
import { PageHead } from '../ui/page/page-head.tsx';

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
