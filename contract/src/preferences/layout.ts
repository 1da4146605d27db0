/** The theme presets; each has a ground and a second colour (`web/src/lib/theme/presets.ts`). */
export const presets = [
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
] as const;
export type Preset = (typeof presets)[number];

/** How the side navigation stands in a wide window: 260 px, folded to 80 px, or not at all. */
export const navigationModes = ['full', 'compact', 'close'] as const;
export type NavigationMode = (typeof navigationModes)[number];

/** How the frame around every page looks to a person: each part has a preset of its own (specification, section 2). */
export interface Layout {
  /** The colour of buttons, links and what is chosen. */
  theme: Preset;
  navigation: { mode: NavigationMode; theme: Preset };
  /** A bar that is not fixed scrolls away with the page. */
  topBar: { isFixed: boolean; theme: Preset };
  /** A footer that is not fixed stands below the page's end. */
  footer: { isShown: boolean; isFixed: boolean; theme: Preset };
}

/** What holds until a person chooses otherwise. */
export const defaultLayout: Layout = {
  theme: 'blue',
  navigation: { mode: 'full', theme: 'slateDark1' },
  topBar: { isFixed: true, theme: 'whiteBlue' },
  footer: { isShown: true, isFixed: false, theme: 'slateDark1' },
};

/** What a person changed of the layout; what is absent is as usual. */
export interface LayoutChoice {
  theme?: Preset | undefined;
  navigation?: Partial<Layout['navigation']> | undefined;
  topBar?: Partial<Layout['topBar']> | undefined;
  footer?: Partial<Layout['footer']> | undefined;
}

/**
 * The layout of a person from what was kept of it, which may be of another version of the product: only what is known is taken.
 * @param kept a `LayoutChoice`, or anything
 */
export function layoutOf(kept: unknown): Layout {
  const { theme, navigation, topBar, footer } = partsIn(kept);
  const [side, top, end] = [partsIn(navigation), partsIn(topBar), partsIn(footer)];
  const usual = defaultLayout;
  return {
    theme: one(presets, theme, usual.theme),
    navigation: {
      mode: one(navigationModes, side.mode, usual.navigation.mode),
      theme: one(presets, side.theme, usual.navigation.theme),
    },
    topBar: { isFixed: flag(top.isFixed, usual.topBar.isFixed), theme: one(presets, top.theme, usual.topBar.theme) },
    footer: {
      isShown: flag(end.isShown, usual.footer.isShown),
      isFixed: flag(end.isFixed, usual.footer.isFixed),
      theme: one(presets, end.theme, usual.footer.theme),
    },
  };
}

function partsIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function one<T extends string>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((each) => each === value) ?? otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}
