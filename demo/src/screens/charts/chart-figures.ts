/** What a chart shows, as rows of figures: one for each place along it, with a figure for each series. */
export interface ChartFigures {
  /** The head of the first column. */
  placeName: string;
  series: readonly string[];
  rows: readonly { place: string; figures: readonly number[] }[];
}

/** Puts the series of a chart, each a list of figures, beside their places. */
export function figuresOf(
  placeName: string,
  places: readonly string[],
  series: readonly { name: string; figures: readonly number[] }[],
): ChartFigures {
  return {
    placeName,
    series: series.map(({ name }) => name),
    rows: places.map((place, at) => ({ place, figures: series.map(({ figures }) => figures[at] ?? 0) })),
  };
}
