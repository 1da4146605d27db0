import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { howMany } from '../bulk-texts.ts';

const Bar = styled('div')({ margin: '8px 0 12px' });

/** How many records a run has been through. */
export function BulkProgress({ entity, done, count }: { entity: Entity; done: number; count: number }) {
  const { t } = useTranslation();
  const text = t('bulk.progress', { done: numberText(done), what: howMany(entity, count) });
  return (
    <>
      <p>{text}</p>
      <Bar>
        <ProgressBar label={t('bulk.progressLabel')} text={text} done={done} total={count} />
      </Bar>
    </>
  );
}
