/** Holds the styles of the web app against the scale of docs/design.md: sizes and weights of type, radii, colours by role. */

/** Which line a size of type stands on; the small ones also on the line of the control beside them. */
const linesOf: Record<string, readonly string[]> = {
  11: ['16', '20'],
  12: ['16', '20', '24', '28'],
  13: ['20', '28', '36'],
  14: ['20'],
  15: ['20'],
  16: ['24'],
  18: ['24'],
  20: ['28'],
  22: ['28'],
  24: ['32'],
  26: ['36'],
  28: ['36'],
};

/** 1 is the line of a sign that is centred in its disc, and of a unit within the line of its figure. */
const lines = new Set(['1', ...Object.values(linesOf).flat()]);
const sizes = new Set(['inherit', ...Object.keys(linesOf)]);
const weights = new Set(['400', '500', '600', 'inherit']);
/** 2 marks and bars of charts, 4 tags and boxes, 6 controls, 8 cards, 12 dialogs; 999 and half are round. */
const radii = new Set(['0', '2', '4', '6', '8', '12', '50%', '999', 'inherit']);

/** What leaves the scale on purpose: the file, what of it, and why. */
const exceptions: readonly { path: RegExp; value: RegExp; why: string }[] = [
  {
    path: /ui\/badges\/avatar\.tsx$/,
    value: /^(size 10|colour .*)$/,
    why: 'initials in a disc of 22, on five grounds of their own',
  },
  { path: /ui\/page\/product-mark\.tsx$/, value: /^colour /, why: 'the mark of the product' },
  { path: /features\/session\//, value: /^colour /, why: 'always on slate, whatever the theme' },
  { path: /projects\/status\/status-bar\.tsx$/, value: /^size 0$/, why: 'steps without their words on phones' },
  {
    path: /app\/layout\//,
    value: /^(size (10|13\.5|17)|line 13\/16)$/,
    why: 'the measures of the navigation and of its brand',
  },
  {
    path: /demo\/src\/screens\/forms\/editor\/editor-style\.ts$/,
    value: /^(size [\d.]+em|line 1\.[34])$/,
    why: 'sizes people choose for what they write, by what stands around it',
  },
  {
    path: /web\/src\/paper\//,
    value: /^(weight 700|radius printed\(.*|colour .*)$/,
    why: 'a paper looks as it is printed, whatever the theme',
  },
  {
    path: /(business\/letterhead\/letterhead-preview|features\/text-blocks\/text-preview)\.tsx$/,
    value: /^(size [89]|line (11|13|18|13\/18)|colour .*)$/,
    why: 'a paper in small, as it is printed, whatever the theme',
  },
  {
    path: /business\/pictures\/stored-picture-view\.tsx$/,
    value: /^colour #ffffff$/,
    why: 'a logo stands on the white of its paper',
  },
  { path: /public-page\/opened-document\.tsx$/, value: /^colour #(dfe3eb|10152b)$/, why: 'the desk a paper lies on' },
  {
    path: /parameters\/letterhead\.screen\.ts$/,
    value: /^colour /,
    why: 'colours of a firm',
  },
  { path: /app\/layout\//, value: /^radius 3$/, why: 'the mark at the edge of the navigation' },
  {
    path: /demo\/src\/backend\/data\/faces\//,
    value: /^colour /,
    why: 'drawn people, whose skin and hair follow no theme: pictures as the files beside them',
  },
];

/** Files in which colours are made. */
const makesColors = /lib\/theme\/(tokens|presets|scheme-tokens|contrast|layout-colors)(\.test)?\.ts$/;

/**
 * What a source file says in styles that is outside the scale.
 * @param path of the file, from the root of the repository
 * @returns one line each, such as `size 17`; none when all is on the scale
 */
export function offScale(path: string, source: string): string[] {
  const found = new Set<string>();
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match.slice(1));
  for (const [size = ''] of all(/\bfontSize: '?([\w.]+?)(?:px)?'?\s*[,})]/g))
    if (!sizes.has(size)) found.add(`size ${size}`);
  for (const [weight = ''] of all(/\bfontWeight: '?(\w+)/g)) if (!weights.has(weight)) found.add(`weight ${weight}`);
  for (const [line = ''] of all(/\blineHeight: '?([\w.]+?)(?:px)?'?\s*[,})]/g))
    if (!lines.has(line)) found.add(`line ${line}`);
  for (const [size = '', line = ''] of all(/\bfontSize: (\d+),\s+lineHeight: '(\d+)px'/g)) {
    if (linesOf[size] && !linesOf[size].includes(line)) found.add(`line ${size}/${line}`);
  }
  for (const [said = ''] of all(/\bborderRadius: \[?'?([^,'\]})]+)/g)) {
    for (const radius of said.trim().split(/\s+/)) {
      const bare = radius.replace(/px$/, '');
      if (!radii.has(bare)) found.add(`radius ${bare}`);
    }
  }
  if (!makesColors.test(path)) {
    for (const [color = ''] of all(/['"](#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}))['"]/gi)) found.add(`colour ${color}`);
  }
  const isMeant = (value: string) => exceptions.some((one) => one.path.test(path) && one.value.test(value));
  return [...found].filter((value) => !isMeant(value));
}
