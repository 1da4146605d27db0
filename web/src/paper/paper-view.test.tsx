import { differencesBlocks } from '@mandate/contract/paper/differences-blocks.ts';
import type { Paper } from '@mandate/contract/paper/paper.ts';
import { paperOf } from '@mandate/contract/paper/paper-of.ts';
import { paperTexts } from '@mandate/contract/paper/paper-texts.ts';
import {
  goldenLetterhead,
  goldenOrder,
  goldenPaper,
  goldenQuote,
  goldenQuoteBefore,
  goldenReport,
  goldenTexts,
} from '@mandate/contract/testing/golden-quote.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaperView } from './paper-view.tsx';

const logo = { sha256: 'a'.repeat(64), width: 300, height: 80, alt: 'Fernhall' };
const texts = { ...goldenTexts, intro: 'One\n\nTwo\nThree <b>&amp;</b>', taxNote: 'About tax\nand more' };
const draft = { ...goldenQuote, number: null, revision: null, issuedOn: null, showPeople: true };

const papers: [string, Paper][] = [
  ['a quote', goldenPaper],
  [
    'a draft in French with a logo',
    paperOf('quote', draft, texts, { ...goldenLetterhead, logo, legalLine: 'HRB' }, 'fr'),
  ],
  ['an order confirmation in Italian', paperOf('orderConfirmation', goldenOrder, texts, goldenLetterhead, 'it')],
  ['a status report in Spanish', paperOf('statusReport', goldenReport, texts, goldenLetterhead, 'es')],
  [
    'a last page of differences',
    { ...goldenPaper, blocks: [...goldenPaper.blocks, ...differencesBlocks(goldenQuoteBefore, goldenQuote, 'de')] },
  ],
];

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The texts of a page in the order they stand in it; a picture by the words that stand for it. A word that may be broken stays one. */
function textsIn(html: string): string[] {
  const bare = html
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '$1')
    .replaceAll('<wbr/>', '');
  return bare
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity))
    .filter((text) => text !== '');
}

test.each(papers)('%s says on the screen what it says in print, in the same order', (_, paper) => {
  expect(textsIn(renderToStaticMarkup(<PaperView paper={paper} logoAddress="/logo" />))).toEqual(paperTexts(paper));
});

test('its title is the heading that the page around it wants, its parts are one below', () => {
  const levels = (titleLevel: 1 | 2) =>
    [...renderToStaticMarkup(<PaperView paper={goldenPaper} titleLevel={titleLevel} />).matchAll(/<h(\d)/g)].map(
      ([, level]) => Number(level),
    );
  expect(new Set(levels(1).slice(1))).toEqual(new Set([2]));
  expect(levels(1)[0]).toBe(1);
  expect(levels(2)).toEqual(levels(1).map((level) => level + 1));
});

test('every cell of a table has a heading for its column, and lines have one for their row', () => {
  const html = renderToStaticMarkup(<PaperView paper={goldenPaper} />);
  const [table = ''] = /<table.*?<\/table>/s.exec(html) ?? [];
  expect(table.match(/scope="col"/g)).toHaveLength(8);
  expect(table.match(/scope="rowgroup"/g)).toHaveLength(3);
  expect(table.match(/scope="row"/g)).toHaveLength(7);
});
