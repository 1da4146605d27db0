import { currentPreferences, usePreferences } from '../preferences/preferences.ts';
import { areLetters, ariaKeys, isStroke, type PressedKey, readKeys } from './keys.ts';

/**
 * Every key of the product, by the place where it holds: in which order and under which words it is shown follows from this, and every
 * listener asks here. Keys that belong to a kind of control, such as the arrows in a menu, are the control's and not the product's.
 */
export const shortcuts = {
  everywhere: { help: ['?'], palette: ['mod+k'] },
  go: {
    projects: ['g p'],
    documents: ['g q'],
    week: ['g w'],
    entries: ['g h'],
    controlPanel: ['g o'],
    dashboard: ['g d'],
    customers: ['g c'],
    personnels: ['g e'],
    providers: ['g v'],
    serviceCategories: ['g t'],
    services: ['g s'],
    parameters: ['g a'],
    places: ['g l'],
    users: ['g u'],
    mailServer: ['g m'],
  },
  list: {
    next: ['j'],
    previous: ['k'],
    open: ['Enter'],
    preview: ['Space'],
    pick: ['x'],
    search: ['/'],
    filter: ['f'],
    create: ['n'],
    edit: ['e'],
    leave: ['Escape'],
  },
  cells: { edit: ['Enter', 'F2'], clear: ['Delete'], drop: ['Escape'], undo: ['mod+z'], open: ['mod+Enter'] },
  record: {
    save: ['mod+s'],
    saveClose: ['mod+Enter'],
    saveNext: ['mod+alt+Enter'],
    edit: ['e'],
    issue: ['i'],
    send: ['s'],
    nextRecord: ['j'],
    previousRecord: ['k'],
  },
  preview: { issue: ['mod+Enter'], pdf: ['p'], close: ['Escape'] },
  mail: { send: ['mod+Enter'] },
  lines: {
    edit: ['Enter', 'F2'],
    clear: ['Delete'],
    fillDown: ['mod+d'],
    undo: ['mod+z'],
    redo: ['mod+shift+z', 'mod+y'],
    up: ['alt+ArrowUp'],
    down: ['alt+ArrowDown'],
    fold: ['alt+ArrowLeft'],
    unfold: ['alt+ArrowRight'],
    explain: ['mod+e'],
    rowStart: ['Home'],
    rowEnd: ['End'],
    first: ['mod+Home'],
    last: ['mod+End'],
  },
  board: {
    search: ['/'],
    filter: ['f'],
    carry: ['Space', 'Enter'],
    left: ['ArrowLeft'],
    right: ['ArrowRight'],
    leave: ['Escape'],
  },
  week: {
    edit: ['Enter', 'F2'],
    clear: ['Delete'],
    drop: ['Escape'],
    panel: ['mod+Enter'],
    fillRight: ['mod+d'],
    undo: ['mod+z'],
    rowStart: ['Home'],
    rowEnd: ['End'],
    before: ['['],
    after: [']'],
    today: ['t'],
    addRow: ['a'],
    copy: ['c'],
    handIn: ['s'],
  },
  approvals: {
    next: ['j'],
    previous: ['k'],
    open: ['Space'],
    pick: ['x'],
    approve: ['a'],
    return: ['r'],
    leave: ['Escape'],
  },
  pinned: { up: ['alt+ArrowUp'], down: ['alt+ArrowDown'] },
  text: {
    bold: ['mod+b'],
    italic: ['mod+i'],
    heading: ['mod+alt+2'],
    bulletList: ['mod+shift+8'],
    orderedList: ['mod+shift+7'],
    quote: ['mod+shift+b'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

/** Where keys hold. */
export type ShortcutPlace = keyof typeof shortcuts;
/** What a key is for in a place. */
export type ShortcutName<Place extends ShortcutPlace> = keyof (typeof shortcuts)[Place] & string;
/** A shortcut of the registry, such as `list.next`. */
export type ShortcutId = { [Place in ShortcutPlace]: `${Place}.${ShortcutName<Place>}` }[ShortcutPlace];

/** A shortcut with what is known of it. */
export interface Shortcut {
  id: ShortcutId;
  place: ShortcutPlace;
  /** Each of them does it. */
  keys: readonly string[];
  /** Letters, digits or signs alone: they act while the person wants them to. */
  isLetter: boolean;
}

/** The places as they are shown, what is nearest first. */
export const shortcutPlaces = [
  'lines',
  'cells',
  'list',
  'board',
  'week',
  'approvals',
  'record',
  'preview',
  'mail',
  'text',
  'pinned',
  'go',
  'everywhere',
] as const satisfies readonly ShortcutPlace[];

/** The shortcuts of a place. */
export function shortcutsOf(place: ShortcutPlace): readonly Shortcut[] {
  return Object.entries<readonly string[]>(shortcuts[place]).map(([name, keys]) => ({
    id: `${place}.${name}` as ShortcutId,
    place,
    keys,
    isLetter: keys.every(areLetters),
  }));
}

/** The keys of a shortcut, the one that is shown first. */
export function keysOf(id: ShortcutId): readonly [string, ...string[]] {
  const [place, name] = id.split('.') as [ShortcutPlace, never];
  return shortcuts[place][name];
}

/** Whether keys act as the person has it: letters alone can be switched off. */
export function isOn(keys: string): boolean {
  return currentPreferences().letterKeys || !areLetters(keys);
}

/** Which shortcut of a place a press is, or null. Those of several strokes are heard elsewhere. */
export function shortcutPressed<Place extends ShortcutPlace>(
  place: Place,
  pressed: PressedKey,
): ShortcutName<Place> | null {
  for (const [name, all] of Object.entries<readonly string[]>(shortcuts[place])) {
    const isPressed = all.some((keys) => {
      const [stroke, ...more] = readKeys(keys);
      return stroke !== undefined && more.length === 0 && isStroke(pressed, stroke) && isOn(keys);
    });
    if (isPressed) return name as ShortcutName<Place>;
  }
  return null;
}

/** What a control says of its shortcuts: by which name the keyboard finds it, and its keys while they act. */
export function useKeyMarks(): (...ids: readonly ShortcutId[]) => KeyMarks {
  const { letterKeys } = usePreferences();
  return (...ids) => {
    const all = ids.map((id) => keysOf(id)[0]).filter((keys) => letterKeys || !areLetters(keys));
    return { 'data-does': ids.join(' '), 'aria-keyshortcuts': all.map(ariaKeys).join(' ') || undefined };
  };
}

interface KeyMarks {
  'data-does': string;
  'aria-keyshortcuts': string | undefined;
}

const typedInto =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=dialog], [role=menu], [role=listbox], [data-editing] [role=gridcell]';

/** Whether somebody types there, or a window or menu has the keys: letters are letters then. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typedInto) !== null;
}

/** Presses the control in sight that does something, or puts the focus into it where it is typed into. @returns whether there is one */
export function pressControl(does: string, within: ParentNode = document): boolean {
  const controls = within.querySelectorAll<HTMLElement>(`[data-does="${does}"]`);
  const control = [...controls].find((one) => one.checkVisibility());
  if (control instanceof HTMLInputElement) control.focus();
  else control?.click();
  return control !== undefined;
}
