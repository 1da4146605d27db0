import { type HelperClass, smallWindow } from '../helper-class.ts';

/** A step of space: the last part of a class's name, and what it sets. */
export interface SpaceStep {
  name: string;
  size: string;
  pixels: number;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** Quarters of the size of text, 0 to 25. */
export const remSteps: readonly SpaceStep[] = range(0, 25).map((step) => ({
  name: String(step),
  size: `${step / 4}rem`,
  pixels: step * 4,
}));

/** Single pixels, 1 to 16. */
export const pixelSteps: readonly SpaceStep[] = range(1, 16).map((pixels) => ({
  name: `${pixels}px`,
  size: `${pixels}px`,
  pixels,
}));

const properties = { m: 'margin', p: 'padding' };

// Those of more sides stand before those of fewer, which then win.
const sides: Record<string, readonly string[]> = {
  '': [''],
  x: ['-left', '-right'],
  y: ['-top', '-bottom'],
  t: ['-top'],
  b: ['-bottom'],
  l: ['-left'],
  r: ['-right'],
};

// The air around content, which shrinks where there is little room.
const shrinking = [24, 30];
const shrunk = '16px';

/** Margins and paddings of every side and step, `m-auto`, and those that shrink in small windows. */
export const spacingClasses: readonly HelperClass[] = Object.entries(properties).flatMap(([short, property]) =>
  Object.entries(sides).flatMap(([side, ends]) => {
    const set = (size: string) => ends.map((end) => `${property}${end}: ${size};`).join(' ');
    const steps = [...remSteps, ...pixelSteps].map(({ name, size }) => ({
      name: `${short}${side}-${name}`,
      css: set(size),
    }));
    const shrinks = shrinking.flatMap((pixels) => {
      const name = `${short}${side}-sm-${pixels}`;
      return [
        { name, css: set(`${pixels}px`) },
        { name, css: set(shrunk), media: smallWindow },
      ];
    });
    const auto = short === 'm' ? [{ name: `m${side}-auto`, css: set('auto') }] : [];
    return [...steps, ...auto, ...shrinks];
  }),
);
