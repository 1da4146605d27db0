import styled from '@emotion/styled';
import { SearchField, Toolbar } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { useTranslation } from 'react-i18next';
import type { ShownContacts } from './use-contacts.ts';

const Bar = styled(Toolbar)({ paddingInline: 20, [phone]: { paddingInline: 16 } });

/** The search of the contacts. */
export function ContactToolbar({ search }: Pick<ShownContacts, 'search'>) {
  const { t } = useTranslation('demo');
  return (
    <Bar>
      <SearchField
        label={t('contacts.search')}
        placeholder={t('contacts.searchHint')}
        value={search.typed}
        onChange={({ target }) => search.type(target.value)}
      />
    </Bar>
  );
}
