/** The inks of a paper: text, its second and third shade, what names the firm. */
export type Ink = 'first' | 'second' | 'third' | 'accent';

/** How a text is set. Sizes and all places of a paper are in pixels, 96 to an inch; a point is 4/3 of them. */
export interface Style {
  size: number;
  /** The height of its line. */
  line: number;
  ink: Ink;
  isBold?: true;
}

/** The sizes of a paper; nothing smaller than the last is printed. */
export const styles = {
  title: { size: 21, line: 28, ink: 'first', isBold: true },
  firm: { size: 17, line: 22, ink: 'accent', isBold: true },
  total: { size: 14.5, line: 20, ink: 'first', isBold: true },
  body: { size: 12.5, line: 18, ink: 'first' },
  strong: { size: 12.5, line: 18, ink: 'first', isBold: true },
  choice: { size: 12.5, line: 18, ink: 'second' },
  cell: { size: 12, line: 17, ink: 'first' },
  draft: { size: 12, line: 18, ink: 'second', isBold: true },
  fact: { size: 11.5, line: 18, ink: 'first' },
  below: { size: 11, line: 16, ink: 'second' },
  head: { size: 10.5, line: 14, ink: 'third' },
  remark: { size: 10.5, line: 15, ink: 'third' },
  running: { size: 10.5, line: 15, ink: 'second' },
  small: { size: 9.5, line: 13.5, ink: 'third' },
  mark: { size: 9.5, line: 13.5, ink: 'second' },
} as const satisfies Record<string, Style>;

/** A style in another ink. */
export function inked(style: Style, ink: Ink): Style {
  return { ...style, ink };
}

/** A style in bold letters. */
export function bold(style: Style): Style {
  return { ...style, isBold: true };
}
