import styled from '@emotion/styled';
import { project } from '@mandate/contract/project/project.ts';
import type { GuardFailure } from '@mandate/contract/project/way/guards.ts';
import type { StepField, StepValues } from '@mandate/contract/project/way/step-fields.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../form/references/combobox.tsx';
import { useOffers } from '../../form/references/reference-offers.ts';
import { problemSentence } from '../../records/words/record-words.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { DateField } from '../../ui/fields/date-field.tsx';

const Place = styled('div')({ display: 'grid', gap: 12, marginTop: 12, maxWidth: 320 });

interface StepNeedsProps {
  needed: readonly StepField[];
  values: StepValues;
  /** What of it is still missing, or wrong. */
  failures: readonly GuardFailure[];
  errors: readonly FieldError[];
  onChange: (values: StepValues) => void;
}

/** What a project still lacks for a step and can be said with it, such as the day the contract was signed. */
export function StepNeeds({ needed, values, failures, errors, onChange }: StepNeedsProps) {
  const { t } = useTranslation();
  const errorOf = (name: StepField) => {
    const problem = [...errors, ...failures].find(({ field }) => field === name);
    return problem && problemSentence({ message: '', ...problem });
  };
  const set = (name: StepField, value: string | undefined) => {
    const { [name]: _, ...others } = values;
    onChange(value ? { ...others, [name]: value } : others);
  };
  return (
    <Place>
      {needed.map((name, at) => {
        const label = fieldLabel(project, name);
        const frame = { label, isRequired: true, error: errorOf(name) };
        if (name === 'projectManagerId') return <ManagerField key={name} {...frame} onChoose={(id) => set(name, id)} />;
        return (
          <DateField
            key={name}
            {...frame}
            autoFocus={at === 0}
            pickLabel={t('field.pickDate', { field: label })}
            value={values[name] ?? ''}
            onDate={(day) => set(name, day)}
          />
        );
      })}
    </Place>
  );
}

interface ManagerFieldProps {
  label: string;
  isRequired: boolean;
  error: string | undefined;
  onChoose: (id: string | undefined) => void;
}

function ManagerField({ onChoose, ...frame }: ManagerFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const [chosen, setChosen] = useState('');
  const { offers, ...rest } = useOffers('personnel', text);
  return (
    <Combobox
      {...frame}
      {...rest}
      id="step-manager"
      isOptional
      chosen={chosen}
      offers={offers?.filter(({ isInactive }) => !isInactive)}
      onSearch={setText}
      onChoose={(offer) => {
        setChosen(offer?.label ?? '');
        onChoose(offer?.id);
      }}
    />
  );
}
