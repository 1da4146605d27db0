import { isSeen } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../form/fields/field-choices.tsx';
import { Figure, PlainDate, Text } from '../../../../form/fields/field-texts.tsx';
import { useEditing, useForm } from '../../../../form/state/editing-context.ts';
import { personTimeZone } from '../../../../lib/preferences/preferences.ts';
import { controlId, type Row } from '../../../../records/changes/record-path.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useMeantCurrency } from '../../lines/pricing/use-line-exchange.ts';
import { RowFields } from '../row-fields.tsx';
import { MilestoneIcon } from './milestone-icon.tsx';
import type { MilestoneState } from './milestone-state.ts';

const { milestones } = project.parts;

// The name takes two, and so does the reason where there is one.
const columns = {
  wide: 'repeat(2, minmax(0, 1fr)) 140px 100px 166px repeat(2, minmax(0, 1fr))',
  narrow: 'repeat(4, minmax(0, 1fr))',
};
const withAmount = { ...columns, wide: columns.wide.replace('100px', '92px 164px') };

/** What says how a milestone ended: the day it was reached, or why it need not be any more. */
type Ending = 'reachedOn' | 'waivedReason';

interface MilestoneRowProps {
  row: Row;
  /** Its place in the list, from 1. */
  number: number;
  state: MilestoneState;
  onRemove: () => void;
}

/** One milestone while the project is edited, with the fields of its state: an open one has none for how it ended. */
export function MilestoneRow({ row, number, state, onRemove }: MilestoneRowProps) {
  const { t } = useTranslation();
  const { form, reader } = useEditing();
  const currency = useMeantCurrency(form);
  const name = String(row.name || t('projectParts.newMilestone'));
  return (
    <RowFields
      part="milestones"
      id={row.id}
      name={name}
      sign={<MilestoneIcon number={number} state={state} />}
      columns={isSeen(milestones.fields.amount, reader) ? withAmount : columns}
      remove={{ label: t('projectParts.remove', { name }), run: onRemove }}
    >
      <Text of={milestones} name="name" span={2} />
      <PlainDate of={milestones} name="dueDate" span={1} />
      <Figure of={milestones} name="weightPercent" span={1} unit="%" />
      <Figure of={milestones} name="amount" span={1} unit={currency} />
      <Choice of={milestones} name="acceptance" span={1} />
      <EndingFields row={row} name={name} />
    </RowFields>
  );
}

/** How a milestone ended, once it did: before that the two ways it can. */
function EndingFields({ row, name }: { row: Row; name: string }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const path = (ending: Ending) => `milestones.${row.id}.${ending}`;
  // What two people said differently is chosen at its field.
  const collides = useForm(form, ({ conflicts }) =>
    conflicts.some(({ field }) => field === path('reachedOn') || field === path('waivedReason')),
  );
  const [begun, setBegun] = useState<Ending | null>(null);
  const has = (ending: Ending) => begun === ending || collides || (row[ending] ?? '') !== '';
  const isReached = has('reachedOn');
  const isWaived = has('waivedReason');

  function begin(ending: Ending): void {
    // At once: the field is there before the focus goes to it.
    flushSync(() => {
      setBegun(ending);
      if (ending === 'reachedOn') form.set(path(ending), dayIn(new Date(), personTimeZone()));
    });
    document.getElementById(controlId(path(ending)))?.focus();
  }

  return (
    <>
      {isReached && <PlainDate of={milestones} name="reachedOn" span={1} />}
      {isWaived && <Text of={milestones} name="waivedReason" span={2} />}
      {!isReached && !isWaived && (
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8, gridColumn: 'span 2', paddingTop: 20 }}>
          {/* Whoever is led to the day it was reached is led here. */}
          <Button
            id={controlId(path('reachedOn'))}
            size="toolbar"
            aria-label={t('projectParts.reachNamed', { name })}
            onClick={() => begin('reachedOn')}
          >
            {t('projectParts.reach')}
          </Button>
          <Button
            size="toolbar"
            look="quiet"
            aria-label={t('projectParts.waiveNamed', { name })}
            onClick={() => begin('waivedReason')}
          >
            {t('projectParts.waive')}
          </Button>
        </span>
      )}
    </>
  );
}
