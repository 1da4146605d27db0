import type { JobRow } from '@mandate/contract/entities/job.ts';
import { besideOf } from '@mandate/contract/facts/beside.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkSample } from '../../list/bulk/bulk-calls.ts';
import { BulkRows } from '../../list/bulk/receipt/bulk-rows.tsx';

/** What a trial says of the first records whose figures would move by what was said beside the file, as they are and would be. */
export function MovedFigures({ entity, job }: { entity: Entity; job: JobRow | undefined }) {
  const { t } = useTranslation();
  const id = useId();
  const moved = (job?.result?.moved ?? []) as Omit<BulkSample, 'problem'>[];
  const [first] = moved;
  if (!first?.after) return null;
  const { after } = first;
  const names = Object.values(besideOf(entity)).flatMap(({ of, moves = [] }) => (of ? [of, ...moves] : []));
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('currencyChange.many.moved')}</h3>
      <BulkRows
        entity={entity}
        sample={moved.map((one) => ({ ...one, problem: null }))}
        fields={names.filter((name) => name in after)}
      />
    </section>
  );
}
