import styled from '@emotion/styled';
import { type DocumentRow, document as facts } from '@mandate/contract/entities/document.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { documentAddress, paths } from '../../lib/addresses/paths.ts';
import { choiceLabel, fieldLabel } from '../../records/words/words.ts';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { InstantText, Money, PlainDateText } from '../../ui/values/figure.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import { noValue } from '../../ui/values/value-texts.ts';
import { DocumentActs } from './document-acts.tsx';
import { documentName } from './document-name.ts';
import { DocumentAnswerPill, DocumentStatePill, offeredText } from './document-pills.tsx';
import { printingOf } from './printing.ts';

const Frame = styled('div')({ containerType: 'inline-size' });

const Table = styled('table')(({ theme: { vars } }) => ({
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': {
    padding: '6px 8px',
    borderTop: `1px solid ${vars.palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': { paddingLeft: 0 },
  '& td:last-of-type, & thead th:last-of-type': { paddingRight: 0, textAlign: 'right' },
  '& thead th': { borderTop: 0, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.ink3 },
  '& tbody th': { width: '99%', fontWeight: 500, whiteSpace: 'normal' },
  '& tbody th > a': { padding: '2px 0', color: vars.palette.text.primary },
  '& tbody th > small': {
    display: 'block',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 400,
    color: vars.palette.ink3,
  },
  '& td': { color: vars.palette.text.secondary },
  '& td > small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& .figure': { textAlign: 'right', color: vars.palette.text.primary },
  '@container (max-width: 760px)': { '& .date': { display: 'none' } },
  [phone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      padding: '10px 0',
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& tbody tr > *': { width: 'auto', padding: 0, border: 0 },
    '& tbody th': { flex: '1 0 100%', minWidth: 0, overflowWrap: 'anywhere' },
    '& tbody th > a': { display: 'inline-block', padding: '4px 0' },
    '& .date': { display: 'block' },
    '& td.figure': { marginLeft: 'auto' },
    '& td[data-empty]': { display: 'none' },
    '& td:last-of-type': { flex: '1 0 100%', textAlign: 'left' },
  },
}));

const All = styled('p')({ marginTop: 8, fontSize: 13 });

interface DocumentTableProps {
  rows: readonly DocumentRow[];
  /** How many there are; more than `rows` are in the list. */
  total: number | null;
  projectId: string;
}

/** Documents in rows: what they are, when they were issued, what they come to, how they stand, what was answered; on phones cards. */
export function DocumentTable({ rows, total, projectId }: DocumentTableProps) {
  const { t } = useTranslation();
  const hasGross = rows.some(({ gross }) => gross !== undefined);
  const languages = new Set(rows.map(({ language }) => language));
  const all = { all: [{ field: 'projectId', operator: 'anyOf', value: [projectId] }] };
  return (
    <Frame>
      <Table aria-label={t('documents.list')}>
        <thead>
          <tr>
            <th scope="col">{t('documents.column.document')}</th>
            <th scope="col" className="date">
              {fieldLabel(facts, 'issuedOn')}
            </th>
            {hasGross && (
              <th scope="col" className="figure">
                {fieldLabel(facts, 'gross')}
              </th>
            )}
            <th scope="col">{fieldLabel(facts, 'state')}</th>
            <th scope="col" className="date">
              {fieldLabel(facts, 'sentAt')}
            </th>
            <th scope="col" className="date">
              {fieldLabel(facts, 'openedAt')}
            </th>
            <th scope="col">{fieldLabel(facts, 'answer')}</th>
            <th scope="col">
              <VisuallyHidden>{t('documents.column.acts')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={documentAddress(row.id)}>{documentName(row)}</Link>
                <small>
                  {choiceLabel(facts, 'kind', row.kind)}
                  {languages.size > 1 && ` · ${choiceLabel(facts, 'language', row.language)}`}
                </small>
              </th>
              <td className="date">
                <PlainDateText date={row.issuedOn} />
              </td>
              {hasGross && (
                <td className="figure">
                  <Money amount={row.gross ?? null} currency={row.currency} />
                  <OfferedText of={row} />
                </td>
              )}
              <td>
                <DocumentStatePill of={row} />
                <PrintingText of={row} />
              </td>
              <td className="date" data-empty={row.sentAt === null || undefined}>
                {row.sentAt === null ? noValue : <InstantText instant={row.sentAt} />}
                {row.mailFate && row.mailFate !== 'sent' && (
                  <small>{choiceLabel(facts, 'mailFate', row.mailFate)}</small>
                )}
              </td>
              <td className="date" data-empty={row.openedAt === null || undefined}>
                {row.openedAt === null ? noValue : <InstantText instant={row.openedAt} />}
              </td>
              <td data-empty={row.answer === null || undefined}>
                {row.answer === null ? noValue : <DocumentAnswerPill answer={row.answer} />}
              </td>
              <td>
                <DocumentActs
                  document={row}
                  revisions={rows.filter(({ kind, number }) => kind === row.kind && number === row.number)}
                  isInRow
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {total !== null && total > rows.length && (
        <All>
          <Link to={`${paths.documents}?filter=${encodeURIComponent(JSON.stringify(all))}`}>
            {t('documents.all', { count: total })}
          </Link>
        </All>
      )}
    </Frame>
  );
}

function OfferedText({ of }: { of: DocumentRow }) {
  const offered = offeredText(of);
  return offered !== null && <small>{offered}</small>;
}

/** That a document has no bytes yet. */
function PrintingText({ of }: { of: DocumentRow }) {
  const { t } = useTranslation();
  const printing = printingOf(of);
  return printing && <small>{t(`documents.print.${printing}`)}</small>;
}
