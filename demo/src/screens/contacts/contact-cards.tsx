import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { PageSteps } from '../../records/page-steps.tsx';
import { Stack } from '../../records/stack.tsx';
import { useAddress } from '../../records/use-address.ts';
import { ContactCard } from './contact-card.tsx';
import { ContactToolbar } from './contact-toolbar.tsx';
import { FoundContacts } from './found-contacts.tsx';
import { useContacts } from './use-contacts.ts';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 14,
  padding: '4px 20px 20px',
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 16 },
});

interface ContactCardsProps {
  title: ParseKeys<'demo'>;
  /** With the ways to reach each, and their balance. */
  isFull?: boolean;
}

/** The contacts of the demo as cards, two in a row. */
export function ContactCards({ title, isFull = false }: ContactCardsProps) {
  const { t } = useTranslation('demo');
  const address = useAddress();
  const shown = useContacts(address, { sizes: [10, 25, 50], usual: 10 });
  const highest = Math.max(0, ...(shown.all ?? []).map(({ balance }) => balance));
  return (
    <>
      <PageHead title={t(title)} />
      <Stack>
        <PageCard isFlush>
          <ContactToolbar {...shown} />
          <FoundContacts {...shown}>
            <Cards>
              {shown.page.rows.map((contact) => (
                <li key={contact.id}>
                  <ContactCard contact={contact} highest={isFull ? highest : null} />
                </li>
              ))}
            </Cards>
          </FoundContacts>
          <PageSteps page={shown.page} sizes={shown.sizes} address={address} />
        </PageCard>
      </Stack>
    </>
  );
}
