import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RecordPaths } from '../lib/addresses/paths.ts';
import { type StoredRecord, useRecord } from '../records/reading/use-record.ts';
import { recordName, recordWord } from '../records/words/record-words.ts';
import { Notice } from '../ui/feedback/notice.tsx';

interface IntoRecordProps {
  entity: Entity;
  paths: RecordPaths;
  /** Null where rows are records of their own. */
  recordId: string | null;
}

/** The one record all rows of a file belong to. */
export function IntoRecord({ entity, paths, recordId }: IntoRecordProps) {
  const { t } = useTranslation();
  const { data } = useRecord<StoredRecord & Values>(entity.name, recordId ?? undefined);
  if (recordId === null) return null;
  const name = data ? recordName(entity, data) : recordWord(entity.name, 'one');
  return (
    <Notice>
      {t('import.into')} <Link to={paths.record(recordId)}>{name}</Link>
    </Notice>
  );
}
