import { zipFile } from './zip-file.ts';

type Part = Parameters<typeof zipFile>[0][number];

const types = 'application/vnd.openxmlformats-officedocument';

/**
 * A document of Word or Excel.
 * @param parts beside those it needs
 * @param said in its table of types in addition to what it needs
 */
export function document(kind: 'docx' | 'xlsx', parts: readonly Part[] = [], said = ''): Buffer<ArrayBuffer> {
  const [main, type] =
    kind === 'docx'
      ? ['word/document.xml', `${types}.wordprocessingml.document.main+xml`]
      : ['xl/workbook.xml', `${types}.spreadsheetml.sheet.main+xml`];
  return zipFile([
    {
      path: '[Content_Types].xml',
      content: `<Types><Override PartName="/${main}" ContentType="${type}"/>${said}</Types>`,
    },
    { path: '_rels/.rels', content: `<Relationships><Relationship Id="r1" Target="${main}"/></Relationships>` },
    { path: main, content: '<main/>' },
    ...parts,
  ]);
}
