import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { parameter, type ValueType } from '@mandate/contract/entities/parameter.ts';
import type { Constraints } from '@mandate/contract/parameters/read-value.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from 'react-i18next';
import { type BoundField, FieldCell } from '../../../form/fields/field-cell.tsx';
import { FieldGrid } from '../../../form/fields/section-card.tsx';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { builtInWord } from '../built-in-word.ts';
import type { Shown } from '../parameter-row.ts';
import { ParameterValue } from './parameter-value.tsx';
import { ValueControl } from './value-control.tsx';

const Told = styled('div')({ fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' });

const Quiet = styled('p')(({ theme: { vars } }) => ({ fontSize: 13, color: vars.palette.ink3 }));

const Default = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: 16,
  fontSize: 12,
  lineHeight: '20px',
  color: vars.palette.ink3,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, minWidth: 0, overflowWrap: 'anywhere' },
}));

/** What a parameter is set to. */
export function ValueField() {
  const { t } = useTranslation();
  const { form, isReading } = useEditing();
  const values = useForm(form, (state) => state.values);
  const type = values.valueType as ValueType | null | undefined;
  const constraints = (values.constraints ?? null) as Constraints | null;
  const shown = { key: String(values.key ?? ''), value: values.value, ...(type && { valueType: type }), constraints };
  if (isReading) {
    return (
      <Told>
        <ParameterValue of={shown} />
      </Told>
    );
  }
  if (!type) return <Quiet>{t('parameters.typeFirst')}</Quiet>;
  if (type === 'reference' && !constraints?.refEntity) return <Quiet>{t('parameters.recordTypeFirst')}</Quiet>;
  return (
    <FieldGrid>
      <FieldCell of={parameter} name="value" span={6}>
        {(field) => (
          <>
            <ValueControl field={withRules(field, values)} of={shown} />
            {values.isSystem === true && <DefaultOffer field={field} of={shown} value={values.defaultValue} />}
          </>
        )}
      </FieldCell>
    </FieldGrid>
  );
}

/** The field under the rules and the name of its parameter: one that begins with a value always has one. */
function withRules(field: BoundField, { isSystem, defaultValue, key, label }: Values): BoundField {
  const isOptional = isSystem !== true || defaultValue === null || defaultValue === undefined;
  return {
    ...field,
    facts: { ...field.facts, isOptional },
    frame: {
      ...field.frame,
      label: isSystem === true ? builtInWord(String(key), 'label', String(label)) : field.frame.label,
      isRequired: !isOptional,
    },
  };
}

/** What the product began with, and the way back to it. */
function DefaultOffer({ field, of, value }: { field: BoundField; of: Shown; value: unknown }) {
  const { t } = useTranslation();
  if (value === null || value === undefined) return null;
  const isDefault = isSame(field.value, value);
  return (
    <Default>
      <div>
        <span>{t(isDefault ? 'parameters.isDefault' : 'parameters.default')}</span>
        {!isDefault && <ParameterValue of={{ ...of, value }} />}
      </div>
      {!isDefault && (
        <Button
          size="row"
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => {
            field.set(value);
            document.getElementById(field.frame.id)?.focus();
          }}
        >
          {t('parameters.reset')}
        </Button>
      )}
    </Default>
  );
}
