import { describe, expect, test } from 'vitest';
import { document } from '../../../testing/files/documents.ts';
import {
  gifComment,
  gifPicture,
  jpegPicture,
  pdf,
  pngChunk,
  pngPicture,
  webpPicture,
} from '../../../testing/files/pictures.ts';
import { zipFile } from '../../../testing/files/zip-file.ts';
import { Refusal } from '../../http/refusal.ts';
import { checkedContent } from './checked-content.ts';

/** What a file is kept as, or refused with. */
async function verdict(name: string, content: string | Buffer): Promise<string> {
  try {
    const { type } = await checkedContent(name, Buffer.from(content as string));
    return type.split(/[/.]/).at(-1) ?? '';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const latin = (text: string) => Buffer.from(text, 'latin1');
const changed = (bytes: Buffer, at: number) => bytes.fill(bytes.readUInt8(at) ^ 255, at, at + 1);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const html = '<!doctype html><script>alert(1)</script>';
const script = '/*GIF*/alert(1)';
const zeros = Buffer.alloc(2_000_000);
const macro = { path: 'word/vbaProject.bin', content: 'x' };
const macroType = '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>';
const external =
  '<Relationships><Relationship Id="r9" TargetMode="External" Target="http://127.0.0.1:9/x.dotm"/></Relationships>';

const corpus: [what: string, name: string, content: string | Buffer, verdict: string][] = [
  ['a PNG', 'a.png', pngPicture(), 'png'],
  ['a JPEG', 'a.jpg', jpegPicture(), 'jpeg'],
  ['a JPEG of the longer ending', 'a.JPEG', jpegPicture(), 'jpeg'],
  ['a GIF', 'a.gif', gifPicture(), 'gif'],
  ['a WebP', 'a.webp', webpPicture(), 'webp'],
  ['a PDF', 'a.pdf', pdf(), 'pdf'],
  ['a document', 'a.docx', document('docx'), 'document'],
  ['a workbook', 'a.xlsx', document('xlsx'), 'sheet'],
  ['a table', 'a.csv', 'Name,City\nAnna,Rome\n', 'csv'],
  ['a text', 'a.txt', 'Minutes of Monday', 'plain'],
  ['a text in UTF-16', 'a.txt', Buffer.from('\ufeffZürich', 'utf16le'), 'plain'],
  ['a text that begins as a bitmap does', 'a.txt', 'BMW and others', 'plain'],
  ['a page called a text, which it is', 'a.txt', html, 'plain'],
  ['a text with a picture of its own name', 'a.pdf.txt', 'see a.pdf', 'plain'],
  ['a PDF of two endings', 'a.html.pdf', pdf(), 'pdf'],
  [
    'a document that points elsewhere',
    'a.docx',
    document('docx', [{ path: 'word/_rels/x.rels', content: external }]),
    'document',
  ],

  ['nothing', 'a.txt', '', 'fileEmpty'],
  ['no ending', 'README', 'text', 'fileTypeNotAllowed'],
  ['an ending that is a dot', 'a.pdf.', pdf(), 'fileTypeNotAllowed'],
  ['an SVG', 'a.svg', svg, 'fileTypeNotAllowed'],
  ['a page', 'a.html', html, 'fileTypeNotAllowed'],
  ['XML', 'a.xml', '<a/>', 'fileTypeNotAllowed'],
  ['a script', 'a.js', script, 'fileTypeNotAllowed'],
  ['a script of two endings', 'a.txt.sh', '#!/bin/sh', 'fileTypeNotAllowed'],
  ['a program of two endings', 'a.pdf.exe', latin('MZ\x90\0'), 'fileTypeNotAllowed'],
  ['an archive', 'a.zip', zipFile([{ path: 'a.txt', content: 'a' }]), 'fileTypeNotAllowed'],
  ['a document with macros by its name', 'a.docm', document('docx', [macro], macroType), 'fileTypeNotAllowed'],

  ['an SVG called a PNG', 'a.png', svg, 'fileContentOther'],
  ['an SVG with a blank before it called a JPEG', 'a.jpg', ` \n${svg}`, 'fileContentOther'],
  ['a page called a PDF', 'a.pdf', html, 'fileContentOther'],
  ['a page called a picture', 'a.gif', html, 'fileContentOther'],
  ['a program called a picture', 'a.png', latin('MZ\x90\0\x03\0\0\0'), 'fileContentOther'],
  ['a JPEG called a PNG', 'a.png', jpegPicture(), 'fileContentOther'],
  ['a PDF called a text', 'a.txt', pdf(), 'fileContentOther'],
  ['a GIF called a table', 'a.csv', gifPicture(), 'fileContentOther'],
  ['an archive called a document', 'a.docx', zipFile([{ path: 'a.exe', content: 'MZ' }]), 'fileContentOther'],
  ['an archive called a text', 'a.txt', zipFile([{ path: 'a.txt', content: 'a' }]), 'fileContentOther'],
  ['a workbook called a document', 'a.docx', document('xlsx'), 'fileContentOther'],
  [
    'a document of the old format',
    'a.docx',
    latin(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`),
    'fileContentOther',
  ],
  ['a text with a NUL', 'a.txt', 'a\0b', 'fileContentOther'],
  ['a text that is none', 'a.csv', latin('Z\xfcrich'), 'fileContentOther'],
  ['half a surrogate pair', 'a.txt', Buffer.from('\ufeffA\ud800B', 'utf16le'), 'fileContentOther'],
  [
    'slides',
    'a.xlsx',
    zipFile([
      { path: '[Content_Types].xml', content: '' },
      { path: 'ppt/presentation.xml', content: '' },
    ]),
    'fileContentOther',
  ],

  ['a GIF that is a script', 'a.gif', latin('GIF89a/*\0\0\0\0\0*/=1;alert(1)//'), 'fileBroken'],
  ['a PNG cut off', 'a.png', pngPicture().subarray(0, 40), 'fileBroken'],
  ['a PNG with a changed byte', 'a.png', changed(pngPicture(), 44), 'fileBroken'],
  ['a PNG cut off within its pixels', 'a.png', pngPicture().subarray(0, 44), 'fileBroken'],
  [
    'a PNG without a head',
    'a.png',
    Buffer.concat([pngPicture().subarray(0, 8), pngChunk('IDAT', 'x'), pngChunk('IEND')]),
    'fileBroken',
  ],
  ['a JPEG without an end', 'a.jpg', jpegPicture().subarray(0, -2), 'fileBroken'],
  ['a JPEG of nothing but a head', 'a.jpg', latin('\xff\xd8\xff\xe0\0\x04ab\xff\xd9'), 'fileBroken'],
  ['a WebP that is shorter than it says', 'a.webp', webpPicture().subarray(0, -4), 'fileBroken'],
  ['a PDF without an end', 'a.pdf', pdf().subarray(0, 20), 'fileBroken'],
  [
    'a PDF that is an archive',
    'a.pdf',
    Buffer.concat([pdf(), zipFile([{ path: 'a', content: 'a' }]), latin('%%EOF')]),
    'fileBroken',
  ],
  ['a document cut off', 'a.docx', document('docx').subarray(0, 200), 'fileBroken'],

  ['a PNG of 50,000 × 50,000', 'a.png', pngPicture({ width: 50_000, height: 50_000 }), 'filePictureTooLarge'],
  ['a PNG of 10,000 × 4,001', 'a.png', pngPicture({ width: 10_000, height: 4_001 }), 'filePictureTooLarge'],
  ['a JPEG of 65,535 × 65,535', 'a.jpg', jpegPicture({ width: 65_535, height: 65_535 }), 'filePictureTooLarge'],
  ['a GIF of 65,535 × 65,535', 'a.gif', gifPicture({ width: 65_535, height: 65_535 }), 'filePictureTooLarge'],
  ['a WebP of 16,384 × 16,384', 'a.webp', webpPicture({ width: 16_384, height: 16_384 }), 'filePictureTooLarge'],

  ['a document with macros called one without', 'a.docx', document('docx', [macro]), 'fileMacros'],
  ['a document whose type has macros', 'a.docx', document('docx', [], macroType), 'fileMacros'],
  [
    'a workbook with an old macro sheet',
    'a.xlsx',
    document('xlsx', [{ path: 'xl/macrosheets/sheet1.xml', content: '' }]),
    'fileMacros',
  ],
  [
    'a workbook with ActiveX',
    'a.xlsx',
    document('xlsx', [{ path: 'xl/activeX/activeX1.bin', content: '' }]),
    'fileMacros',
  ],

  ['a bomb', 'a.docx', document('docx', [{ path: 'word/x.xml', content: zeros }]), 'fileBomb'],
  [
    'a bomb that hides its size',
    'a.docx',
    document('docx', [{ path: 'word/x.xml', content: zeros, saidBytes: 10 }]),
    'fileBomb',
  ],
  [
    'a bomb by what it says',
    'a.xlsx',
    document('xlsx', [{ path: 'xl/x.xml', content: 'x', saidBytes: 400_000_000 }]),
    'fileBomb',
  ],
  [
    'a document of too many files',
    'a.docx',
    document(
      'docx',
      Array.from({ length: 2_100 }, (_, at) => ({ path: `x/${at}`, content: '' })),
    ),
    'fileBomb',
  ],
];

describe('each file has its verdict', () => {
  test.each(corpus)('%s', async (_what, name, content, expected) => {
    expect(await verdict(name, content)).toBe(expected);
  });
});

test('a picture that is a script as well is kept as a picture alone', async () => {
  const content = gifPicture({ blocks: [gifComment('*/alert(1)//')], after: ';alert(2)' });
  const { bytes } = await checkedContent('a.gif', content);
  expect(bytes.toString('latin1')).not.toContain('alert');
});
