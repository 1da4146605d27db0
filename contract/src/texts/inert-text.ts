/** What a spreadsheet takes for the beginning of a formula, or passes over to find one; the wide signs too where people write with them. */
const beginning = String.raw`[=+\-@＝＋－＠\t\r\0]`;

/** Signs that part values in the files of one place or another. */
const separator = String.raw`([,;\t])`;

const formula = new RegExp(`^'*${beginning}`);
const inertFormula = new RegExp(`^'+${beginning}`);
const formulaInside = new RegExp(`${separator}(?='*${beginning})`, 'g');
const inertFormulaInside = new RegExp(`${separator}'(?='*${beginning})`, 'g');

/**
 * A text as it stands in a file without ever being taken for a formula: one that begins like one has an apostrophe before it, and so has one
 * that would otherwise look as if it had (safety reference H1).
 */
export function inertText(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that stands in a file: the inverse of {@link inertText}. */
export function readInert(text: string): string {
  return inertFormula.test(text) ? text.slice(1) : text;
}

/**
 * A text as it stands in a file that may be opened where another sign parts values: there its rest is a value of its own, quoted or not, and
 * must not begin a formula either. The sign of the file itself counts too: a file of one column does not say which it is.
 */
export function inertInside(text: string): string {
  return text.replace(formulaInside, "$1'");
}

/** The text that stands in a file: the inverse of {@link inertInside}. */
export function readInertInside(text: string): string {
  return text.replace(inertFormulaInside, '$1');
}
