import { expect, test } from 'vitest';
import { demoGroups } from './demo-groups.ts';
import words from './locales/en/demo.json' with { type: 'json' };

function wordOf(key: string): unknown {
  return key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], words);
}

test('no page of the demo has the same name as its group, so the breadcrumb never says a word twice', () => {
  for (const { label, pages } of demoGroups) {
    const names = pages.map((page) => wordOf(page.label));
    expect(names).not.toContain(wordOf(label));
    expect(new Set(names).size).toBe(pages.length);
  }
});

const american =
  /\b(color|gray|center|behavior|catalog|favorite|canceled|labeled|traveled|license[ds]?|(organ|custom|recogn|author)iz\w+)\b/i;

test('every sentence of the demo is British English', () => {
  const sentences = (part: unknown): string[] =>
    typeof part === 'string' ? [part] : Object.values(part as object).flatMap(sentences);
  expect(sentences(words).filter((sentence) => american.test(sentence))).toEqual([]);
});
