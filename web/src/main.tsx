// First, before any schema is made.
import './lib/zod-without-eval.ts';
import './app/base.css';
// Noted before the router moves on.
import './app/first-location.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { followPreferences } from './app/follow-preferences.ts';
import { Providers } from './app/providers.tsx';
import { router, warmUp } from './app/router.tsx';
import { currentSession, startSession } from './lib/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the product');

followPreferences();
void startSession().then(() => {
  if (currentSession().status === 'signedOut') (window.requestIdleCallback ?? setTimeout)(warmUp);
});

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
