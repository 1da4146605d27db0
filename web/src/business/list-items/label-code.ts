import { withoutAccents } from '@mandate/contract/texts/fold-text.ts';

/** The words of a label as one, in letters and digits of English: `Project manager` gives `projectManager`. */
export function labelCode(label: string): string {
  const words = withoutAccents(label)
    .split(/[^a-zA-Z0-9]+/)
    .filter((word) => word !== '');
  const joined = words.map((word, at) => (at === 0 ? word.toLowerCase() : capitalised(word))).join('');
  const plain = joined.replace(/^[0-9]+/, '').slice(0, 36);
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
