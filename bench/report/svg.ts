/** A picture for people who see it, and what it says for those who do not. */
export interface Picture {
  title: string;
  description: string;
  width: number;
  height: number;
}

/** Text as it may stand in a picture. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The colours hold on white and on black; who asks for a dark screen gets lighter ones. */
const style = `
  text { font: 12px system-ui, sans-serif; fill: #4b5563 }
  .title { font-size: 15px; font-weight: 600; fill: #1f2937 }
  .name { font-weight: 600; fill: #1f2937 }
  .small { font-size: 10px }
  .grid { stroke: #9ca3af; stroke-opacity: .35; fill: none }
  .wanted { stroke: #b91c1c; stroke-dasharray: 4 3; fill: none }
  .line { fill: none; stroke-width: 2; stroke-linejoin: round }
  .first { stroke: #2563eb } .second { stroke: #b45309 }
  .first-fill { fill: #2563eb } .second-fill { fill: #9ca3af } .third-fill { fill: #b45309 }
  @media (prefers-color-scheme: dark) {
    text { fill: #b6bdc8 } .title, .name { fill: #eef1f5 } .wanted { stroke: #f87171 }
    .first { stroke: #7aa9ff } .second { stroke: #f0a94b }
    .first-fill { fill: #7aa9ff } .second-fill { fill: #6b7280 } .third-fill { fill: #f0a94b }
  }`;

/** A picture as a document of its own: it takes no colour from its page, and has no ground. */
export function svg({ title, description, width, height }: Picture, inside: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(description)}</desc>
<style>${style}
</style>
<text class="title" x="16" y="24">${escaped(title)}</text>
${inside.join('\n')}
</svg>
`;
}

/** A text at a place. @param kind classes of its look */
export function label(
  x: number,
  y: number,
  text: string,
  kind = '',
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return `<text class="${kind}" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

/** A straight line. */
export function stroke(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return `<path class="${kind}" d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}"/>`;
}

/** A tenth of a pixel is as fine as anything is drawn. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
