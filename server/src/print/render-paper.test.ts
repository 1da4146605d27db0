import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Paper } from '@mandate/contract/paper/paper.ts';
import { paperTexts } from '@mandate/contract/paper/paper-texts.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { catalogOf, elementsOf, heardTexts } from '../../testing/print/heard-texts.ts';
import {
  dictionaryOf,
  type PdfFile,
  type PdfValue,
  readPdf,
  resolved,
  streamAt,
} from '../../testing/print/read-pdf.ts';
import { storedPaper, storedPapers } from '../../testing/print/stored-papers.ts';
import { printableText } from './fonts/printable-text.ts';
import { renderPaper } from './render-paper.ts';

const run = promisify(execFile);

async function printed(paper: Paper, pictures: ReadonlyMap<string, Uint8Array> = new Map()): Promise<PdfFile> {
  return readPdf((await renderPaper(paper, pictures)).bytes);
}

function metadataOf(file: PdfFile): string {
  return streamAt(file, catalogOf(file).Metadata).toString('utf8');
}

/** Every dictionary of a file. */
function dictionariesOf(file: PdfFile): Record<string, PdfValue>[] {
  const found: Record<string, PdfValue>[] = [];
  const look = (value: PdfValue) => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) found.push(value as Record<string, PdfValue>);
    for (const part of Object.values(value)) look(part as PdfValue);
  };
  for (const { value } of file.objects.values()) look(value);
  return found;
}

describe.each(storedPapers)('the print of %s', (name) => {
  const read = printed(storedPaper(name));

  test('is PDF 1.7, PDF/A-3a with the colours it means, tagged, in its language, and shows its title', async () => {
    const file = await read;
    const catalog = catalogOf(file);
    expect(file.version).toBe('%PDF-1.7');
    expect(dictionaryOf(file, catalog.MarkInfo).Marked).toBe(true);
    expect(catalog.Lang).toEqual({ text: storedPaper(name).locale });
    expect(dictionaryOf(file, catalog.ViewerPreferences).DisplayDocTitle).toBe(true);
    expect(metadataOf(file)).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>A</);
    const intent = dictionaryOf(file, (catalog.OutputIntents as PdfValue[])[0]);
    expect(intent.S).toBe('/GTS_PDFA1');
    expect(streamAt(file, intent.DestOutputProfile).toString('latin1', 36, 40)).toBe('acsp');
  });

  test('has every font in it, as a part of it that knows its characters', async () => {
    const file = await read;
    const fonts = dictionariesOf(file).filter((one) => one.Type === '/Font');
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) {
      expect(font.BaseFont).toMatch(/^\/[A-Z]{6}\+NotoSans/);
      if (font.Subtype === '/Type0') expect(streamAt(file, font.ToUnicode).toString()).not.toContain('<0000>]');
      else {
        const descriptor = dictionaryOf(file, font.FontDescriptor);
        expect(streamAt(file, descriptor.FontFile2 ?? descriptor.FontFile3).length).toBeGreaterThan(500);
      }
    }
  });

  test('has no transparency, no script, no link and nothing that opens', async () => {
    const keys = new Set(dictionariesOf(await read).flatMap((one) => Object.keys(one)));
    const unwanted = [
      'SMask',
      'CA',
      'ca',
      'BM',
      'Group',
      'JS',
      'JavaScript',
      'Annots',
      'OpenAction',
      'AA',
      'Encrypt',
      'URI',
    ];
    expect(unwanted.filter((key) => keys.has(key))).toEqual([]);
  });

  test('is heard in the order of the paper, as headings, paragraphs and tables of rows of cells', async () => {
    const { root } = heardTexts(await read);
    expect(root.type).toBe('Document');
    const within: Record<string, string[]> = {
      Document: ['H1', 'H2', 'P', 'Table', 'Figure'],
      Table: ['TR'],
      TR: ['TH', 'TD'],
    };
    for (const element of elementsOf(root))
      for (const child of element.children) expect(within[element.type] ?? []).toContain(child.type);
    const heard = elementsOf(root)
      .map(({ text, alt }) => plain(`${alt ?? ''}${text}`))
      .join('');
    const { letterhead, ...paper } = storedPaper(name);
    const texts = paperTexts({ ...paper, letterhead: { ...letterhead, footerColumns: [], legalLine: '' } });
    let at = 0;
    for (const text of texts) {
      const found = heard.indexOf(plain(text), at);
      expect(found, text).toBe(at);
      at = found + plain(text).length;
    }
    expect(heard).toHaveLength(at);
  });

  test('tells running heads, feet and repeated heads of tables to nobody', async () => {
    const paper = storedPaper(name);
    const { root, artifacts } = heardTexts(await read);
    const heard = plain(
      elementsOf(root)
        .map(({ text }) => text)
        .join(''),
    );
    const unheard = plain(artifacts.join(''));
    const page = paper.words.page.replace('{page}', '1').split('{pages}')[0] ?? '';
    for (const text of [page, ...paper.letterhead.footerColumns.flat()]) expect(unheard).toContain(plain(text));
    expect(heard).not.toContain(plain(page));
  });
});

