import type { Entity } from '@mandate/contract/entity.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { numberText } from '../../ui/figure-text.ts';
import { calm } from '../../ui/media.ts';
import { howMany } from './bulk-words.ts';

const Track = styled('div')(({ theme: { vars } }) => ({
  height: 8,
  margin: '8px 0 12px',
  borderRadius: 4,
  overflow: 'hidden',
  background: vars.palette.sunken,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 4,
    background: vars.palette.primary.main,
    transition: 'width 300ms',
    [calm]: { transition: 'none' },
  },
}));

/** How many records a run has been through. */
export function BulkProgress({ entity, done, count }: { entity: Entity; done: number; count: number }) {
  const { t } = useTranslation();
  const text = t('bulk.progress', { done: numberText(done), what: howMany(entity, count) });
  return (
    <>
      <p>{text}</p>
      <Track
        role="progressbar"
        aria-label={t('bulk.progressLabel')}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <span style={{ width: `${count === 0 ? 100 : (100 * done) / count}%` }} />
      </Track>
    </>
  );
}
