import { useEffect, useId } from 'react';

/** Options a page key goes. */
const page = 8;

/** The option a key leads to from the one the keyboard is at: arrows go round, Home, End and the page keys to an end. */
export function optionLedTo(options: readonly string[], active: string | null, key: string): string | undefined {
  const at = active === null ? -1 : options.indexOf(active);
  const last = options.length - 1;
  const ways: Record<string, number> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
    PageDown: Math.min(at + page, last),
    PageUp: Math.max(at - page, 0),
  };
  return options[ways[key] ?? -1];
}

/**
 * A field with options in a list of its own, while the focus stays in the field (WAI-ARIA Authoring Practices, combobox). What the list looks
 * like, what it offers and when is said by who uses it; this ties the two together and keeps the active option in sight.
 * @param options their keys, in the order in which they stand
 * @param active the one the keyboard is at
 */
export function useOptions(options: readonly string[], active: string | null, isShown: boolean) {
  const listId = useId();
  const idOf = (option: string) => `${listId}-${option.replace(/\s/g, '-')}`;
  const activeId = isShown && active !== null && options.includes(active) ? idOf(active) : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return {
    listId,
    /** The id of an option's element. */
    idOf,
    /** To be spread on the field. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
    } as const,
  };
}
