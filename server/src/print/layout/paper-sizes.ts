/** Pixels in a millimetre, at 96 to an inch. */
export const mm = 96 / 25.4;

/** The sizes of paper in pixels. */
export const paperSizes = {
  A4: { width: 210 * mm, height: 297 * mm },
  Letter: { width: 8.5 * 96, height: 11 * 96 },
} as const;

export const margins = { left: 25 * mm, right: 20 * mm };

/** From the upper edge of the first page: the logo, the line of the sender, the title; of later pages the running head and what follows it. */
export const places = {
  logo: 12 * mm,
  letter: 33 * mm,
  title: 82 * mm,
  runningHead: 56,
  afterRunningHead: 108,
} as const;

/** From the lower edge: the line with the page's number at the most, the foot. */
export const fromBelow = { pageNumber: 31 * mm, foot: 10 * mm, air: 5 * mm } as const;

export const colors = {
  first: '#181D2E',
  second: '#4A5166',
  third: '#626981',
  hairline: '#D6DAE4',
  box: '#8E95A8',
  foldMark: '#A9AFBF',
} as const;

export const hairline = 0.75;
