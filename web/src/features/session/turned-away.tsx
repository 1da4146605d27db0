import { useTranslation } from 'react-i18next';
import { landing } from '../../lib/addresses/paths.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { signOut, useUser, useViewer } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SessionHead } from './session-head.tsx';

/** In place of the sign-in form for somebody signed in whose role may not open a page: says why, and offers the way back. */
export default function TurnedAway() {
  useWords(['dashboard']);
  const { t } = useTranslation();
  const { fullName, role } = useUser();
  const isOwn = useViewer() === null;
  return (
    <>
      <SessionHead
        title={t('dashboard.turnedAway.title')}
        lead={t('dashboard.turnedAway.lead', { name: fullName, role })}
      />
      <Notice kind="caution" role="status">
        {t('dashboard.turnedAway.text')}
      </Notice>
      <LinkButton look="primary" size="large" to={landing} replace>
        {t('dashboard.turnedAway.back')}
      </LinkButton>
      {isOwn && (
        <Button size="large" onClick={() => void signOut()}>
          {t('dashboard.turnedAway.another')}
        </Button>
      )}
    </>
  );
}
