import type { Preset } from '@mandate/contract/preferences/layout.ts';

/** What a preset is as a ground: white, slate, or a colour of its own. */
export type GroundKind = 'white' | 'slate' | 'coloured';

/** A preset as people choose it; what is painted with it is derived so that it can be read (`scheme-tokens.ts`). */
export interface PresetFacts {
  kind: GroundKind;
  /** Whether it is made for dark pages. */
  isDark: boolean;
  primary: string;
  secondary: string;
}

/** The colours of the presets (demo reference 3.2). */
export const presetFacts: Record<Preset, PresetFacts> = {
  blue: { kind: 'coloured', isDark: false, primary: '#1976D2', secondary: '#FFAF38' },
  purple1: { kind: 'coloured', isDark: false, primary: '#7467EF', secondary: '#FF9E43' },
  purple2: { kind: 'coloured', isDark: false, primary: '#6A75C9', secondary: '#FF9E43' },
  purpleDark1: { kind: 'coloured', isDark: true, primary: '#7467EF', secondary: '#FF9E43' },
  purpleDark2: { kind: 'coloured', isDark: true, primary: '#6A75C9', secondary: '#FF9E43' },
  blueDark: { kind: 'coloured', isDark: true, primary: '#1976D2', secondary: '#FF4F30' },
  red: { kind: 'coloured', isDark: true, primary: '#E53935', secondary: '#FFAF38' },
  whitePurple: { kind: 'white', isDark: false, primary: '#FFFFFF', secondary: '#7467EF' },
  whiteBlue: { kind: 'white', isDark: false, primary: '#FFFFFF', secondary: '#1976D2' },
  slateDark1: { kind: 'slate', isDark: true, primary: '#222A45', secondary: '#FF9E43' },
  slateDark2: { kind: 'slate', isDark: true, primary: '#1A2038', secondary: '#FF9E43' },
};

/** The order presets are offered in as main theme: the usual six first. */
export const mainPresets: readonly Preset[] = [
  'blue',
  'purple1',
  'purple2',
  'purpleDark1',
  'purpleDark2',
  'blueDark',
  'red',
  'whitePurple',
  'whiteBlue',
  'slateDark1',
  'slateDark2',
];

/** The order presets are offered in for a part of the frame: the usual seven first. */
export const partPresets: readonly Preset[] = [
  'whitePurple',
  'whiteBlue',
  'slateDark1',
  'slateDark2',
  'purpleDark1',
  'purpleDark2',
  'blueDark',
  'blue',
  'purple1',
  'purple2',
  'red',
];
