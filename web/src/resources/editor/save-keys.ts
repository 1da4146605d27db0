import type { AfterSave } from './after-save.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of each way to save as menus and buttons show them: Ctrl S, on a Mac ⌘ S. */
export function shownKeys(after: AfterSave): string {
  const [command, alt, enter] = isMac ? ['⌘', '⌥', '↩'] : ['Ctrl', 'Alt', 'Enter'];
  return { stay: `${command} S`, close: `${command} ${enter}`, next: `${command} ${alt} ${enter}` }[after];
}

/** The same keys as assistive technology is told of them. */
export function ariaKeys(after: AfterSave): string {
  const command = isMac ? 'Meta' : 'Control';
  return { stay: `${command}+S`, close: `${command}+Enter`, next: `${command}+Alt+Enter` }[after];
}
