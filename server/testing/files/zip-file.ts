import { crc32, deflateRawSync } from 'node:zlib';

/** A file in an archive; what its table of contents says of its size may be made up. */
interface ZipPart {
  path: string;
  content: string | Uint8Array;
  saidBytes?: number;
}

/** An archive (ZIP, APPNOTE 6.3.10) of deflated files. */
export function zipFile(parts: readonly ZipPart[]): Buffer<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const contents: Buffer[] = [];
  let offset = 0;
  for (const { path, content, saidBytes } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const name = Buffer.from(path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saidBytes ?? bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), facts, name, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    contents.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, name);
    offset += 30 + name.length + packed.length;
  }
  const table = Buffer.concat(contents);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, table, end]);
}

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * A workbook of one sheet.
 * @param sheet the XML within its `sheetData`
 * @param parts instead of or beside those it has
 */
export function workbook(sheet: string, parts: readonly ZipPart[] = []): Buffer<ArrayBuffer> {
  const relations = (of: string[]) =>
    `<Relationships>${of.map((kind, at) => `<Relationship Id="r${at}" ${kind}/>`).join('')}</Relationships>`;
  const usual: ZipPart[] = [
    { path: '[Content_Types].xml', content: '<Types/>' },
    { path: '_rels/.rels', content: relations([`Type="${relation}/officeDocument" Target="xl/workbook.xml"`]) },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: relations([
        `Type="${relation}/worksheet" Target="worksheets/sheet1.xml"`,
        `Type="${relation}/styles" Target="/xl/styles.xml"`,
        `Type="${relation}/sharedStrings" Target="sharedStrings.xml"`,
      ]),
    },
    {
      path: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="One" sheetId="1" r:id="r0"/></sheets></workbook>',
    },
    {
      path: 'xl/styles.xml',
      content: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="[h]:mm"/></numFmts>
        <cellXfs>${[0, 14, 164, 10, 165, 22].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    },
    { path: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
  ];
  const given = new Set(parts.map(({ path }) => path));
  return zipFile([...usual.filter(({ path }) => !given.has(path)), ...parts]);
}

/** A row of a sheet whose cells are texts. */
export function textRow(row: number, texts: readonly string[]): string {
  const cells = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${row}">${cells.join('')}</row>`;
}
