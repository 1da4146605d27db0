// First, before any schema is made.
import './lib/code/zod-without-eval.ts';
import './app/base.css';
// Noted before the router moves on.
import './app/first-location-key.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { followPreferences } from './app/follow-preferences.ts';
import { Providers } from './app/providers.tsx';
import { fetchPageAt, router, warmUp } from './app/router.tsx';
import { loadWords } from './lib/i18n/i18n.ts';
import { currentSession, startSession } from './lib/session/session.ts';
// Before anything is shown.
import './ui/media/whole-media-rules.ts';
import { notePageShown } from './ui/page/page-shown.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the product');

followPreferences();
/** So long the window may stay empty for a page whose code is on its way, and so long what stands beside a page waits for it, in milliseconds. */
const [codePatience, pagePatience] = [1_500, 5_000];

void startSession().then(() => {
  const session = currentSession();
  // What must be answered first has nothing to read.
  if (session.status === 'signedIn' && session.user.mustChangePassword) notePageShown();
  if (session.status !== 'signedOut') return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    notePageShown();
    warmUp();
  });
});
setTimeout(notePageShown, pagePatience);

if (currentSession().status === 'signedOut') await loadWords('session');
// A page that comes at once is not preceded by what stands in its place.
if (currentSession().status === 'signedIn')
  await Promise.race([fetchPageAt(location), new Promise((over) => setTimeout(over, codePatience))]);

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
