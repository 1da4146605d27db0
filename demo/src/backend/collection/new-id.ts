let count = 0;

/** An id nothing else has. The browser's own random ones are not there for a page that came over plain HTTP. */
export function newId(kind: string): string {
  count += 1;
  return `${kind}-new-${count}`;
}
