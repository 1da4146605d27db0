import type { Layout, LayoutChoice, Preset } from '@mandate/contract/preferences/layout.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { defaultPreferences, type Preferences, usePreferences } from '../../lib/preferences/preferences.ts';
import { presetFacts } from '../../lib/theme/presets.ts';
import { useChoosePreferences } from '../../records/reading/use-choose-preferences.ts';

type Own = Pick<Preferences, 'theme' | 'density' | 'layout'>;

/** How the product looks to the person, and the ways to change it; each takes effect at once and is kept soon. */
export interface LayoutChoosing extends Own {
  chooseAppearance: (theme: Own['theme']) => void;
  chooseDensity: (density: Own['density']) => void;
  /** Changes parts of the layout; what is absent stays. */
  chooseLayout: (choice: LayoutChoice) => void;
  /** A preset made for dark pages brings them with it; the next one for light pages takes back what was brought. */
  chooseTheme: (preset: Preset) => void;
  /** Back to how the product looks by itself; a toast offers to undo that. */
  restore: () => void;
}

/** Lets somebody change how the product looks. */
export function useLayoutChoice(): LayoutChoosing {
  const { t } = useTranslation();
  const { theme, density, layout } = usePreferences();
  const choose = useChoosePreferences();
  const [isBrought, setIsBrought] = useState(false);
  return {
    theme,
    density,
    layout,
    chooseAppearance: (chosen) => {
      setIsBrought(false);
      choose({ theme: chosen });
    },
    chooseDensity: (chosen) => choose({ density: chosen }),
    chooseLayout: (choice) => choose({ layout: changed(layout, choice) }),
    chooseTheme: (preset) => {
      const next = { layout: { ...layout, theme: preset } };
      const { isDark } = presetFacts[preset];
      if (isDark && theme !== 'dark') {
        setIsBrought(true);
        choose({ ...next, theme: 'dark' });
      } else if (!isDark && isBrought) {
        setIsBrought(false);
        choose({ ...next, theme: 'light' });
      } else choose(next);
    },
    restore: () => {
      setIsBrought(false);
      const { theme: usual, density: usualDensity, layout: usualLayout } = defaultPreferences;
      choose({ theme: usual, density: usualDensity, layout: usualLayout });
      const action = { label: t('customizer.undo'), run: () => choose({ theme, density, layout }) };
      showInfo(t('customizer.restored'), { action });
    },
  };
}

function changed(layout: Layout, choice: LayoutChoice): Layout {
  return {
    theme: choice.theme ?? layout.theme,
    navigation: { ...layout.navigation, ...choice.navigation },
    topBar: { ...layout.topBar, ...choice.topBar },
    footer: { ...layout.footer, ...choice.footer },
  };
}
