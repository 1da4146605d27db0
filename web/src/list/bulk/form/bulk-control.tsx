import type { Field } from '@mandate/contract/facts/fields.ts';
import { useTranslation } from 'react-i18next';
import { FieldCell, type FieldProps } from '../../../form/fields/field-cell.tsx';
import { Tags } from '../../../form/fields/field-tags.tsx';
import { PlainField } from '../../../form/fields/plain-field.tsx';
import { Reference } from '../../../form/references/reference.tsx';
import { References } from '../../../form/references/references.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';

/** The control of one field in bulk work: the one editors use, with nothing chosen at first. */
export function BulkControl({ name, facts }: { name: string; facts: Field }) {
  // Leaving it empty is a way of its own to change it, so no control offers it.
  const props = { of: { fields: { [name]: { ...facts, isOptional: false } } }, name, span: 6 as const };
  switch (facts.form) {
    case 'flag':
      return <YesNo {...props} />;
    case 'references':
      return <References {...props} />;
    case 'tags':
      return <Tags {...props} />;
    default:
      return <PlainField {...props} reference={Reference} />;
  }
}

type ControlProps = FieldProps<Record<string, Field>>;

/** Yes or no, and neither until one is chosen. */
function YesNo(props: ControlProps) {
  const { t } = useTranslation();
  return (
    <FieldCell {...props}>
      {({ frame, value, set }) => (
        <SelectField
          {...frame}
          none={typeof value === 'boolean' ? undefined : ''}
          choices={[
            { value: 'true', label: t('editor.yes') },
            { value: 'false', label: t('editor.no') },
          ]}
          value={typeof value === 'boolean' ? String(value) : ''}
          onChange={({ target }) => set(target.value === '' ? null : target.value === 'true')}
        />
      )}
    </FieldCell>
  );
}
