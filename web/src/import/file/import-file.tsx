import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useTranslation } from 'react-i18next';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { entityWord } from '../../records/words/words.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import type { StoredImport } from '../import-calls.ts';
import { rowsText } from '../import-texts.ts';
import { IntoRecord } from '../into-record.tsx';

const Line = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  fontSize: 13,
  lineHeight: '20px',
  'div + &': { marginTop: 14 },
  '& > svg': { flex: 'none', width: 18, height: 18, strokeWidth: 1.75, color: vars.palette.ink3 },
  '& > p': { flex: 1, minWidth: 160, color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600, color: vars.palette.text.primary },
}));

/** The page of the import another file is begun on, for the same record where all rows belong to one. */
function anotherFile(paths: RecordPaths, { recordId }: Pick<StoredImport, 'recordId'>): string {
  return recordId === null ? paths.import : `${paths.import}?record=${encodeURIComponent(recordId)}`;
}

interface ImportFileProps {
  entity: Entity;
  paths: RecordPaths;
  stored: StoredImport;
}

/** The file all this is about. */
export function ImportFile({ entity, paths, stored }: ImportFileProps) {
  const { t } = useTranslation();
  return (
    <PageCard title={t('import.step.file')}>
      <IntoRecord entity={entity} paths={paths} recordId={stored.recordId} />
      <Line>
        <FileSpreadsheet aria-hidden="true" />
        <p>
          <strong>{stored.fileName}</strong>, {rowsText(stored.rowCount)}
        </p>
        <LinkButton size="toolbar" to={anotherFile(paths, stored)}>
          {t('import.another')}
        </LinkButton>
      </Line>
    </PageCard>
  );
}

/** There is no such import: files are kept for a month, and only for whoever brought them. */
export function ImportGone({ entity, paths }: { entity: Entity; paths: RecordPaths }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={entityWord(entity, 'import')} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <EmptyState
          kind="nothingMatches"
          title={t('import.goneTitle')}
          text={t('import.goneText')}
          action={
            <LinkButton size="row" to={paths.import}>
              {t('import.another')}
            </LinkButton>
          }
        />
      </PageCard>
    </>
  );
}
