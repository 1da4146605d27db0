import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../../../form/state/editing-context.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { choiceLabel } from '../../../../records/words/words.ts';
import { type PillTone, StatusPill } from '../../../../ui/badges/status-pill.tsx';
import { useFormats } from '../../../../ui/values/formats.ts';
import { dateText, moneyText, percentText } from '../../../../ui/values/value-texts.ts';
import { useMeantCurrency } from '../../lines/pricing/use-line-exchange.ts';
import { RowText } from '../row-text.tsx';
import { MilestoneIcon } from './milestone-icon.tsx';
import type { MilestoneState } from './milestone-state.ts';

const tones: Record<MilestoneState, PillTone> = {
  reached: 'good',
  waived: 'neutral',
  late: 'caution',
  open: 'neutral',
};

/** One milestone as readers see it: what, by when, how it stands, what it comes to, who accepts it, its weight. */
export function MilestoneText({ row, number, state }: { row: Row; number: number; state: MilestoneState }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const currency = useMeantCurrency(useEditing().form);
  const { name, dueDate, reachedOn, waivedReason, acceptance, weightPercent, amount } = row as Record<
    string,
    string | null | undefined
  >;
  const facts = [
    amount && `${moneyText(amount, currency, formats.number)} ${currency}`,
    acceptance &&
      acceptance !== 'none' &&
      t('projectParts.acceptedBy', { who: choiceLabel(project, 'acceptance', acceptance) }),
    weightPercent && t('projectParts.weighs', { percent: percentText(weightPercent, formats.number) }),
    waivedReason,
  ];
  return (
    <RowText>
      <MilestoneIcon number={number} state={state} />
      <strong>{name}</strong>
      <span>{dueDate && t('projectParts.due', { date: dateText(dueDate, formats) })}</span>
      <span>{facts.filter(Boolean).join(', ')}</span>
      <span>
        <StatusPill tone={tones[state]} label={t(`projectParts.state.${state}`)} />{' '}
        {reachedOn && dateText(reachedOn, formats)}
      </span>
    </RowText>
  );
}
