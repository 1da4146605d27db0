import createCache from '@emotion/cache';
import { CacheProvider, Global, ThemeProvider } from '@emotion/react';
import { type ReactNode, useEffect } from 'react';
import { preferencesOwner, usePreferences } from '../lib/preferences/preferences.ts';
import { chooseColorMode, useColorMode } from '../lib/theme/color-mode.ts';
import { theme, variablesOf } from '../lib/theme/theme.ts';
import { dark, light } from '../lib/theme/tokens.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

// The styles made at run time carry the page's nonce, so the content security policy needs no 'unsafe-inline'.
const cache = createCache({ key: 'm', ...(nonce ? { nonce } : {}) });

const colors = { ':root': variablesOf(light), '[data-theme="dark"]': variablesOf(dark) };

/** What every component may rely on: styles, theme, server state. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Global styles={colors} />
        <PreferredMode />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Keeps the colour scheme at what the signed-in person chose. While nobody is signed in, the last one stays. */
function PreferredMode() {
  const { theme } = usePreferences();
  const owner = preferencesOwner();
  useColorMode();
  useEffect(() => {
    if (owner !== null) chooseColorMode(theme);
  }, [owner, theme]);
  return null;
}
