import { type DocumentRow, document } from '@mandate/contract/entities/document.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { lazy } from 'react';
import { DocumentAnswerPill, DocumentStatePill } from '../../business/documents/document-pills.tsx';
import { documentAddress } from '../../lib/addresses/paths.ts';
import type { ListColumn } from '../../list/columns/columns.tsx';
import { ViewedList } from '../../list/page/viewed-list.tsx';
import { noValue } from '../../ui/values/value-texts.ts';
import { AgreedFigure } from './agreed-figure.tsx';

const DocumentPreviewed = lazy(() => import('./document-previewed.tsx'));

type Row = DocumentRow & Record<string, unknown>;

const columns: readonly ListColumn<Row>[] = [
  { field: 'number', width: 112, place: 'name' },
  { field: 'revision', width: 84, render: ({ revision }) => revisionLetters(revision) },
  { field: 'kind', width: 150 },
  { field: 'projectId', width: 'minmax(180px, 2fr)' },
  { field: 'customerId', width: 'minmax(140px, 1fr)' },
  {
    field: 'state',
    width: 144,
    place: 'badge',
    needs: ['validUntil', 'answer'],
    render: (row) => <DocumentStatePill of={row} />,
  },
  {
    field: 'answer',
    width: 136,
    render: ({ answer }) => (answer === null ? noValue : <DocumentAnswerPill answer={answer} />),
  },
  { field: 'issuedOn', width: 108 },
  { field: 'validUntil', width: 108 },
  { field: 'gross', width: 144, needs: ['offeredGross'], render: (row) => <AgreedFigure of={row} /> },
];

/** The papers that were issued, of all projects. */
export default function DocumentList() {
  return (
    <ViewedList<Row> entity={document} columns={columns} recordPath={documentAddress} previewed={DocumentPreviewed} />
  );
}
