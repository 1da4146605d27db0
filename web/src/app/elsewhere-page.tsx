import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, useLocation } from 'react-router';
import { paths } from '../lib/addresses/paths.ts';
import { useNavigateUnlessLeft } from '../lib/addresses/use-navigate-unless-left.ts';
import { LoaderOverlay } from '../ui/feedback/loader-overlay.tsx';
import { openDemo } from './open-demo.ts';

/** An address that is none of the product's own: a page of the demo area, or none at all. */
export function ElsewherePage() {
  const { t } = useTranslation();
  const location = useLocation();
  const navigate = useNavigateUnlessLeft();
  const [isNowhere, setNowhere] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is looked for once
  useEffect(() => {
    openDemo().then(
      ({ demoPatterns }) => {
        const isThere = demoPatterns.some((pattern) => matchPath(pattern, location.pathname) !== null);
        // The same address again, now that there is a page at it.
        if (isThere) void navigate(location, { replace: true });
        else setNowhere(true);
      },
      () => setNowhere(true),
    );
  }, [location.pathname]);
  return isNowhere ? <Navigate to={paths.notFound} replace /> : <LoaderOverlay label={t('shell.loading')} />;
}
