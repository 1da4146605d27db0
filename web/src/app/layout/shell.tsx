// First, so that no part of the page is shown without its words.
import '../../lib/list-words.ts';
import { styled } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useViewer } from '../../lib/session.ts';
import { LoaderOverlay } from '../../ui/loader-overlay.tsx';
import { phone } from '../../ui/media.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { firstLocationKey } from '../first-location.ts';
import { queryClient } from '../query-client.ts';
import { type NavigationMode, useIsWide } from './navigation-mode.ts';
import { PageTrail } from './page-trail.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';

const Whole = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  background: vars.palette.background.default,
}));

const Frame = styled('div')({ display: 'flex', flex: 1, minHeight: 0 });

const Column = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

const Page = styled('main')({
  // What is hidden for the eye is placed against it, so that the window itself never scrolls.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  padding: '14px 24px 20px',
  overflowY: 'auto',
  [phone]: { padding: '12px 16px 16px' },
});

const ViewBanner = lazy(() => import('./view-banner.tsx'));

/** The frame of every page behind sign-in. */
export default function Shell() {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const [wideMode, setWideMode] = useState<NavigationMode>('full');
  const [isOver, setIsOver] = useState(false);
  const page = useRef<HTMLElement>(null);
  // The list people see first does not wait for the words of every page; they come once it is there.
  useEffect(() => void import('../../lib/other-words.ts'), []);
  // So does what was typed without a network, on its way to the server.
  useEffect(() => void import('../../lib/draft-sending.ts').then(({ sendUnsent }) => sendUnsent()), []);
  const viewer = useViewer();
  const mode = isWide ? wideMode : isOver ? 'over' : 'closed';
  const change = (next: NavigationMode) => (isWide ? setWideMode(next) : setIsOver(next === 'over'));
  return (
    <QueryClientProvider client={queryClient}>
      <Whole>
        {viewer && <ViewBanner viewerId={viewer.id} />}
        <Frame>
          <SkipLink
            href="#page"
            onClick={(event) => {
              event.preventDefault();
              page.current?.focus();
            }}
          >
            {t('shell.skip')}
          </SkipLink>
          <SideNavigation mode={mode} onChange={change} />
          <Column>
            <TopBar mode={mode} onToggle={() => change(mode === 'closed' ? (isWide ? 'full' : 'over') : 'closed')} />
            <Page id="page" ref={page} tabIndex={-1}>
              <PageTrail />
              <Suspense fallback={<LoaderOverlay label={t('shell.loading')} />}>
                <Outlet />
                <Arrival page={page} />
              </Suspense>
            </Page>
          </Column>
        </Frame>
      </Whole>
    </QueryClientProvider>
  );
}

/**
 * After a change of page, brings it to its top and puts the focus on its title. It stands beside
 * the page inside the same Suspense, so it waits until the page is there. The page first loaded keeps the browser's focus; a list
 * somebody comes back to brings them to the row they left; who types in a new record goes on typing when it gets its own address.
 */
function Arrival({ page }: { page: React.RefObject<HTMLElement | null> }) {
  const { pathname, key, state } = useLocation();
  const arrive = useEffectEvent(() => {
    if (key === firstLocationKey || page.current?.querySelector('[data-returned]')) return;
    if (state?.isSamePage && page.current?.querySelector(':is(input, select, textarea):focus')) return;
    page.current?.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what the effect waits for
  useEffect(() => arrive(), [pathname]);
  return null;
}
