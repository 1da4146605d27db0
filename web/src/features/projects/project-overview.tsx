import { project } from '@mandate/contract/project/project.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FieldGrid, SectionCard } from '../../resources/editor/section-card.tsx';
import { Currency } from '../../resources/field/field-choices.tsx';
import { Reference } from '../../resources/field/field-reference.tsx';
import { Tags } from '../../resources/field/field-tags.tsx';
import { Figure, Flag, PlainDate, Text } from '../../resources/field/field-texts.tsx';
import { phone } from '../../ui/media.ts';
import { TaxRateChoice } from './tax-rate-choice.tsx';

// A box to tick stands beside fields, level with them.
const Beside = styled('div')({
  '&:has(input)': { paddingTop: 26 },
  [phone]: { gridColumn: '1 / -1', '&:has(input)': { paddingTop: 0 } },
});

/** What a project is called, for whom it is, when it runs and by which terms it is priced. */
export function ProjectOverview() {
  const { t } = useTranslation();
  return (
    <SectionCard name="overview" title={t('project.overview')}>
      <FieldGrid>
        <Text of={project} name="name" span={3} />
        <Reference of={project} name="customerId" span={2} />
        <Text of={project} name="code" span={1} />
        <PlainDate of={project} name="startDate" span={1} />
        <PlainDate of={project} name="endDate" span={1} />
        <Currency of={project} name="currency" span={1} />
        <Figure of={project} name="discountPercent" span={1} unit="%" />
        <TaxRateChoice of={project} name="defaultTaxRateId" span={2} />
        <Text of={project} name="customerReference" span={2} />
        <Text of={project} name="externalRef" span={1} />
        <Tags of={project} name="tags" span={2} />
        <Beside>
          <Flag of={project} name="isInternal" />
        </Beside>
      </FieldGrid>
    </SectionCard>
  );
}
