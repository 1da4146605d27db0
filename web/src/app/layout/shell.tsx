// How pages are printed: without it, what is printed as soon as it stands there would be one sheet.
import '../print.css';
import styled from '@emotion/styled';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches } from 'react-router';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { sharedWords } from '../../lib/i18n/shared-words.ts';
import { usePreferences } from '../../lib/preferences/preferences.ts';
import { useViewer } from '../../lib/session/session.ts';
import { LoaderOverlay } from '../../ui/feedback/loader-overlay.tsx';
import { phone } from '../../ui/media/phone.ts';
import { Aside } from '../../ui/page/aside.tsx';
import { contained } from '../../ui/page/contained.ts';
import { pageScroller, whereFilled } from '../../ui/page/page-scroller.ts';
import { pageShown } from '../../ui/page/page-shown.ts';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { firstLocationKey } from '../first-location-key.ts';
import { pageHandle } from '../page-handle.ts';
import { queryClient } from '../query-client.ts';
import { SideNavigation } from './navigation/side-navigation.tsx';
import { useNavigation } from './navigation/use-navigation.ts';
import { noteOnceRead } from './note-once-read.ts';
import { PageTrail } from './page-trail.tsx';
import { TopBar } from './top-bar.tsx';

const Whole = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  background: vars.palette.background.default,
}));

const Frame = styled('div')({ display: 'flex', flex: 1, minHeight: 0 });

const Column = styled('div')({ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

// The margins of a page. What sticks to an edge of it, and what spans it, reaches over them.
const margins = { top: 14, side: 24, bottom: 20 };
const phoneMargins = { top: 12, side: 16, bottom: 16 };

const barHeight = 64;

const Scroller = styled('div')({
  flex: 1,
  minHeight: 0,
  padding: `${margins.top}px ${margins.side}px ${margins.bottom}px`,
  overflowY: 'auto',
  [phone]: { padding: `${phoneMargins.top}px ${phoneMargins.side}px ${phoneMargins.bottom}px` },
  // Rows that scroll by themselves have a bar of their own: a second one beside it, for the footer below, would only confuse.
  '@media (min-width: 768px) and (min-height: 600px)': { [whereFilled('main > ')]: { scrollbarWidth: 'none' } },
  '&[data-bar=stays]': { marginTop: barHeight },
});

const Page = styled('main')({
  '--beside': '0px',
  // What is hidden for the eye is placed against it, so that the window itself never scrolls.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100% - var(--beside))',
  '[data-bar=scrolls] > &': { '--beside': `${barHeight}px` },
  '@media (min-width: 768px)': { [whereFilled()]: { height: 'max(calc(100% - var(--beside)), 480px)' } },
  '&[data-contained]': { maxWidth: contained, marginInline: 'auto' },
});

// The bar is mounted in one place, so that a panel that was opened from it stays open when it is fixed or let go. One that does not scroll away
// is placed against the column, over the room the page leaves for it.
const Above = styled('div')({
  '[data-bar=stays] > &': { position: 'absolute', inset: '0 0 auto' },
  '[data-bar=scrolls] > &': {
    position: 'relative',
    margin: `${-margins.top}px ${-margins.side}px ${margins.top}px`,
    [phone]: { margin: `${-phoneMargins.top}px ${-phoneMargins.side}px ${phoneMargins.top}px` },
  },
});

const Below = styled('div')({
  position: 'relative',
  margin: `${margins.bottom}px ${-margins.side}px ${-margins.bottom}px`,
  [phone]: { margin: `${phoneMargins.bottom}px ${-phoneMargins.side}px ${-phoneMargins.bottom}px` },
});

const ViewBanner = lazy(() => import('./person/view-banner.tsx'));
const StatusBanner = lazy(() => import('./status-banner.tsx'));
const Footer = lazy(() => import('./footer.tsx'));
const StartElsewhere = lazy(() => import('./start-elsewhere.tsx'));

// Not by a ref: where the frame comes together with its page, effects within the page run before the frame has one.
const pageElement = () => document.getElementById('page') as HTMLElement;

/** The frame of every page behind sign-in, and what pages read from the server. */
export default function Shell() {
  return (
    <QueryClientProvider client={queryClient}>
      <FramedPage />
    </QueryClientProvider>
  );
}

function FramedPage() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { topBar, footer } = usePreferences().layout;
  const isContained = useMatches().some(({ handle }) => pageHandle(handle)?.isContained);
  // The list people see first does not wait for the words of every page; they come once it is there. So does what puts pages on paper in
  // light colours, and what was typed without a network, on its way to the server.
  useEffect(() => {
    void pageShown().then(() => {
      void loadWords(...sharedWords);
      void import('../print.ts');
      void import('../../lib/drafts/send-unsent.ts').then(({ sendUnsent }) => sendUnsent());
    });
  }, []);
  const viewer = useViewer();
  const beginsHere = useLocation().state?.beginsHere;
  const end = footer.isShown && (
    <Aside>
      <Footer />
    </Aside>
  );
  return (
    <Whole>
      <Aside>
        <StatusBanner />
      </Aside>
      {viewer && <ViewBanner viewerId={viewer.id} />}
      {beginsHere && (
        <Aside>
          <StartElsewhere />
        </Aside>
      )}
      <Frame>
        <SkipLink
          href="#page"
          onClick={(event) => {
            event.preventDefault();
            pageElement().focus();
          }}
        >
          {t('shell.skip')}
        </SkipLink>
        <SideNavigation {...navigation} />
        <Column>
          <Scroller {...pageScroller} data-bar={topBar.isFixed ? 'stays' : 'scrolls'}>
            <Above>
              <TopBar mode={navigation.mode} onToggle={navigation.toggle} />
            </Above>
            <Page id="page" tabIndex={-1} data-contained={isContained || undefined}>
              <PageTrail />
              <Suspense fallback={<LoaderOverlay label={t('shell.loading')} />}>
                <Outlet />
                <Arrival />
              </Suspense>
            </Page>
            {!footer.isFixed && end && <Below>{end}</Below>}
          </Scroller>
          {footer.isFixed && end}
        </Column>
      </Frame>
    </Whole>
  );
}

/**
 * After a change of page, brings it to its top and puts the focus on its title. It stands beside
 * the page inside the same Suspense, so it waits until the page is there. The page first loaded keeps the browser's focus; a list
 * somebody comes back to brings them to the row they left; who types in a new record, or is at a cell of its lines, stays there when it
 * gets its own address.
 */
function Arrival() {
  const { pathname, key, state } = useLocation();
  const arrive = useEffectEvent(() => {
    const page = pageElement();
    if (key === firstLocationKey || page.querySelector('[data-returned]')) return;
    if (state?.isSamePage && page.querySelector(':focus:not(button, a, h1)')) return;
    page.parentElement?.scrollTo(0, 0);
    page.querySelector('h1')?.focus({ preventScroll: true });
  });
  useEffect(() => noteOnceRead(queryClient), []);
  // Together with the page: a key pressed as soon as it is seen would else still go to the title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what the effect waits for
  useLayoutEffect(() => arrive(), [pathname]);
  return null;
}
