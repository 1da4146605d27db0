import { project } from '@mandate/contract/project/project.ts';
import Handshake from 'lucide-react/icons/handshake';
import { useTranslation } from 'react-i18next';
import { Choice, Currency } from '../../../../form/fields/field-choices.tsx';
import { Figure, PlainDate, Text } from '../../../../form/fields/field-texts.tsx';
import { Reference } from '../../../../form/references/reference.tsx';
import { useEditing, useForm } from '../../../../form/state/editing-context.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { PartIcon } from '../part-icon.tsx';
import { referredName } from '../referred-name.ts';
import { RowFields } from '../row-fields.tsx';
import { AgreedWarning } from './agreed-warning.tsx';
import { ContactChoice } from './contact-choice.tsx';
import { useProviderFirm } from './use-provider-firm.ts';

const { providers } = project.parts;

const columns = { wide: 'repeat(6, minmax(0, 1fr))', narrow: 'repeat(4, minmax(0, 1fr))' };

/** One provider while the project is edited. */
export function ProviderRow({ row, onRemove }: { row: Row; onRemove: () => void }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  useProviderFirm(row);
  const projectCurrency = useForm(form, ({ values }) => String(values.currency ?? ''));
  const name = referredName(row, 'providerId') || t('projectParts.newProvider');
  return (
    <RowFields
      part="providers"
      id={row.id}
      name={name}
      sign={
        <PartIcon aria-hidden="true">
          <Handshake />
        </PartIcon>
      }
      columns={columns}
      remove={{ label: t('projectParts.remove', { name }), run: onRemove }}
    >
      <Reference of={providers} name="providerId" span={2} />
      <ContactChoice
        of={providers}
        name="contactId"
        span={2}
        noun="provider"
        firms={[(row.providerId ?? null) as string | null]}
      />
      <Text of={providers} name="role" span={1} />
      <Choice of={providers} name="status" span={1} />
      <Figure of={providers} name="agreedAmount" span={1} unit={String(row.currency ?? projectCurrency)} />
      <Currency of={providers} name="currency" span={1} />
      <Text of={providers} name="contractRef" span={1} />
      <Text of={providers} name="purchaseOrderNumber" span={1} />
      <PlainDate of={providers} name="validFrom" span={1} />
      <PlainDate of={providers} name="validTo" span={1} />
      <AgreedWarning row={row} />
    </RowFields>
  );
}
