import pg from 'pg';

const { builtins } = pg.types;

/**
 * How values come out of the database: money and other exact numbers as decimal strings, plain dates as `YYYY-MM-DD`
 * (never through a time zone), instants as ISO 8601 UTC with milliseconds, 64-bit counts as numbers.
 * Sessions must have TimeZone UTC and DateStyle ISO.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const dateArray = 1182;
const instantArray = 1185;
const countArray = 1016;
const texts: number = 1009;

const parsers: Record<number, (text: string) => unknown> = {
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: toInstant,
  [builtins.INT8]: Number,
  [dateArray]: (text) => textArray(text),
  [instantArray]: (text) => textArray(text).map((entry) => entry && toInstant(entry)),
  [countArray]: (text) => textArray(text).map((entry) => entry && Number(entry)),
};

/** `2026-03-01 12:00:00.123456+00` as `2026-03-01T12:00:00.123Z`; the infinities stay as they are. */
export function toInstant(text: string): string {
  const found = /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text);
  if (!found) return text;
  return `${found[1]}T${found[2]}.${(found[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`;
}

function textArray(text: string): (string | null)[] {
  return pg.types.getTypeParser(texts)(text);
}
