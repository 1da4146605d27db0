/** What a stretch of text may look like: one choice of each kind, kept as a class, so that it follows light and dark. */
export const textLooks = {
  font: ['serif', 'mono'],
  size: ['small', 'large', 'huge'],
  ink: ['grey', 'red', 'amber', 'green', 'blue', 'violet'],
  ground: ['grey', 'red', 'amber', 'green', 'blue', 'violet'],
} as const;

/** A kind of look of a stretch of text. */
export type TextLook = keyof typeof textLooks;

/** How the lines of a block may stand; without one at its beginning. */
export const alignments = ['left', 'center', 'right', 'justify'] as const;

/** How far a block may be moved in. */
export const mostIndent = 6;

/** Every class a text may have. */
export const lookClasses: ReadonlySet<string> = new Set([
  ...Object.entries(textLooks).flatMap(([look, choices]) => choices.map((choice) => `${look}-${choice}`)),
  ...alignments.map((alignment) => `align-${alignment}`),
  ...Array.from({ length: mostIndent }, (_, step) => `indent-${step + 1}`),
]);

/** What of a class list names a look, without its name: `serif` of `font-serif`. */
export function lookIn(classes: Iterable<string>, look: string): string | null {
  const name = [...classes].find((each) => each.startsWith(`${look}-`) && lookClasses.has(each));
  return name?.slice(look.length + 1) ?? null;
}
