import type { RateBearer } from '../../rates/dated-rate.ts';
import { RateSection } from '../../rates/rate-section.tsx';
import { useReadRecord } from './read-record.ts';
import { ReadingForm } from './reading-form.tsx';

/** The dated rates of the record of the page: records of their own, made and changed here. */
export default function RatesPart({ bearer }: { bearer: RateBearer }) {
  const { id } = useReadRecord();
  return (
    <ReadingForm>
      <RateSection bearer={{ entity: bearer, id }} />
    </ReadingForm>
  );
}
