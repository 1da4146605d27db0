import styled from '@emotion/styled';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { Choice, Currency, Listed } from '../../../form/fields/field-choices.tsx';
import { RichText } from '../../../form/fields/field-rich-text.tsx';
import { Tags } from '../../../form/fields/field-tags.tsx';
import { Figure, Flag, PlainDate, Text } from '../../../form/fields/field-texts.tsx';
import { SectionCard } from '../../../form/fields/section-card.tsx';
import { Reference } from '../../../form/references/reference.tsx';
import { LocksContext, useEditing, useForm } from '../../../form/state/editing-context.ts';
import { ownGroups, titleKey } from '../../../records/own-fields/own-groups.ts';
import { phone } from '../../../ui/media/phone.ts';
import { ContactChoice } from '../parts/providers/contact-choice.tsx';
import { useLocks } from '../status/use-locks.ts';
import { FieldGroup } from './field-group.tsx';
import { TaxRateChoice } from './tax-rate-choice.tsx';
import { TermsNotice } from './terms-notice.tsx';

const Groups = styled('div')({ containerType: 'inline-size' });

// A box to tick stands beside fields, level with them.
const Beside = styled('div')({
  '&:has(input)': { paddingTop: 26 },
  [phone]: { gridColumn: '1 / -1', '&:has(input)': { paddingTop: 0 } },
});

/** What a project is called, for whom it is, who answers for it, when it runs and by which terms it is priced. */
export function ProjectOverview() {
  const { t } = useTranslation();
  const { form, reader, entity } = useEditing();
  const customerId = useForm(form, ({ values }) => (values.customerId ?? null) as string | null);
  const payerId = useForm(form, ({ values }) => (values.billToCustomerId ?? null) as string | null);
  const locks = useLocks();
  const hasTerms = isSeen(project.fields.billingMode, reader);
  const titles = ['what', 'who', 'when', ...(hasTerms ? ['terms'] : []), 'more'].map((name) =>
    titleKey(t(`projectFields.${name}` as 'projectFields.what')),
  );
  const others = ownGroups(entity, reader).filter(({ title }) => !titles.includes(titleKey(title)));
  return (
    <SectionCard name="overview" title={t('project.overview')}>
      <LocksContext value={locks}>
        <Groups>
          <FieldGroup title={t('projectFields.what')}>
            <Text of={project} name="name" span={4} />
            <Text of={project} name="code" span={2} />
            <Reference of={project} name="customerId" span={2} />
            <ContactChoice of={project} name="customerContactId" span={2} noun="customer" firms={[customerId]} />
            <ContactChoice
              of={project}
              name="billingContactId"
              span={2}
              noun="customer"
              firms={[customerId, payerId]}
            />
            <TermsNotice />
          </FieldGroup>
          <FieldGroup title={t('projectFields.who')}>
            <Reference of={project} name="projectManagerId" span={2} />
            <Reference of={project} name="accountManagerId" span={2} />
          </FieldGroup>
          <FieldGroup title={t('projectFields.when')}>
            <PlainDate of={project} name="startDate" span={1} />
            <PlainDate of={project} name="endDate" span={1} />
            <PlainDate of={project} name="quoteValidUntil" span={2} />
            <PlainDate of={project} name="contractSignedOn" span={2} />
          </FieldGroup>
          {hasTerms && (
            <FieldGroup title={t('projectFields.terms')}>
              <Choice of={project} name="billingMode" span={2} />
              <Currency of={project} name="currency" span={1} />
              <Figure of={project} name="discountPercent" span={1} unit="%" />
              <TaxRateChoice of={project} name="defaultTaxRateId" span={2} />
              <Reference of={project} name="paymentTermsId" span={2} />
              <Figure of={project} name="hoursPerDay" span={1} unit={t('project.hoursPerWeek')} />
              <Reference of={project} name="billToCustomerId" span={3} />
            </FieldGroup>
          )}
          <FieldGroup title={t('projectFields.more')}>
            <Listed of={project} name="type" span={2} />
            <Choice of={project} name="priority" span={1} />
            <Beside>
              <Flag of={project} name="isInternal" />
            </Beside>
            <Choice of={project} name="whoBooks" span={1} />
            <Figure of={project} name="winProbability" span={2} unit="%" />
            <Text of={project} name="customerReference" span={2} />
            <Text of={project} name="externalRef" span={2} />
            <Tags of={project} name="tags" span={2} />
            <RichText of={project} name="description" />
          </FieldGroup>
          {others.map(({ title }) => (
            <FieldGroup key={title} title={title} />
          ))}
        </Groups>
      </LocksContext>
    </SectionCard>
  );
}
