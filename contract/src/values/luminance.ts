/** Whether the text is a colour as every colour here is written, `#RRGGBB`. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** How light an opaque colour `#RRGGBB` is, from 0 to 1 (WCAG 2.2, relative luminance). */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far a colour stands out from white paper, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOnWhite(color: string): number {
  return 1.05 / (luminance(color) + 0.05);
}

/** Red, green and blue of a colour, each from 0 to 255. */
export function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
