/** What somebody may mean who types a text: without it, everything. Neither case nor accents matter. */
export function fitting<Value>(options: readonly Value[], text: string, nameOf: (value: Value) => string): Value[] {
  const wanted = plain(text);
  return options.filter((option) => plain(nameOf(option)).includes(wanted));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
