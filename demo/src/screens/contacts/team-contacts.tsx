import styled from '@emotion/styled';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { PageSteps } from '../../records/page-steps.tsx';
import { useAddress } from '../../records/use-address.ts';
import { ContactToolbar } from './contact-toolbar.tsx';
import { FoundContacts } from './found-contacts.tsx';
import { TeamMembers } from './team-members.tsx';
import { TeamPanel } from './team-panel.tsx';
import { useContacts } from './use-contacts.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 14,
  marginTop: 14,
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface TeamContactsProps {
  title: ParseKeys<'demo'>;
  look: 'cards' | 'rows';
}

/** The contacts of the demo beside a panel that chooses their team. */
export function TeamContacts({ title, look }: TeamContactsProps) {
  const { t } = useTranslation('demo');
  const address = useAddress();
  const shown = useContacts(address, { sizes: [10, 25, 50], usual: 10 });
  return (
    <>
      <PageHead title={t(title)} />
      <Columns>
        <TeamPanel
          contacts={shown.all ?? []}
          team={shown.team}
          onChoose={(team) => address.change({ team, page: null })}
        />
        <PageCard isFlush>
          <ContactToolbar {...shown} />
          <FoundContacts {...shown}>
            <TeamMembers contacts={shown.page.rows} look={look} />
          </FoundContacts>
          <PageSteps page={shown.page} sizes={shown.sizes} address={address} />
        </PageCard>
      </Columns>
    </>
  );
}
