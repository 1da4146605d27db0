import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { modeStorageKey, theme } from '../lib/theme/theme.ts';
import { PreferredMode } from './preferred-mode.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

// The styles made at run time carry the page's nonce, so the content security policy needs no 'unsafe-inline'.
const cache = createCache({ key: 'm', ...(nonce ? { nonce } : {}) });

/** What every component may rely on: styles, theme, server state. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} modeStorageKey={modeStorageKey} defaultMode="system">
        <PreferredMode />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
