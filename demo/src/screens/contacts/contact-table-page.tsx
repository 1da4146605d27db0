import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import UserPlus from 'lucide-react/icons/user-plus';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../contract/contact-calls.ts';
import { PageSteps } from '../../records/page-steps.tsx';
import { Stack } from '../../records/stack.tsx';
import { useAddress } from '../../records/use-address.ts';
import { useTell } from '../../use-demo.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactTable } from './contact-table.tsx';
import { ContactToolbar } from './contact-toolbar.tsx';
import { FoundContacts } from './found-contacts.tsx';
import { byName, useContacts } from './use-contacts.ts';

const newContact = 'new';

/** The contacts of the demo as a table in which they are added, changed and deleted. */
export default function ContactTablePage() {
  const { t } = useTranslation('demo');
  const address = useAddress();
  const shown = useContacts(address, { sizes: [5, 10, 25], usual: 10 });
  const tell = useTell();
  const list = useRef<HTMLDivElement>(null);
  const { all, page } = shown;
  const asked = address.of('edit');
  const edited = all?.find(({ id }) => id === asked) ?? null;
  const close = () => address.change({ edit: null });

  async function save(contact: Contact) {
    const stored = await tell(edited ? 'POST /api/user/update' : 'POST /api/user/add', contact);
    if (!stored) return;
    showSuccess(t('contacts.saved', { name: contact.name }));
    // Whoever is new is looked at where they stand among the others.
    const place = byName(stored).findIndex(({ id }) => id === contact.id);
    const there = edited ? {} : { search: null, page: Math.floor(place / page.size) + 1 };
    address.change({ edit: null, ...there });
  }

  async function remove(contact: Contact) {
    if (!(await tell('POST /api/user/delete', { id: contact.id }))) return;
    // The button that was pressed goes with its row.
    list.current?.focus({ preventScroll: true });
    const bringBack = async () => {
      if (await tell('POST /api/user/add', contact)) showSuccess(t('contacts.broughtBack', { name: contact.name }));
    };
    showSuccess(t('contacts.deleted', { name: contact.name }), {
      action: { label: t('records.undo'), run: () => void bringBack() },
    });
  }

  return (
    <>
      <PageHead
        title={t('contacts.title')}
        actions={
          <Button
            look="primary"
            icon={<UserPlus aria-hidden="true" />}
            onClick={() => address.change({ edit: newContact }, true)}
          >
            {t('contacts.add')}
          </Button>
        }
      />
      <Stack ref={list} tabIndex={-1} style={{ outline: 'none' }}>
        <PageCard isFlush>
          <ContactToolbar {...shown} />
          <FoundContacts {...shown}>
            <ContactTable
              contacts={page.rows}
              onEdit={({ id }) => address.change({ edit: id }, true)}
              onDelete={(contact) => void remove(contact)}
            />
          </FoundContacts>
          <PageSteps page={page} sizes={shown.sizes} address={address} />
        </PageCard>
      </Stack>
      {all && (edited || asked === newContact) && (
        <ContactDialog key={asked} contact={edited} all={all} onSave={save} onClose={close} />
      )}
    </>
  );
}
