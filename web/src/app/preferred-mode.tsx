import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { preferencesOwner, usePreferences } from '../lib/preferences/preferences.ts';

/** Keeps the colour scheme at what the signed-in person chose. While nobody is signed in, the last one stays. */
export function PreferredMode() {
  const { theme } = usePreferences();
  const { setMode } = useColorScheme();
  const owner = preferencesOwner();
  useEffect(() => {
    if (owner !== null) setMode(theme);
  }, [owner, theme, setMode]);
  return null;
}
