import styled from '@emotion/styled';
import type { Layout, NavigationMode, Preset } from '@mandate/contract/preferences/layout.ts';
import { useTranslation } from 'react-i18next';
import { useIsDark } from '../../lib/theme/color-mode.ts';
import { partTokens } from '../../lib/theme/scheme-tokens.ts';
import { dark, light } from '../../lib/theme/tokens.ts';
import type { LayoutChoosing } from './use-layout-choice.ts';

interface Demo {
  mode: NavigationMode;
  navigation: Preset;
  topBar: Preset;
}

/** The ready-made layouts (demo reference 3.3). */
const demos = {
  lightSidebar: { mode: 'full', navigation: 'whiteBlue', topBar: 'blueDark' },
  compactSidebar: { mode: 'compact', navigation: 'slateDark1', topBar: 'whiteBlue' },
  darkSidebar: { mode: 'full', navigation: 'slateDark1', topBar: 'blueDark' },
} as const satisfies Record<string, Demo>;

const names = Object.keys(demos) as (keyof typeof demos)[];

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 16,
  '& button': {
    display: 'grid',
    gap: 8,
    width: '100%',
    padding: 8,
    border: `1px solid ${vars.palette.line2}`,
    borderRadius: 8,
    background: 'none',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    textAlign: 'left',
    color: vars.palette.text.primary,
    cursor: 'pointer',
    '&:hover': { background: vars.palette.hover },
    '&[aria-pressed=true]': { borderColor: vars.palette.primaryText, background: vars.palette.tint },
    '& > svg': { display: 'block', width: '100%', height: 'auto', borderRadius: 4 },
  },
}));

/** The ready-made layouts as small drawings; the one that holds is marked. */
export function LayoutDemos({ choosing: { layout, chooseLayout } }: { choosing: LayoutChoosing }) {
  const { t } = useTranslation();
  const isDark = useIsDark();
  // On dark pages a white sidebar is as dark as they are.
  const nameOf = (name: (typeof names)[number]) =>
    isDark && name === 'lightSidebar' ? t('customizer.demoOnDark.lightSidebar') : t(`customizer.demo.${name}`);
  return (
    <List>
      {names.map((name) => {
        const demo: Demo = demos[name];
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={isWorn(demo, layout)}
              onClick={() =>
                chooseLayout({
                  navigation: { mode: demo.mode, theme: demo.navigation },
                  topBar: { theme: demo.topBar },
                })
              }
            >
              <Drawing demo={demo} isDark={isDark} />
              {nameOf(name)}
            </button>
          </li>
        );
      })}
    </List>
  );
}

function isWorn({ mode, navigation, topBar }: Demo, layout: Layout): boolean {
  const { navigation: side } = layout;
  return side.mode === mode && side.theme === navigation && layout.topBar.theme === topBar;
}

// A window of 260 × 150, at about a fifth of its size.
function Drawing({ demo, isDark }: { demo: Demo; isDark: boolean }) {
  const scheme = isDark ? 'dark' : 'light';
  const around = isDark ? dark : light;
  const side = partTokens('navigation', demo.navigation)[scheme].nav;
  const top = partTokens('topBar', demo.topBar)[scheme];
  const isCompact = demo.mode === 'compact';
  const width = isCompact ? 20 : 58;
  return (
    <svg viewBox="0 0 260 150" aria-hidden="true">
      <rect width="260" height="150" fill={around.page} />
      <rect x={width} width={260 - width} height="18" fill={top.top} />
      <circle cx="248" cy="9" r="5" fill={top.ink2} opacity=".8" />
      <rect x={width + 8} y="7" width="14" height="4" rx="2" fill={top.ink2} opacity=".8" />
      <rect width={width} height="150" fill={side.ground} />
      <rect x="6" y="5" width="8" height="8" rx="2" fill={side.mark} />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <g key={row} transform={`translate(6 ${26 + row * 14})`} fill={row === 0 ? side.on : side.ink2}>
          <rect width="8" height="6" rx="2" fill={row === 0 ? side.mark : side.ink2} />
          {!isCompact && <rect x="13" y="1" width={[30, 24, 33, 22, 28, 20][row]} height="4" rx="2" />}
        </g>
      ))}
      <rect x={width + 10} y="28" width="60" height="7" rx="3" fill={around.ink2} />
      <rect
        x={width + 10}
        y="44"
        width={240 - width}
        height="96"
        rx="5"
        fill={around.paper}
        stroke={around.line2}
        strokeWidth="1"
      />
      {[0, 1, 2, 3, 4].map((row) => (
        <rect key={row} x={width + 20} y={56 + row * 16} width={215 - width} height="5" rx="2" fill={around.line2} />
      ))}
      <rect x={width + 20} y="56" width="70" height="5" rx="2" fill={around.control} />
      <path d={`M${width + 0.5} 0v150M${width} 18.5H260`} stroke={around.line} />
    </svg>
  );
}
