import { serviceCategory } from '@mandate/contract/entities/service-category.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { useTranslation } from 'react-i18next';
import { ActiveStatus } from '../../business/active-status.tsx';
import { RecordCode } from '../../editor/page/record-code.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { Color } from '../../form/fields/field-color.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Figure, Flag, Paragraphs, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid, FieldHint } from '../../form/fields/section-card.tsx';
import { Reference } from '../../form/references/reference.tsx';
import { useEditing } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';

/** A service category: what it is, where in the tree it stands. */
export default function ServiceCategoryEditor() {
  const { t } = useTranslation();
  const reader = useUser();
  return (
    <ResourceEditor
      entity={serviceCategory}
      paths={paths.serviceCategories}
      after={(record) => (
        <>
          <ActiveStatus isActive={record.isActive} />
          <RecordCode code={record.code} />
        </>
      )}
      sections={[
        { name: 'general', title: t('serviceCategories.section.general'), content: <General /> },
        { name: 'place', title: t('serviceCategories.section.place'), content: <Place /> },
        ...(isSeen(serviceCategory.fields.tags, reader)
          ? [{ name: 'notes', title: t('serviceCategories.section.notes'), content: <Notes /> }]
          : []),
      ]}
    />
  );
}

function General() {
  return (
    <FieldGrid>
      <Text of={serviceCategory} name="name" span={4} />
      <Text of={serviceCategory} name="code" span={2} />
      <Paragraphs of={serviceCategory} name="description" />
      <Color of={serviceCategory} name="color" />
      <Flag of={serviceCategory} name="isActive" span={6} />
    </FieldGrid>
  );
}

function Place() {
  const { t } = useTranslation();
  const { isReading } = useEditing();
  return (
    <FieldGrid>
      <Reference of={serviceCategory} name="parentId" span={4} />
      <Figure of={serviceCategory} name="sortOrder" />
      {!isReading && <FieldHint>{t('serviceCategories.orderHint')}</FieldHint>}
    </FieldGrid>
  );
}

function Notes() {
  return (
    <FieldGrid>
      <Tags of={serviceCategory} name="tags" />
      <Text of={serviceCategory} name="externalRef" />
    </FieldGrid>
  );
}
