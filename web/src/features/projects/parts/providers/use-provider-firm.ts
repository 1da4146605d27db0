import { provider } from '@mandate/contract/entities/provider.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../../../form/state/editing-context.ts';
import { showInfo } from '../../../../lib/frame/show-success-and-errors.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { fieldLabel } from '../../../../records/words/words.ts';
import { referredName } from '../referred-name.ts';
import { contactsOf, useFirms } from './firm-contacts.ts';

const { currency } = project.parts.providers.fields;

/** Follows the choice of a row's provider: its currency is taken where none was chosen, and a contact of another firm goes, which is told. */
export function useProviderFirm(row: Row): void {
  const { t } = useTranslation();
  const { form, reader } = useEditing();
  const id = (row.providerId ?? null) as string | null;
  const [firm] = useFirms(provider.name, [id]);
  const before = useRef(id);

  const follow = useEffectEvent(() => {
    if (before.current === id) return;
    before.current = id;
    if (firm?.currency && row.currency === null && isSeen(currency, reader))
      form.set(`providers.${row.id}.currency`, firm.currency);
    const { contactId = null, contact = null } = row;
    if (contactId === null || (firm && contactsOf(firm).some((one) => one.id === contactId))) return;
    const person = referredName(row, 'contactId');
    const put = (value: unknown, sibling: unknown) => {
      form.set(`providers.${row.id}.contactId`, value);
      form.set(`providers.${row.id}.contact`, sibling);
    };
    put(null, null);
    showInfo(t('customerTerms.left', { field: fieldLabel(project, 'providers.contactId'), person }), {
      action: { label: t('editor.undo'), run: () => put(contactId, contact) },
    });
  });
  useEffect(() => {
    if (id === null || firm) follow();
  }, [id, firm]);
}
