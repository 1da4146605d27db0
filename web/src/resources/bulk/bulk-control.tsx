import type { Field } from '@mandate/contract/fields.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.tsx';
import { areColors } from '../field/color-name.tsx';
import { FieldCell, type FieldProps } from '../field/field-cell.tsx';
import { Choice, Country, Currency, Language, Listed, TimeZone } from '../field/field-choices.tsx';
import { Color } from '../field/field-color.tsx';
import { Reference } from '../field/field-reference.tsx';
import { References } from '../field/field-references.tsx';
import { Tags } from '../field/field-tags.tsx';
import { Figure, Paragraphs, PlainDate, Text } from '../field/field-texts.tsx';

/** The control of one field in bulk work: the one editors use, with nothing chosen at first. */
export function BulkControl({ name, facts }: { name: string; facts: Field }) {
  // Leaving it empty is a way of its own to change it, so no control offers it.
  const props = { of: { fields: { [name]: { ...facts, isOptional: false } } }, name, span: 6 as const };
  switch (facts.form) {
    case 'flag':
      return <YesNo {...props} />;
    case 'choice':
      return areColors(facts.choices) ? <Color {...props} /> : <Choice {...props} />;
    case 'listed':
      return <Listed {...props} />;
    case 'country':
      return <Country {...props} />;
    case 'currency':
      return <Currency {...props} />;
    case 'language':
      return <Language {...props} />;
    case 'timeZone':
      return <TimeZone {...props} />;
    case 'reference':
      return <Reference {...props} />;
    case 'references':
      return <References {...props} />;
    case 'tags':
      return <Tags {...props} />;
    case 'date':
      return <PlainDate {...props} />;
    case 'integer':
    case 'number':
    case 'money':
      return <Figure {...props} />;
    case 'paragraphs':
      return <Paragraphs {...props} />;
    case 'email':
      return <Text {...props} type="email" />;
    case 'phone':
      return <Text {...props} type="tel" />;
    case 'url':
      return <Text {...props} type="url" />;
    default:
      return <Text {...props} />;
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
