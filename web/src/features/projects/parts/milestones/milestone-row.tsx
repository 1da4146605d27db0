import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../form/fields/field-choices.tsx';
import { Figure, PlainDate, Text } from '../../../../form/fields/field-texts.tsx';
import type { Row } from '../../../../records/changes/record-path.ts';
import { RowFields } from '../row-fields.tsx';
import { MilestoneIcon } from './milestone-icon.tsx';
import type { MilestoneState } from './milestone-state.ts';

const { milestones } = project.parts;

// The name and the reason take two each.
const columns = {
  wide: 'repeat(2, minmax(0, 1fr)) 140px 100px 166px 140px repeat(2, minmax(0, 1fr))',
  narrow: 'repeat(4, minmax(0, 1fr))',
};

interface MilestoneRowProps {
  row: Row;
  /** Its place in the list, from 1. */
  number: number;
  state: MilestoneState;
  onRemove: () => void;
}

/** One milestone while the project is edited. */
export function MilestoneRow({ row, number, state, onRemove }: MilestoneRowProps) {
  const { t } = useTranslation();
  const name = String(row.name || t('projectParts.newMilestone'));
  return (
    <RowFields
      part="milestones"
      id={row.id}
      name={name}
      sign={<MilestoneIcon number={number} state={state} />}
      columns={columns}
      remove={{ label: t('projectParts.remove', { name }), run: onRemove }}
    >
      <Text of={milestones} name="name" span={2} />
      <PlainDate of={milestones} name="dueDate" span={1} />
      <Figure of={milestones} name="weightPercent" span={1} unit="%" />
      <Choice of={milestones} name="acceptance" span={1} />
      <PlainDate of={milestones} name="reachedOn" span={1} />
      <Text of={milestones} name="waivedReason" span={2} />
    </RowFields>
  );
}
