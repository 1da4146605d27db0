import './public-page.css';
import createCache from '@emotion/cache';
import { CacheProvider, Global, ThemeProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { theme, variablesOf } from '../lib/theme/theme.ts';
import { dark, light } from '../lib/theme/tokens.ts';
// Before anything is shown.
import '../ui/media/whole-media-rules.ts';
import { PublicPage } from './public-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the document');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
// The styles made at run time carry the page's nonce, so the content security policy needs no 'unsafe-inline'.
const cache = createCache({ key: 'm', ...(nonce ? { nonce } : {}) });
const colors = { ':root': variablesOf(light), '@media (prefers-color-scheme: dark)': { ':root': variablesOf(dark) } };

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Global styles={colors} />
        <PublicPage />
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
);
