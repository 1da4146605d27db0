import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLoading } from '../lib/loader.ts';
import { useReauth } from '../lib/reauth.ts';
import { useSession } from '../lib/session.ts';
import { Aside } from '../ui/aside.tsx';
import { LoaderOverlay } from '../ui/loader-overlay.tsx';

const ConfirmPassword = lazy(() => import('./confirm-password.tsx'));
const ToastTray = lazy(() => import('../ui/toast-tray.tsx'));

/** What lies around and over every page: the check at start, the loader, the question for the password, the toasts. */
export function Root() {
  const { t } = useTranslation();
  const isChecked = useSession().status !== 'uninitialised';
  const isLoading = useLoading();
  const question = useReauth();
  return (
    <>
      {isChecked ? <Outlet /> : <LoaderOverlay label={t('shell.loading')} />}
      {isLoading && <LoaderOverlay isDim label={t('shell.loading')} />}
      {question && (
        <Suspense fallback={<LoaderOverlay label={t('shell.loading')} />}>
          <ConfirmPassword onAnswer={question.answer} />
        </Suspense>
      )}
      <Aside>
        <ToastTray label={t('shell.notifications')} closeLabel={t('shell.closeNotification')} />
      </Aside>
    </>
  );
}
