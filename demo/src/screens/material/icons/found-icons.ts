/** The shapes of an icon: elements of SVG and their attributes. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** An icon of the set: its name, its former names, its shapes. */
export type NamedIcon = readonly [name: string, formerNames: readonly string[], shapes: IconShapes];

/**
 * The icons a search finds: those whose name, or a former one, holds every word of it; all for an empty one.
 * @param text words between blanks or dashes, in any order
 */
export function foundIcons(icons: readonly NamedIcon[], text: string): readonly NamedIcon[] {
  const words = text.toLowerCase().split(/[\s-]+/);
  return icons.filter(([name, formerNames]) =>
    [name, ...formerNames].some((each) => words.every((word) => each.includes(word))),
  );
}
