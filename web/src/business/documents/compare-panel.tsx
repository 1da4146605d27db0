import styled from '@emotion/styled';
import type { DocumentRow } from '@mandate/contract/entities/document.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SidePanel } from '../../ui/overlays/side-panel.tsx';
import { dateText } from '../../ui/values/value-texts.ts';
import { DifferencesView } from './differences-view.tsx';
import { comparisonQuery } from './document-query.ts';

const Body = styled('div')({ display: 'grid', gap: 16, padding: '16px 20px' });

interface ComparePanelProps {
  document: DocumentRow;
  /** The id of the revision it is compared with. */
  older: string;
  /** The other revisions of it, the newest first. */
  others: readonly DocumentRow[];
  onOlder: (id: string) => void;
  onClose: () => void;
}

/** One revision against another: what was added, changed, removed, and what that comes to. */
export default function ComparePanel({ document, older, others, onOlder, onClose }: ComparePanelProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(comparisonQuery(older, document.id));
  const revision = (of: DocumentRow) => t('documents.revisionOf', { revision: revisionLetters(of.revision) });
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      onLeft={onClose}
      title={t('documents.compare.title', { number: document.number })}
      closeLabel={t('documents.compare.close')}
      width={460}
    >
      <Body>
        <SelectField
          label={t('documents.compare.with', { revision: revisionLetters(document.revision) })}
          value={older}
          choices={others.map((one) => ({ value: one.id, label: `${revision(one)}, ${dateText(one.issuedOn)}` }))}
          onChange={({ target }) => onOlder(target.value)}
        />
        {data && (
          <div>
            <DifferencesView
              of={data.differences}
              names={{ older: revision(data.older), newer: revision(data.newer) }}
            />
          </div>
        )}
        {!data && !error && <SkeletonRows label={t('documents.compare.loading')} rows={4} rowHeight={36} />}
        {!data && error && (
          <ReadFailed
            title={t('documents.compare.failed')}
            text={error.message}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Body>
    </SidePanel>
  );
}
