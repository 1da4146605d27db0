const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A text as XML takes it; characters XML cannot hold, and what looks like one of them written out, as spreadsheets write them (ECMA-376, ST_Xstring). */
export function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those XML 1.0 does not have
  return text.replace(/[&<>"\r\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|_(?=x[\da-fA-F]{4}_)/g, (found) => {
    return entities[found] ?? `_x${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`;
  });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The styles of cells, by their place in the stylesheet. Amounts have as many decimals as they are written with. */
export const styles = { plain: 0, header: 1, date: 2, instant: 3, decimals: [0, 4, 5, 6, 7] } as const;

/**
 * The stylesheet of the workbook.
 * @param dateFormat how days are shown, as a number format of a spreadsheet: `dd.mm.yyyy`
 */
export function stylesheet(dateFormat: string): string {
  const formats = [dateFormat, `${dateFormat} hh:mm:ss`, '#,##0.0', '#,##0.00', '#,##0.000', '#,##0.0000'];
  const numFmts = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${xmlText(code)}"/>`);
  const xfs = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    ...formats.map(
      (_, index) => `<xf numFmtId="${164 + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    ),
  ];
  const font = (inner: string) => `<font>${inner}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
  return `${declaration}<styleSheet xmlns="${main}"><numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** The parts that say what the workbook consists of, by their path in the archive. */
export function workbookParts(sheetNames: readonly string[]): [path: string, xml: string][] {
  const sheets = sheetNames.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const relations = sheetNames.map((_, index) => relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`));
  const types = sheetNames.map((_, index) => override(`worksheets/sheet${index + 1}.xml`, 'worksheet'));
  return [
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${types.join('')}${override('styles.xml', 'styles')}</Types>`,
    ],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([...relations, relation(sheetNames.length + 1, 'styles', 'styles.xml')]),
    ],
    ['_rels/.rels', relationships([relation(1, 'officeDocument', 'xl/workbook.xml')])],
  ];
}

function relation(id: number, type: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${officeRelations}/${type}" Target="${target}"/>`;
}

function relationships(relations: readonly string[]): string {
  return `${declaration}<Relationships xmlns="${packageRelations}">${relations.join('')}</Relationships>`;
}

function override(path: string, type: string): string {
  return `<Override PartName="/xl/${path}" ContentType="${sheetMl}.${type}+xml"/>`;
}

/** What a sheet begins with, its first row frozen, and ends with. */
export function sheetFrame(widths: readonly number[]): { before: string; after: string } {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return {
    before: `${declaration}<worksheet xmlns="${main}">${view}<cols>${columns.join('')}</cols><sheetData>`,
    after: '</sheetData></worksheet>',
  };
}
