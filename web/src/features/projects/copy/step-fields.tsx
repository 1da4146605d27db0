import styled from '@emotion/styled';
import type { Referred } from '@mandate/contract/facts/entity.ts';
import { copyParts } from '@mandate/contract/project/copy/copy-context.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedFigure } from '../../../form/fields/typed-figure.tsx';
import { Reference } from '../../../form/references/reference.tsx';
import { ReferenceCombobox } from '../../../form/references/reference-combobox.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldSet } from '../../../ui/fields/field-set.tsx';
import { RadioChoices } from '../../../ui/fields/radio-choices.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { dateText } from '../../../ui/values/value-texts.ts';
import { type CopyChoices, type CopyStep, shiftOf } from './copy-choices.ts';
import type { CopyProject } from './use-prepared-copy.ts';
import { controlOf, type Unread } from './use-unread-choices.ts';

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: 560,
  '& > p': { fontSize: 13, lineHeight: '20px' },
});

const Boxes = styled(FieldSet)({ display: 'grid', justifyItems: 'start', gap: 8 });

interface StepFieldsProps {
  step: Exclude<CopyStep, 'check'>;
  choices: CopyChoices;
  source: CopyProject;
  copy: CopyProject;
  unread: Unread;
  onChoose: (changed: Partial<CopyChoices>) => void;
}

/** What is chosen in one of the steps of a copy. */
export function StepFields({ step, ...of }: StepFieldsProps) {
  switch (step) {
    case 'start':
      return <StartFields {...of} />;
    case 'parts':
      return <PartFields {...of} />;
    case 'dates':
      return <DateFields {...of} />;
    case 'prices':
      return <PriceFields {...of} />;
  }
}

type FieldsProps = Omit<StepFieldsProps, 'step'>;

function StartFields({ choices, source, copy, unread, onChoose }: FieldsProps) {
  const { t } = useTranslation();
  const customerField = useId();
  const customer = (copy.customer ?? null) as Referred | null;
  return (
    <Fields>
      <TextField
        label={t('copy.name')}
        autoComplete="off"
        maxLength={project.fields.name.max}
        value={choices.name ?? String(copy.name ?? '')}
        onChange={({ target }) => onChoose({ name: target.value })}
      />
      <DateField
        label={t('copy.startDate')}
        pickLabel={t('copy.pickStart')}
        id={controlOf('start')}
        error={unread.errorOf('start')}
        value={unread.textOf('start') ?? choices.start ?? String(copy.startDate ?? '')}
        // Other dates than those of the source are no longer the same ones.
        onDate={(start) => {
          if (!unread.read('start', start)) return;
          onChoose({ start: start || null, ...(choices.dates === 'sameDates' && { dates: null }) });
        }}
      />
      <ReferenceCombobox
        label={t('copy.customer')}
        hint={t('copy.customerHint')}
        id={customerField}
        noun="customer"
        reference={Reference}
        chosen={customer && { id: customer.id, name: customer.label, isDeleted: customer.isDeleted }}
        isOptional={false}
        onChoose={(offer) => onChoose({ customer: offer === null || offer.id === source.customerId ? null : offer.id })}
      />
    </Fields>
  );
}

function PartFields({ choices, source, onChoose }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Fields>
      <Boxes>
        <legend>{t('copy.parts')}</legend>
        {copyParts.map((part) => (
          <Checkbox
            key={part}
            label={t('copy.partCount', {
              part: t(`copy.part.${part}`),
              count: ((source[part] ?? []) as unknown[]).length,
            })}
            checked={choices.parts.includes(part)}
            onChange={({ target }) =>
              onChoose({
                parts: copyParts.filter((one) => (one === part ? target.checked : choices.parts.includes(one))),
              })
            }
          />
        ))}
      </Boxes>
      <RadioChoices
        legend={t('copy.assignees')}
        value={choices.assignees}
        choices={[
          { value: 'keep', label: t('copy.assigneesKeep'), hint: t('copy.assigneesKeepHint') },
          { value: 'placeholders', label: t('copy.assigneesPlaceholders'), hint: t('copy.assigneesPlaceholdersHint') },
        ]}
        onChoose={(assignees) => onChoose({ assignees })}
      />
    </Fields>
  );
}

function DateFields({ choices, source, copy, onChoose }: FieldsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const own = typeof source.startDate === 'string' ? source.startDate : null;
  const days = ({ startDate, endDate }: CopyProject) =>
    [startDate, endDate].map((date) => dateText((date ?? null) as string | null, formats)).join(' – ');
  return (
    <Fields>
      <RadioChoices
        legend={t('copy.dates')}
        value={shiftOf(choices, own)}
        choices={[
          ...(own === null
            ? []
            : [{ value: 'sameDates' as const, label: t('copy.sameDates'), hint: t('copy.sameDatesHint') }]),
          { value: 'workingDays', label: t('copy.workingDays'), hint: t('copy.workingDaysHint') },
          { value: 'calendarDays', label: t('copy.calendarDays'), hint: t('copy.calendarDaysHint') },
        ]}
        onChoose={(dates) => onChoose({ dates, ...(dates === 'sameDates' && { start: null }) })}
      />
      <p>{t('copy.datesOf', { from: days(source), to: days(copy) })}</p>
    </Fields>
  );
}

function PriceFields({ choices, unread, onChoose }: FieldsProps) {
  const { t } = useTranslation();
  const isOfOther = choices.customer !== null;
  return (
    <Fields>
      <RadioChoices
        legend={t('copy.prices')}
        value={isOfOther ? 'reread' : choices.prices}
        isOff={isOfOther}
        choices={[
          { value: 'reread', label: t('copy.pricesReread'), hint: t('copy.pricesRereadHint') },
          { value: 'keep', label: t('copy.pricesKeep'), hint: t('copy.pricesKeepHint') },
          { value: 'raise', label: t('copy.pricesRaise'), hint: t('copy.pricesRaiseHint') },
        ]}
        onChoose={(prices) => onChoose({ prices })}
      />
      {isOfOther && <p>{t('copy.pricesOfOther')}</p>}
      {!isOfOther && choices.prices === 'raise' && (
        <TypedFigure
          label={t('copy.raisePercent')}
          unit="%"
          id={controlOf('raise')}
          error={unread.errorOf('raise')}
          value={unread.textOf('raise') ?? choices.raise}
          onFigure={(raise) => unread.read('raise', raise) && onChoose({ raise })}
        />
      )}
    </Fields>
  );
}
