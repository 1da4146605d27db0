import styled from '@emotion/styled';
import type { Addressee } from '@mandate/contract/documents/send-request.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldSet } from '../../../ui/fields/field-set.tsx';

const Group = styled(FieldSet)(({ theme: { vars } }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: 10,
    padding: '8px 10px',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& > div[data-chosen]': { background: vars.palette.tint },
  '& b': { fontWeight: 500, color: vars.palette.text.primary },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' },
}));

interface AddresseesProps {
  contacts: readonly Addressee[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** The contacts of a customer, each to be ticked who gets the mail; who has no address is shown, and cannot be. */
export function Addressees({ contacts, chosen, onChoose }: AddresseesProps) {
  const { t } = useTranslation();
  return (
    <Group>
      <legend>{t('documents.send.to')}</legend>
      {contacts.length === 0 && <p>{t('documents.send.noContacts')}</p>}
      {contacts.map(({ id, name, department, email }) => {
        const isChosen = chosen.includes(id);
        return (
          <div key={id} data-chosen={isChosen || undefined}>
            <Checkbox
              aria-label={name}
              checked={isChosen}
              disabled={email === null}
              onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
            <span>
              <b>{name}</b>
              {department && ` · ${department}`}
              <small>{email ?? t('documents.send.noAddress')}</small>
            </span>
          </div>
        );
      })}
    </Group>
  );
}
