import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { preferencesOwner, usePreferences } from '../lib/preferences/preferences.ts';
import { modeStorageKey, theme } from '../lib/theme/theme.ts';

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

/** Keeps the colour scheme at what the signed-in person chose. While nobody is signed in, the last one stays. */
function PreferredMode() {
  const { theme } = usePreferences();
  const { setMode } = useColorScheme();
  const owner = preferencesOwner();
  useEffect(() => {
    if (owner !== null) setMode(theme);
  }, [owner, theme, setMode]);
  return null;
}
