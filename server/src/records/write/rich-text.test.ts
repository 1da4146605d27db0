import { linkAttributes, plainTextOf, richTextElements } from '@mandate/contract/texts/rich-text.ts';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../../../e2e/hostile/hostile-texts.ts';
import { allowListVersion, cleanRichText } from './rich-text.ts';

const tag = new RegExp(`^</?(${richTextElements.join('|')})( /)?>$`);
const link = new RegExp(
  `^<a href="(https?:|mailto:)[^"<>\\s]+" rel="${linkAttributes.rel}" target="${linkAttributes.target}">$`,
);

/** What of the markup is not written exactly as the list allows it. */
function disallowed(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const rest = html.replace(/<[^>]*>/g, '').match(/[<>]/g) ?? [];
  return [...tags.filter((text) => !tag.test(text) && !link.test(text)), ...rest];
}

const rounds = 400;

describe('rich text', () => {
  test.each([
    ['<p>Plain <strong>and</strong> <em>set off</em></p>', '<p>Plain <strong>and</strong> <em>set off</em></p>'],
    [
      '<h1>A</h1><h4>B</h4><div>C <b>d</b> <i>e</i> <del>f</del></div>',
      '<h2>A</h2><h3>B</h3><p>C <strong>d</strong> <em>e</em> <s>f</s></p>',
    ],
    ['<ul><li><p>One</p></li></ul><hr>', '<ul><li><p>One</p></li></ul><hr />'],
    [
      '<a href="https://a.example" onclick="x()">A</a>',
      '<a href="https://a.example" rel="noopener noreferrer nofollow" target="_blank">A</a>',
    ],
    ['<a href="javascript:x()">A</a><a href="//a.example">B</a><a href="/home">C</a>', '<p>ABC</p>'],
    ['<script>x()</script><style>*{}</style>', ''],
    ['<p></p><p><br></p>&nbsp;', ''],
    ['a < b & c\n\nsecond', '<p>a &lt; b &amp; c</p><p>second</p>'],
    ['<p style="color:red" class="x" id="y">A<img src=x onerror=y></p>', '<p>A</p>'],
  ])('%s is read as %s', (sent, stored) => expect(cleanRichText(sent)).toBe(stored));

  test('keeps of hostile texts, alone and put together, only what is on the list, and reading it again changes nothing', () => {
    let seed = 7;
    const any = <T>(from: readonly T[]): T => {
      seed = (seed * 48271) % 2147483647;
      return from[seed % from.length] as T;
    };
    const wraps = [
      '',
      '<p>',
      '<a href="',
      '<li>',
      '</p>',
      '<!--',
      '<svg>',
      '<math><mtext>',
      '&lt;',
      '&#x3c;',
      '">',
      '<pre>',
    ];
    const alone = hostileTexts(300).filter((text) => text.length < 40_000);
    const mixed = Array.from(
      { length: rounds },
      () => `${any(wraps)}${any(alone).slice(0, 300)}${any(wraps)}${any(alone).slice(0, 300)}`,
    );
    for (const text of [...alone, ...mixed]) {
      const clean = cleanRichText(text);
      expect(disallowed(clean), text).toEqual([]);
      expect(cleanRichText(clean), text).toBe(clean);
    }
  });

  test('has another version of the list of what is allowed as soon as that list changes', () => {
    const elements = 'p br h2 h3 strong em u s code pre blockquote ul ol li a hr';
    expect([allowListVersion, richTextElements.join(' ')]).toEqual([1, elements]);
  });

  test('is told in plain words, a line for each block', () => {
    expect(
      plainTextOf('<h2>A &amp; B</h2><ul><li><p>One</p></li><li><p>&lt;two&gt;</p></li></ul><p>x<br />y</p>'),
    ).toBe('A & B\n• One\n• <two>\nx\ny');
  });
});
