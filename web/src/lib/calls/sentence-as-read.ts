/** A sentence of the server, with its days as `2026-11-30`, as the person reads it. */
export let sentenceAsRead = (sentence: string): string => sentence;

/** Sets what writes the days in sentences of the server as the person has days written. */
export function setSentenceReader(reader: typeof sentenceAsRead): void {
  sentenceAsRead = reader;
}
