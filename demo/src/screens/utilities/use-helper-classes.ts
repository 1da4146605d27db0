import { useLayoutEffect } from 'react';
import { backgroundClasses, lightTextClasses, textClasses } from './classes/background-classes.ts';
import { displayClasses } from './classes/display-classes.ts';
import { miscClasses } from './classes/misc-classes.ts';
import { positionClasses } from './classes/position-classes.ts';
import { shadowClasses } from './classes/shadow-classes.ts';
import { sizeClasses } from './classes/size-classes.ts';
import { spacingClasses } from './classes/spacing-classes.ts';
import { typographyClasses } from './classes/typography-classes.ts';
import { sheetText } from './helper-class.ts';

const classes = [
  ...backgroundClasses,
  ...textClasses,
  ...lightTextClasses,
  ...spacingClasses,
  ...typographyClasses,
  ...displayClasses,
  ...sizeClasses,
  ...positionClasses,
  ...shadowClasses,
  ...miscClasses,
];

let sheet: CSSStyleSheet | undefined;

// Made as an object: a `<style>` element is against the content security policy.
function helperSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetText(classes, '[data-helpers]'));
  }
  return sheet;
}

/** Makes the helper classes hold inside `[data-helpers]` as long as a page is shown. */
export function useHelperClasses(): void {
  useLayoutEffect(() => {
    const own = helperSheet();
    document.adoptedStyleSheets.push(own);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
    };
  }, []);
}
