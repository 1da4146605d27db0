import { account } from '@mandate/contract/entities/account.ts';
import { FieldGrid } from '../../resources/editor/section-card.tsx';
import { Language, TimeZone } from '../../resources/field/field-choices.tsx';
import { Text } from '../../resources/field/field-texts.tsx';
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
