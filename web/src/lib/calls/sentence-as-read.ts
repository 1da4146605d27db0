type SentenceReader = (sentence: string) => Promise<string>;

let reader: SentenceReader = async (sentence) => sentence;

/** Sets what writes the days in sentences of the server as the person has days written. */
export function setSentenceReader(next: SentenceReader): void {
  reader = next;
}

/** A sentence of the server as the person reads it. Days travel in it as `2026-11-30`; what has none is said as it is. */
export async function sentenceAsRead(sentence: string): Promise<string> {
  if (!/\d{4}-\d\d-\d\d/.test(sentence)) return sentence;
  // Where what writes them cannot be fetched, they are still days.
  return reader(sentence).catch(() => sentence);
}
