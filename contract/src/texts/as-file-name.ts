/** A text as the name of a file: what some system has no place for in names, such as what separates folders, is a dash. */
export function asFileName(text: string): string {
  return text.replace(/[\p{Cc}\\/:*?"<>|]/gu, '-');
}
