import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { putLoaderAway, useLoading } from '../lib/frame/loader.ts';
import { useReauth } from '../lib/session/reauth.ts';
import { useSession } from '../lib/session/session.ts';
import { LoaderOverlay } from '../ui/feedback/loader-overlay.tsx';
import { Aside } from '../ui/page/aside.tsx';
import { inWords } from './in-words.ts';

const ConfirmPassword = lazy(inWords(() => import('./confirm-password.tsx'), ['accounts']));
const ToastTray = lazy(() => import('../ui/feedback/toast-tray.tsx'));

/** What lies around and over every page: the check at start, the loader, the question for the password, the toasts. */
export function Root() {
  const { t } = useTranslation();
  const isChecked = useSession().status !== 'uninitialised';
  const isLoading = useLoading();
  const question = useReauth();
  return (
    <>
      {isChecked ? <Outlet /> : <LoaderOverlay label={t('shell.loading')} />}
      {/* Over windows too, which hide the rest of the page from screen readers. */}
      {isLoading &&
        createPortal(<LoaderOverlay isDim label={t('shell.loading')} onEscape={putLoaderAway} />, document.body)}
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
