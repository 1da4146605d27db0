import { classesOf, type HelperClass } from '../helper-class.ts';

const role = (name: string) => `var(--m-palette-${name})`;
const filled = (ground: string, ink: string) => `background: ${ground}; color: ${ink};`;
const tinted = (color: string) => filled(`color-mix(in srgb, ${color} 15%, transparent)`, role('text-primary'));

// White stays white in the dark, and what is written on it dark.
const ink = role('nav-ground');

/** Grounds, each with the ink that is read on it. The light ones are tints of 15 %. */
export const backgroundClasses: readonly HelperClass[] = classesOf({
  'bg-primary': filled(role('primary-main'), role('primary-contrastText')),
  'bg-secondary': filled(role('nav-mark'), ink),
  'bg-green': filled(role('good-text'), role('background-paper')),
  'bg-error': filled(role('bad-fill'), 'white'),
  'bg-dark': filled(ink, 'white'),
  'bg-light-dark': tinted(ink),
  'bg-light-green': tinted(role('good-text')),
  'bg-light-error': tinted(role('bad-fill')),
  'bg-light-primary': tinted(role('primary-main')),
  'bg-light-gray': tinted(role('ink3')),
  'bg-default': filled(role('background-default'), role('text-primary')),
  'bg-paper': filled(role('background-paper'), role('text-primary')),
  'bg-white': filled('white', ink),
});

/** Colours of text that are read on the page's own ground. */
export const textClasses: readonly HelperClass[] = classesOf({
  'text-brand': `color: ${role('focus')};`,
  'text-primary': `color: ${role('primaryText')};`,
  'text-secondary': `color: ${role('caution-text')};`,
  'text-green': `color: ${role('good-text')};`,
  'text-error': `color: ${role('bad-text')};`,
  'text-gray': `color: ${role('text-secondary')};`,
  'text-muted': `color: ${role('ink3')};`,
});

/** Colours of text for a dark ground. */
export const lightTextClasses: readonly HelperClass[] = classesOf({
  'text-light-white': 'color: rgb(255 255 255 / 0.64);',
  'text-muted-white': 'color: rgb(255 255 255 / 0.87);',
  'text-white': 'color: white;',
});
