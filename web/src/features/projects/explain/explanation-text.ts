import type { ExplanationInWords } from './explanation-in-words.ts';
import type { RateText } from './rates-used.tsx';

/** An explanation as plain text, for a message or a note: names and figures divided by tabs, so that they paste into a sheet as well. */
export function explanationText(
  said: ExplanationInWords,
  rates: readonly RateText[],
  words: { title: string; currency: string; rates: string; leftOut: string },
): string {
  const block = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : []);
  return [
    `${words.title}\t${said.figure} ${words.currency}`.trimEnd(),
    said.sentence,
    '',
    ...said.rows.map(({ label, value, isPart }) => `${isPart ? '  ' : ''}${label}\t${value}`),
    ...block(
      words.rates,
      rates.map(({ who, how, amount }) => `${who}, ${how}\t${amount}`),
    ),
    ...block(
      words.leftOut,
      said.leftOut.map(({ label, value }) => (value === null ? label : `${label}\t${value}`)),
    ),
    '',
    said.rounding,
  ].join('\n');
}
