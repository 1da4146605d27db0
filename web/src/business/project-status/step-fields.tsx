import styled from '@emotion/styled';
import type { Asked } from '@mandate/contract/project/way/transitions.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { useTranslation } from 'react-i18next';
import { itemsOf, useSettings } from '../../records/reading/use-settings.ts';
import { problemSentence } from '../../records/words/record-words.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ReasonField } from '../reason/reason-field.tsx';
import type { Said } from './use-step.ts';

const Place = styled('div')({ marginTop: 12, maxWidth: 260 });

interface StepFieldsProps {
  asks: readonly Asked[];
  /** The parameter that holds the reasons to choose from. */
  list: string | undefined;
  said: Said;
  /** A reason was asked for and not given. */
  isMissing: boolean;
  errors: readonly FieldError[];
  onChange: (said: Said) => void;
}

/** What is asked on the way into a status: a reason from the list, in words, until when it rests. */
export function StepFields({ asks, list, said, isMissing, errors, onChange }: StepFieldsProps) {
  const { t } = useTranslation();
  const { data: settings } = useSettings();
  const errorOf = (field: string) => {
    const error = errors.find((one) => one.field === field);
    return error && problemSentence(error);
  };
  const items = list === undefined ? [] : itemsOf(settings, list).filter(({ isActive }) => isActive);
  return (
    <>
      {asks.includes('reasonCode') && items.length > 0 && (
        <Place>
          <SelectField
            label={t('projectStatus.reasonCode')}
            none={t('projectStatus.otherReason')}
            choices={items.map(({ code, label }) => ({ value: code, label }))}
            value={said.reasonCode}
            error={errorOf('reasonCode')}
            onChange={({ target }) => onChange({ ...said, reasonCode: target.value })}
          />
        </Place>
      )}
      {asks.includes('reason') && (
        <ReasonField
          value={said.reason}
          isMissing={isMissing}
          isOptional={said.reasonCode !== ''}
          autoFocus
          onChange={(reason) => onChange({ ...said, reason })}
        />
      )}
      {asks.includes('resumeOn') && (
        <Place>
          <DateField
            label={t('projectStatus.resumeOn')}
            pickLabel={t('field.pickDate', { field: t('projectStatus.resumeOn') })}
            value={said.resumeOn}
            error={errorOf('resumeOn')}
            onDate={(resumeOn) => onChange({ ...said, resumeOn })}
          />
        </Place>
      )}
    </>
  );
}
