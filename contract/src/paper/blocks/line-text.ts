import type { PaperLine } from '../paper-facts.ts';

/** What a line says: its first words, and the rest below them. A line without a description is called like its service. */
export function lineText({ description, serviceName }: PaperLine): { text: string; below: string[] } {
  const said = (description ?? '').split('\n').map((each) => each.trim());
  const [text = '', ...below] = said.filter((each) => each !== '');
  return { text: text === '' ? (serviceName ?? '') : text, below };
}
