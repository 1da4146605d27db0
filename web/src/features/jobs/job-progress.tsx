import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useTranslation } from 'react-i18next';
import { calm } from '../../ui/media/phone.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { numberText } from '../../ui/values/value-texts.ts';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

const Line = styled('p')({ ...tabular, fontSize: 12, lineHeight: '16px' });

const Track = styled('div')(({ theme: { vars } }) => ({
  height: 6,
  margin: '6px 0 2px',
  borderRadius: 999,
  overflow: 'hidden',
  background: vars.palette.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.palette.line2}`,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 999,
    background: vars.palette.primary.main,
    transition: 'width 250ms linear',
    [calm]: { transition: 'none' },
  },
  // Of how many is not known: it passes once and then rests.
  '& > span[data-unknown]': { width: '25%', animation: `${pass} 1.4s linear 1`, [calm]: { animation: 'none' } },
}));

/** How far a job is: done of total as a bar and in figures. Without a total there is no bar that pretends to know. */
export function JobProgress({ job: { done, total }, labelledBy }: { job: JobRow; labelledBy: string }) {
  const { t } = useTranslation();
  const isKnown = total !== null && total > 0;
  const figures = { done: numberText(done), total: numberText(total) };
  const text = t(isKnown ? 'jobs.progress' : 'jobs.soFar', figures);
  return (
    <>
      <Track
        role="progressbar"
        aria-labelledby={labelledBy}
        aria-valuetext={text}
        {...(isKnown && { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': Math.min(done, total) })}
      >
        {isKnown ? <span style={{ width: `${Math.min(100, (100 * done) / total)}%` }} /> : <span data-unknown />}
      </Track>
      <Line aria-hidden="true">{text}</Line>
    </>
  );
}
