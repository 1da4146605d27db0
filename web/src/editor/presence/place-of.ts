/** The class of a cell of a grid that shows the field at a path begins with it. */
const cellMark = 'at-';

/** Finds where the field at a path stands: its place in a form, or its cell in a grid. */
export function placeOf(path: string): string {
  const quoted = cssText(path);
  return `main :is([data-field=${quoted}], [class~=${cssText(`${cellMark}${path}`)}])`;
}

/** The path of the field of the page's record the keyboard is in; null for none, and for those of a dialog over the page. */
export function fieldInFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused.closest('dialog, [role=dialog]')) return null;
  const field = focused.closest<HTMLElement>('main [data-field]')?.dataset.field;
  if (field !== undefined) return field;
  const cell = focused.closest('main [role=gridcell]');
  const mark = [...(cell?.classList ?? [])].find((name) => name.startsWith(cellMark));
  return mark?.slice(cellMark.length) ?? null;
}

/** A text as CSS writes it. */
export function cssText(text: string): string {
  return `"${text.replace(/["\\\p{Cc}]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)}"`;
}
