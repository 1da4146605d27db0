const ideograph = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\u3000-\\u303f\\uff00-\\uffef]';
/** What never begins a line: closing marks, small kana, marks of length. */
const notFirst =
  '[\\p{M}\\p{Pe}\\p{Pf}、。，．・：；？！%％‰°,.!?:;…‥ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶヽヾゝゞ々〜～]';
/** What never ends one: opening marks. */
const notLast = '[\\p{Ps}\\p{Pi}¥￥$€]';

const besideIdeograph = `(?:(?<=${ideograph})(?=.)|(?<=.)(?=${ideograph}))(?<!${notLast})(?!${notFirst})`;
const afterHyphen = '(?<=[\\p{L}\\p{N}][-‐–—/@])(?=\\p{L})';
const places = new RegExp(`${besideIdeograph}|${afterHyphen}`, 'u');

/**
 * Divides a text without line breaks where a line may end: after spaces, after a hyphen, a dash, a slash or an @ before a letter, and between the
 * characters of East Asian scripts but where their rules forbid it (after Unicode Standard Annex 14). Spaces that do not break keep what they join.
 */
export function breakPlaces(text: string): string[] {
  const words = text.match(/[^ ]* +|[^ ]+/g) ?? [];
  return words.flatMap((word) => word.split(places));
}
