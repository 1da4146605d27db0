import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { ReactNode } from 'react';
import { areColors } from '../../records/values/color-name.tsx';
import { OwnFieldControl } from '../own-fields/own-field-control.tsx';
import type { Facts, FieldProps } from './field-cell.tsx';
import { Choice, Country, Currency, Language, Listed, TimeZone } from './field-choices.tsx';
import { Color } from './field-color.tsx';
import { Duration } from './field-duration.tsx';
import { Figure, Flag, Paragraphs, PlainDate, Text } from './field-texts.tsx';
import type { ReferenceControl } from './reference-control.ts';

interface PlainFieldProps {
  reference: ReferenceControl;
  of: Facts<Entity['fields']>;
  name: string;
  span: 3 | 6;
}

/** A field with the control its facts ask for, for forms nobody laid out. */
export function PlainField({ reference: Reference, of, name, span }: PlainFieldProps): ReactNode {
  const facts = of.fields[name];
  // Of its own fields the firm says itself which are required.
  if (facts?.own) return <OwnFieldControl reference={Reference} of={of} name={name} span={span} />;
  // Asked for because it is required here, whatever the facts say of records in general.
  const props: FieldProps<Entity['fields']> = { of, name, span, isNeeded: true };
  switch (facts?.form) {
    case 'flag':
      return <Flag {...props} />;
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
    case 'paragraphs':
      return <Paragraphs {...props} />;
    case 'duration':
      return <Duration {...props} />;
    case 'integer':
    case 'number':
    case 'money':
      return <Figure {...props} {...(/percent$/i.test(name) && { unit: '%' })} />;
    case 'date':
      return <PlainDate {...props} />;
    case 'email':
    case 'url':
      return <Text {...props} type={facts.form} />;
    case 'phone':
      return <Text {...props} type="tel" />;
    default:
      return <Text {...props} />;
  }
}
