/** A helper class: one name for one or two rules of style. A name that is here twice has a rule for every window and one for some. */
export interface HelperClass {
  name: string;
  /** What it sets, as CSS. */
  css: string;
  /** The windows in which it does; all without it. */
  media?: string;
}

/** Windows of phones and small tablets, by the specification's limit. */
export const smallWindow = '(max-width: 767px)';
/** Windows in which the navigation stands beside the page. */
export const wideWindow = '(min-width: 1200px)';

/** Classes of one rule each, by their names. */
export function classesOf(rules: Record<string, string>): HelperClass[] {
  return Object.entries(rules).map(([name, css]) => ({ name, css }));
}

/**
 * The style sheet of helper classes.
 * @param scope the selector of what they hold in
 */
export function sheetText(classes: readonly HelperClass[], scope: string): string {
  return classes
    .map(({ name, css, media }) => {
      const rule = `${scope} .${name} { ${css} }`;
      return media === undefined ? rule : `@media ${media} { ${rule} }`;
    })
    .join('\n');
}
