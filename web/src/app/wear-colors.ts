import { defaultLayout, type Layout } from '@mandate/contract/preferences/layout.ts';

// The colours of a layout that is not the usual one. `index.html` puts them on before the first paint of the next visit.
const storageKey = 'mandate-colors';

let worn: Layout | null = null;

/**
 * Puts the colours of a layout on. Those that are not the usual ones are derived by code fetched for it, and kept in this browser.
 * They are derived again at every visit, so that a newer product looks as it says.
 */
export function wearColors(layout: Layout): void {
  if (worn !== null && isSame(worn, layout)) return;
  worn = layout;
  if (isSame(layout, defaultLayout)) {
    localStorage.removeItem(storageKey);
    document.adoptedStyleSheets = [];
    delete document.documentElement.dataset.preset;
    return;
  }
  import('../lib/theme/layout-colors.ts').then(
    ({ layoutColors }) => {
      if (worn !== layout) return;
      wear(layoutColors(layout));
      // What is drawn with the colours of the moment, such as a chart, redraws.
      document.documentElement.dataset.preset = layout.theme;
    },
    // Without a network what is on stays on.
    () => {
      worn = null;
    },
  );
}

function isSame(one: Layout, other: Layout): boolean {
  return (
    one.theme === other.theme &&
    (['navigation', 'topBar', 'footer'] as const).every((part) => one[part].theme === other[part].theme)
  );
}

// A constructed style sheet needs no nonce.
function wear(colors: string): void {
  if (localStorage.getItem(storageKey) === colors && document.adoptedStyleSheets.length > 0) return;
  localStorage.setItem(storageKey, colors);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(colors);
  document.adoptedStyleSheets = [sheet];
}
