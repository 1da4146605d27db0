import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { freshAccessToken } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';

/**
 * What stands in place of every list for somebody nobody has linked to a person of the firm yet: whom to ask. There is
 * nothing to ask the server for; looking again renews the token, which says whether the link was made meanwhile.
 */
export default function NotLinkedPage({ title }: { title: string }) {
  useSharedWords();
  const { t } = useTranslation();
  const [isLooking, setLooking] = useState(false);

  async function look(): Promise<void> {
    setLooking(true);
    const held = await freshAccessToken();
    if ('token' in held) await freshAccessToken(held.token);
    setLooking(false);
  }

  return (
    <>
      <PageHead title={title} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <EmptyState
          kind="notAllowed"
          title={t('list.waitingTitle')}
          text={t('waitingForAccess', { ns: 'error' })}
          action={
            <Button size="row" busy={isLooking} onClick={() => void look()}>
              {t('list.lookAgain')}
            </Button>
          }
        />
      </PageCard>
    </>
  );
}
