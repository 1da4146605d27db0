import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { listAddress } from '../../list/way-back/use-return-to-row.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';

interface NothingProps {
  entity: Entity;
  /** Address of the list. */
  list: string;
  kind: 'missing' | 'failed';
  onRetry?: () => void;
}

/** What stands where there is no such record, or it could not be read. */
export function Nothing({ entity, list, kind, onRetry }: NothingProps) {
  const { t } = useTranslation();
  const name = ({ missing: 'notFound', failed: 'failed' } as const)[kind];
  return (
    <>
      <PageHead title={recordWord(entity.name, 'one')} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <EmptyState
          kind={kind === 'missing' ? 'nothingMatches' : kind}
          title={t(`editor.${name}Title`)}
          text={t(`editor.${name}Text`)}
          action={
            kind === 'failed' ? (
              <Button size="row" onClick={onRetry}>
                {t('action.tryAgain')}
              </Button>
            ) : (
              <LinkButton size="row" to={listAddress(list)}>
                {t('editor.toList')}
              </LinkButton>
            )
          }
        />
      </PageCard>
    </>
  );
}
