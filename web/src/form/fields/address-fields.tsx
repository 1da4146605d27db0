import type { addressFields } from '@mandate/contract/entities/firm/address-fields.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { Country } from './field-choices.tsx';
import { Text } from './field-texts.tsx';
import { FieldGrid } from './section-card.tsx';

/** An entity that has an address. */
interface Addressed {
  fields: Record<keyof typeof addressFields, Field>;
}

/** Where somebody or something is found by post. */
export function AddressFields({ of }: { of: Addressed }) {
  return (
    <FieldGrid>
      <Text of={of} name="addressLine1" span={6} />
      <Text of={of} name="addressLine2" span={6} />
      <Text of={of} name="postalCode" span={2} />
      <Text of={of} name="city" span={4} />
      <Text of={of} name="region" />
      <Country of={of} name="countryCode" />
    </FieldGrid>
  );
}
