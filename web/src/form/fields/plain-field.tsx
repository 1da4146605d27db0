import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { ComponentType, ReactNode } from 'react';
import { areColors } from '../../records/values/color-name.tsx';
import type { Facts, FieldProps } from './field-cell.tsx';
import { Choice, Country, Currency, Language, Listed, TimeZone } from './field-choices.tsx';
import { Color } from './field-color.tsx';
import { Figure, Flag, Paragraphs, PlainDate, Text } from './field-texts.tsx';
import { OwnAmount } from './own-amount.tsx';

/** The control of a reference, given by it: it opens forms that hold such controls. */
export type ReferenceControl = ComponentType<FieldProps<Entity['fields']>>;

interface PlainFieldProps {
  reference: ReferenceControl;
  of: Facts<Entity['fields']>;
  name: string;
  span: 2 | 3 | 4 | 6;
}

/** A field with the control its facts ask for, for forms nobody laid out. */
export function PlainField({ reference: Reference, of, name, span }: PlainFieldProps): ReactNode {
  const facts = of.fields[name];
  // Asked for because it is required here, whatever the facts say of records in general; of its own fields the firm says it itself.
  const props: FieldProps<Entity['fields']> = { of, name, span, isNeeded: facts?.own === undefined };
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
    case 'integer':
    case 'number':
    case 'money':
      return facts.own?.kind === 'amount' ? (
        <OwnAmount {...props} />
      ) : (
        <Figure {...props} {...(/percent$/i.test(name) && { unit: '%' })} />
      );
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
