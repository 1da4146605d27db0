import { RecordHistory } from '../../../editor/history/record-history.tsx';
import { useReadRecord } from './read-record.ts';
import { ReadingForm } from './reading-form.tsx';

/** Everything that happened to the record of the page. */
export default function HistoryPart() {
  const { entity, record } = useReadRecord();
  return (
    <ReadingForm>
      <RecordHistory entity={entity} record={record} />
    </ReadingForm>
  );
}
