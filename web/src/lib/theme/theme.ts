import type { Theme } from '@emotion/react';
import { light, type Tokens } from './tokens.ts';

/** The roles of one colour scheme as components name them: `theme.vars.palette.text.primary`. */
type Palette = ReturnType<typeof paletteOf>;

declare module '@emotion/react' {
  export interface Theme {
    vars: { palette: Palette };
  }
}

function paletteOf(tokens: Tokens) {
  const { page, paper, ink, ink2, disabled, line, primary, primaryHover, onPrimary, ...own } = tokens;
  return {
    ...own,
    background: { default: page, paper },
    text: { primary: ink, secondary: ink2, disabled },
    divider: line,
    primary: { main: primary, dark: primaryHover, contrastText: onPrimary },
  };
}

/** The roles of a scheme as CSS variables, by name: `--m-palette-text-primary`. */
export function variablesOf(tokens: Tokens): Record<string, string> {
  return Object.fromEntries(named(paletteOf(tokens), '--m-palette'));
}

function named(roles: object, name: string): [name: string, color: string][] {
  return Object.entries(roles).flatMap(([role, color]) =>
    typeof color === 'string' ? [[`${name}-${role}`, color]] : named(color, `${name}-${role}`),
  );
}

function referring<Roles extends object>(roles: Roles, name: string): Roles {
  const each = Object.entries(roles).map(([role, color]) => [
    role,
    typeof color === 'string' ? `var(${name}-${role})` : referring(color, `${name}-${role}`),
  ]);
  return Object.fromEntries(each);
}

/** The one theme. Its colours are CSS variables, so a change of scheme repaints without rendering. */
export const theme: Theme = { vars: { palette: referring(paletteOf(light), '--m-palette') } };
