import { account } from '@mandate/contract/entities/account.ts';
import { Language, TimeZone } from '../../form/fields/field-choices.tsx';
import { Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { NotOnOwn } from './own-account.tsx';

/** Who the user is. */
export function AccountPerson() {
  return (
    <FieldGrid>
      <Text of={account} name="fullName" span={3} />
      <NotOnOwn>
        <Text of={account} name="email" type="email" span={3} />
      </NotOnOwn>
      <Language of={account} name="language" span={3} />
      <TimeZone of={account} name="timeZone" span={3} />
    </FieldGrid>
  );
}
