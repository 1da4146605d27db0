import styled from '@emotion/styled';
import { dayIn } from '@mandate/contract/values/dates.ts';
import { decimal, sum } from '@mandate/contract/values/decimal.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../../form/fields/section-card.tsx';
import { useEditing } from '../../../../form/state/editing-context.ts';
import { personTimeZone } from '../../../../lib/preferences/preferences.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useFormats } from '../../../../ui/values/formats.ts';
import { tabular } from '../../../../ui/values/tabular.ts';
import { percentText } from '../../../../ui/values/value-texts.ts';
import type { LiveFigures } from '../../live-figures.ts';
import { PartList } from '../part-list.tsx';
import { adderId, usePartRows } from '../part-rows.ts';
import { MilestoneAmounts } from './milestone-amounts.tsx';
import { MilestoneRow } from './milestone-row.tsx';
import { milestoneState } from './milestone-state.ts';
import { MilestoneText } from './milestone-text.tsx';
import { MilestoneTimeline } from './milestone-timeline.tsx';

const Sum = styled('p')(({ theme: { vars } }) => ({
  ...tabular,
  marginTop: 12,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& + &': { marginTop: 2 },
  '&:empty': { display: 'none' },
}));

/** What a project has to reach and by when, over its days and one by one. */
export function ProjectMilestones({ figures }: { figures: LiveFigures }) {
  const { t } = useTranslation();
  const { isReading } = useEditing();
  const { number } = useFormats();
  const milestones = usePartRows('milestones');
  const today = dayIn(new Date(), personTimeZone());
  const weights = milestones.rows.map((row) => String(row.weightPercent ?? '')).filter(isDecimalText);

  function remove(gone: Row): void {
    milestones.remove(
      gone,
      t('projectParts.milestoneRemoved', { name: String(gone.name || t('projectParts.newMilestone')) }),
    );
  }

  return (
    <SectionCard name="milestones" title={t('projectParts.milestones')}>
      <MilestoneTimeline />
      <PartList
        of={milestones}
        empty={t(isReading ? 'projectParts.milestonesNone' : 'projectParts.milestonesEmpty')}
        acts={
          <Button
            id={adderId('milestones')}
            size="toolbar"
            icon={<Plus aria-hidden="true" />}
            onClick={() => milestones.add('name', { name: '' })}
          >
            {t('projectParts.addMilestone')}
          </Button>
        }
      >
        {(row) => {
          const place = { number: milestones.rows.indexOf(row) + 1, state: milestoneState(row, today) };
          if (isReading) return <MilestoneText row={row} {...place} />;
          return <MilestoneRow row={row} {...place} onRemove={() => remove(row)} />;
        }}
      </PartList>
      {weights.length > 0 && (
        <Sum>{t('projectParts.weights', { sum: percentText(sum(weights.map(decimal)).toFixed(), number) })}</Sum>
      )}
      <Sum>
        <MilestoneAmounts rows={milestones.rows} figures={figures} />
      </Sum>
    </SectionCard>
  );
}
