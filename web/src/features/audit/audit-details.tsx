import styled from '@emotion/styled';
import { type AuditEntry, audit } from '@mandate/contract/entities/audit.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceLabel, fieldLabel } from '../../records/words/words.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AuditRecord } from './audit-record.tsx';
import { detailTexts } from './detail-texts.ts';
import { ExactTime } from './exact-time.tsx';

const Place = styled('div')(({ theme: { vars } }) => ({
  padding: '16px 20px',
  fontSize: 13,
  lineHeight: '20px',
  '& > dl': { display: 'grid', gridTemplateColumns: 'minmax(90px, auto) 1fr', gap: '6px 16px' },
  '& > dl > dt': { color: vars.palette.ink3 },
  '& > dl > dd': { minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  '& > h3': { margin: '20px 0 8px', fontSize: 13, fontWeight: 600 },
}));

/** What is known of one row of the audit: its circumstances, what is told of it by its action, what was changed. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const { at, actor, entity, network, requestId, reason } = entry;
  const facts: [label: string, value: ReactNode][] = [
    [fieldLabel(audit, 'at'), <ExactTime key="at" instant={at} isExact />],
    [fieldLabel(audit, 'actorId'), actor?.label ?? t('audit.nobody')],
    [fieldLabel(audit, 'entity'), entity && choiceLabel(audit, 'entity', entity)],
    [fieldLabel(audit, 'recordId'), entry.recordId && <AuditRecord key="record" row={entry} />],
    [t('audit.reason'), reason],
    ...detailTexts(entry.details),
    [fieldLabel(audit, 'network'), network],
    [fieldLabel(audit, 'requestId'), requestId],
  ];
  return (
    <Place>
      <dl>
        {facts.map(([label, value]) =>
          value === null || value === '' ? null : (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ),
        )}
      </dl>
      {entry.changes.length > 0 && (
        <>
          <h3>{t('audit.changes')}</h3>
          <AuditChanges entry={entry} />
        </>
      )}
    </Place>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
