import type { Preset } from '@mandate/contract/preferences/layout.ts';
import { useTranslation } from 'react-i18next';
import { useIsDark } from '../../lib/theme/color-mode.ts';
import { presetFacts } from '../../lib/theme/presets.ts';
import { dark, light } from '../../lib/theme/tokens.ts';

/** How a preset is shown to who chooses it. */
export interface PresetLook {
  name: string;
  ground: string;
  /** The colour of the tick on the ground. */
  tick: string;
}

/** Gives how presets look on the pages as they are now: what is white on light pages is as dark as the page on dark ones, and called so. */
export function usePresetLook(): (preset: Preset) => PresetLook {
  const { t } = useTranslation();
  const isDark = useIsDark();
  return (preset) => {
    const { kind, primary } = presetFacts[preset];
    if (isDark && (preset === 'whiteBlue' || preset === 'whitePurple'))
      return { name: t(`customizer.presetOnDark.${preset}`), ground: dark.top, tick: dark.ink };
    const tick = kind === 'white' ? light.ink : light.onPrimary;
    return { name: t(`customizer.preset.${preset}`), ground: primary, tick };
  };
}
