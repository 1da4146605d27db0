import { rate } from '@mandate/contract/entities/rate.ts';
import { useTranslation } from 'react-i18next';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { Choice, Currency, Listed } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Figure, PlainDate, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { Reference } from '../../form/references/reference.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';

/** A dated rate: what one unit sells for or costs, for whom and what, since when. */
export default function RateEditor() {
  const { t } = useTranslation();
  return (
    <ResourceEditor
      entity={rate}
      paths={paths.rates}
      after={() => null}
      sections={[
        { name: 'amount', title: t('rates.sections.amount'), content: <Amount /> },
        { name: 'scope', title: t('rates.sections.scope'), content: <Scope /> },
        { name: 'notes', title: t('rates.sections.notes'), content: <Notes /> },
      ]}
    />
  );
}

function Amount() {
  const { form } = useEditing();
  const currency = useForm(form, ({ values }) => String(values.currency ?? ''));
  return (
    <FieldGrid>
      <Choice of={rate} name="side" span={2} />
      <Figure of={rate} name="amount" span={2} unit={currency} />
      <Currency of={rate} name="currency" span={2} />
      <Choice of={rate} name="unit" span={2} />
      <PlainDate of={rate} name="validFrom" span={2} />
      <PlainDate of={rate} name="validTo" span={2} />
      <Figure of={rate} name="minQuantity" span={2} />
    </FieldGrid>
  );
}

function Scope() {
  return (
    <FieldGrid>
      <Reference of={rate} name="serviceId" span={3} />
      <Reference of={rate} name="personnelId" span={3} />
      <Reference of={rate} name="providerId" span={3} />
      <Reference of={rate} name="customerId" span={3} />
      <Reference of={rate} name="projectId" span={3} />
      <Listed of={rate} name="seniority" span={3} />
    </FieldGrid>
  );
}

function Notes() {
  return (
    <FieldGrid>
      <Text of={rate} name="note" span={4} />
      <Text of={rate} name="externalRef" span={2} />
      <Tags of={rate} name="tags" span={6} />
    </FieldGrid>
  );
}
