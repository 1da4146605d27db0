import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { FieldProps } from '../fields/field-cell.tsx';
import { Choice } from '../fields/field-choices.tsx';
import { Figure, Flag, PlainDate, Text } from '../fields/field-texts.tsx';
import type { ReferenceControl } from '../fields/reference-control.ts';
import { OwnAmount } from './own-amount.tsx';

interface OwnFieldControlProps extends FieldProps<Entity['fields']> {
  reference: ReferenceControl;
}

/** A field the firm added, with the control of its kind. */
export function OwnFieldControl({ reference: Reference, ...props }: OwnFieldControlProps) {
  switch (props.of.fields[props.name]?.own?.kind) {
    case 'number':
      return <Figure {...props} />;
    case 'amount':
      return <OwnAmount {...props} />;
    case 'date':
      return <PlainDate {...props} />;
    case 'choice':
      return <Choice {...props} />;
    case 'person':
      return <Reference {...props} />;
    case 'flag':
      return <Flag {...props} />;
    default:
      return <Text {...props} />;
  }
}
