import styled from '@emotion/styled';
import { type Role, roles } from '@mandate/contract/access/roles.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox, type Offer } from '../../../form/references/combobox.tsx';
import { CallError, call } from '../../../lib/calls/call.ts';
import { beginView, useUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

const Fields = styled('div')({ display: 'grid', gap: 16, marginTop: 16 });

const offered = 20;

/** Users whose name or email has the words typed; oneself is not among them. */
function useUserOffers(text: string | null): readonly Offer[] | undefined {
  const { id: own } = useUser();
  const search = text?.trim() ?? '';
  const { data } = useQuery({
    queryKey: ['pick', 'view-as', search],
    queryFn: ({ signal }) =>
      call<GridPage<{ id: string; fullName: string; role: string }>>(
        'POST',
        '/account/get-grid',
        { pageSize: offered, total: 'none', fields: ['role'], ...(search !== '' && { search, bestFirst: true }) },
        { signal },
      ),
    enabled: text !== null,
    placeholderData: keepPreviousData,
  });
  return data?.rows
    .filter(({ id }) => id !== own)
    .map(({ id, fullName, role }) => ({ id, label: fullName, code: role }));
}

/** Chooses as whom to look at the product: a role, or a person. */
export default function ViewAsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { t: sentence } = useTranslation('error');
  const [role, setRole] = useState<Role | ''>('GUEST');
  const [person, setPerson] = useState<Offer | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const offers = useUserOffers(text);
  const id = useId();

  async function begin(): Promise<void> {
    setWasSent(true);
    const whom = role !== '' ? { role } : person && { accountId: person.id };
    if (whom === null) return;
    setIsBusy(true);
    try {
      await viewAs(whom);
      onClose();
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('view.title')}
      width={640}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look="primary" busy={isBusy} onClick={() => void begin()}>
            {t('view.begin')}
          </Button>
        </>
      }
    >
      {t('view.text')}
      <Fields>
        <SelectField
          autoFocus
          label={t('view.as')}
          choices={roles
            .filter((one) => one !== 'SA')
            .map((one) => ({ value: one, label: t('view.role', { role: one }) }))}
          none={t('view.aPerson')}
          value={role}
          onChange={({ target }) => setRole(target.value as Role | '')}
        />
        {role === '' && (
          <Combobox
            id={id}
            label={t('view.person')}
            chosen={person?.label ?? ''}
            isOptional={false}
            offers={offers}
            onSearch={setText}
            onChoose={setPerson}
            error={wasSent && person === null ? sentence('fieldRequired') : undefined}
          />
        )}
      </Fields>
    </Dialog>
  );
}

/**
 * Looks at the product as a role or as a person, in this tab, until it is stopped or the server ends it.
 * @throws {CallError} when the server refuses; it was shown
 */
async function viewAs(whom: { role: Role } | { accountId: string }): Promise<void> {
  const { accessToken } = await call<{ accessToken: string }>('POST', '/session/view-as', whom, { loader: true });
  beginView(accessToken);
}
