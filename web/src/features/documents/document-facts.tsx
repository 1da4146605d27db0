import styled from '@emotion/styled';
import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import { type DocumentRow, document as facts } from '@mandate/contract/entities/document.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { documentName } from '../../business/documents/document-name.ts';
import { DocumentStatePill } from '../../business/documents/document-pills.tsx';
import { printingOf } from '../../business/documents/printing.ts';
import { documentAddress, paths } from '../../lib/addresses/paths.ts';
import { choiceLabel, fieldLabel } from '../../records/words/words.ts';
import { InstantText, Money, PlainDateText } from '../../ui/values/figure.tsx';
import { numberText } from '../../ui/values/value-texts.ts';

const List = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  fontSize: 13,
  lineHeight: '20px',
  '& dt': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& dd > a, & li > a': { display: 'inline-block', padding: '2px 0', margin: '-2px 0' },
  '& ul': { display: 'grid', gap: 6, margin: '4px 0 0', padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
}));

interface DocumentFactsProps {
  document: DocumentDetail;
  /** Those of its number, itself among them. */
  revisions: readonly DocumentRow[];
}

/** What is known of a document apart from its text: for whom, of which project, when, what was answered, its other revisions. */
export function DocumentFacts({ document, revisions }: DocumentFactsProps) {
  const { t } = useTranslation();
  const { customer, customerId, project, offeredGross: gross, size, pages } = document;
  const printing = printingOf(document);
  const others = revisions.filter(({ id }) => id !== document.id);
  return (
    <List>
      <Fact name="projectId">
        <Link to={`${paths.projects.record(document.projectId)}#documents`}>{project?.label}</Link>
      </Fact>
      <Fact name="customerId">
        <Link to={paths.customers.record(customerId)}>{customer?.label}</Link>
      </Fact>
      <Fact name="issuedOn">
        <PlainDateText date={document.issuedOn} />
      </Fact>
      {document.validUntil !== null && (
        <Fact name="validUntil">
          <PlainDateText date={document.validUntil} />
        </Fact>
      )}
      {gross !== undefined && gross !== null && (
        <Fact name="gross">
          <Money amount={gross} currency={document.currency} />
        </Fact>
      )}
      <Fact name="language">{choiceLabel(facts, 'language', document.language)}</Fact>
      {document.stateReason !== null && <Fact name="stateReason">{document.stateReason}</Fact>}
      {document.answer !== null && (
        <Fact name="answer">
          {t(`documents.answeredBy.${document.answer}`, {
            name: [document.answeredBy, document.answeredRole].filter(Boolean).join(', '),
          })}{' '}
          {document.answeredOn === null ? (
            <InstantText instant={document.answeredAt} />
          ) : (
            <PlainDateText date={document.answeredOn} />
          )}
          {document.answerReasonCode !== null &&
            `\n${choiceLabel(facts, 'answerReasonCode', document.answerReasonCode)}`}
          {document.answerReason !== null && `\n${document.answerReason}`}
        </Fact>
      )}
      {document.ordered !== null && (
        <div>
          <dt>{t('documents.ordered')}</dt>
          <dd>
            <Money amount={document.ordered.gross} currency={document.currency} />
          </dd>
        </div>
      )}
      {document.ordered !== null && document.ordered.options.length > 0 && (
        <div>
          <dt>{t('documents.answer.options')}</dt>
          <dd>
            <ul>
              {document.ordered.options.map(({ id, text, net }) => (
                <li key={id}>
                  <span>{text}</span>
                  <Money amount={net} currency={document.currency} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('documents.file')}</dt>
        <dd>
          {printing !== null
            ? t(`documents.print.${printing}`)
            : t('documents.fileFacts', { count: pages ?? 1, size: numberText(Math.ceil((size ?? 0) / 1024)) })}
        </dd>
      </div>
      {others.length > 0 && (
        <div>
          <dt>{t('documents.otherRevisions')}</dt>
          <dd>
            <ul>
              {others.map((one) => (
                <li key={one.id}>
                  <Link to={documentAddress(one.id)}>{documentName(one)}</Link>
                  {one.language !== document.language && choiceLabel(facts, 'language', one.language)}
                  <DocumentStatePill of={one} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </List>
  );
}

function Fact({ name, children }: { name: keyof typeof facts.fields; children: ReactNode }) {
  return (
    <div>
      <dt>{fieldLabel(facts, name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