/** Without spaces, and with the spaces that do not break as others. */
function plain(text: string): string {
  return printableText(text).replace(/\s/g, '');
}

test('the head of a table that goes on is heard once', async () => {
  const { root } = heardTexts(await printed(storedPaper('quote-twelve-pages')));
  const heads = elementsOf(root).filter(({ type, text }) => type === 'TH' && text === 'Description');
  // That of the lines and that of the options.
  expect(heads).toHaveLength(2);
});

test('texts that look like markup are texts in the facts about the file, too', async () => {
  const title = '</rdf:li><evil a="b">& ]]> \u0001 (x\\) é 見';
  const file = await printed({ ...storedPaper('confirmation-one-page'), title });
  expect(metadataOf(file)).toContain('&lt;/rdf:li&gt;&lt;evil a="b"&gt;&amp; ]]&gt;  (x\\) é 見'.replace('  ', ' '));
  const info = dictionaryOf(file, file.trailer.Info);
  const bytes = Buffer.from((resolved(file, info.Title) as { text: string }).text, 'latin1');
  expect(bytes.subarray(2).swap16().toString('utf16le')).toContain('</rdf:li><evil a="b">&');
});

test('a logo is a figure with its words, laid on white', async () => {
  const picture = await sharp({
    create: { width: 40, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const paper = storedPaper('confirmation-one-page');
  const logo = { sha256: 'a'.repeat(64), width: 40, height: 20, alt: 'The leaf of Fernhall' };
  const shown = { ...paper, letterhead: { ...paper.letterhead, logo } };
  const file = await printed(shown, new Map([[logo.sha256, picture]]));
  const image = [...file.objects.values()].find(
    ({ value }) => (value as Record<string, PdfValue>)?.Subtype === '/Image',
  );
  expect(image?.value).toMatchObject({ Width: 40, Height: 20, ColorSpace: '/DeviceRGB' });
  expect(image?.value).not.toHaveProperty('SMask');
  expect(image?.stream).toEqual(Buffer.alloc(40 * 20 * 3, 255));
  expect(elementsOf(heardTexts(file).root)).toContainEqual(expect.objectContaining({ type: 'Figure', alt: logo.alt }));
  await expect(renderPaper(shown, new Map())).rejects.toThrow('is not given');
});

test('the same paper has the same bytes, here and in another process; another has another id', async () => {
  const paper = storedPaper('quote-japanese');
  // Glyphs that stand for several characters are met first for the other one.
  await renderPaper({ ...paper, title: 'a\u00a0b\u00a0c', blocks: [], runningFoot: '\u2126 \u212b \u00b5' }, new Map());
  const { bytes } = await renderPaper(paper, new Map());
  expect((await renderPaper(structuredClone(paper), new Map())).bytes.equals(bytes)).toBe(true);
  const program = `
    const { renderPaper } = await import(${JSON.stringify(new URL('render-paper.ts', import.meta.url).href)});
    const { storedPaper } = await import(${JSON.stringify(new URL('../../testing/print/stored-papers.ts', import.meta.url).href)});
    process.stdout.write((await renderPaper(storedPaper('quote-japanese'), new Map())).bytes.toString('base64'));`;
  const env = { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8' };
  const other = await run(process.execPath, ['--input-type=module', '-e', program], { env, maxBuffer: 1e8 });
  expect(Buffer.from(other.stdout, 'base64').equals(bytes)).toBe(true);
  const changed = await printed({ ...paper, runningFoot: 'other' });
  expect(changed.trailer.ID).not.toEqual(readPdf(bytes).trailer.ID);
});

test('it was made on the day of issue, and drafts on a day that never changes', async () => {
  const dayOf = async (paper: Paper) => {
    const file = await printed(paper);
    return resolved(file, dictionaryOf(file, file.trailer.Info).CreationDate);
  };
  expect(await dayOf(storedPaper('quote-en'))).toEqual({ text: 'D:20260908000000Z' });
  expect(await dayOf(storedPaper('draft-de'))).toEqual({ text: 'D:20000101000000Z' });
});

test('a character no font has is not left out', async () => {
  await expect(renderPaper({ ...storedPaper('quote-en'), runningFoot: '😀' }, new Map())).rejects.toThrow('U+1F600');
});
