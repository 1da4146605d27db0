import { ownField } from '@mandate/contract/entities/own-field.ts';
import { useTranslation } from 'react-i18next';
import { RecordCode } from '../../editor/page/record-code.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { Choice } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Figure, Flag, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { FieldAbout } from './field-about.tsx';
import { SectionField } from './section-field.tsx';

/** A field the firm adds to its records: what it is called and holds, where it stands, who has to fill it in and who sees it. */
export default function OwnFieldEditor() {
  const { t } = useTranslation();
  return (
    <ResourceEditor
      entity={ownField}
      paths={paths.ownFields}
      after={(record) => <RecordCode code={record.key} />}
      sections={[
        { name: 'general', title: t('ownFieldForm.section.general'), content: <FieldAbout /> },
        { name: 'form', title: t('ownFieldForm.section.form'), content: <InForm /> },
        { name: 'notes', title: t('ownFieldForm.section.notes'), content: <Notes /> },
      ]}
    />
  );
}

function InForm() {
  const { form } = useEditing();
  // Yes or no is never empty, so that it cannot be required.
  const isFlag = useForm(form, ({ values }) => values.kind === 'flag');
  return (
    <FieldGrid>
      <SectionField />
      <Figure of={ownField} name="position" span={2} />
      <Choice of={ownField} name="seenBy" span={4} />
      {!isFlag && <Flag of={ownField} name="isRequired" span={6} />}
    </FieldGrid>
  );
}

function Notes() {
  return (
    <FieldGrid>
      <Text of={ownField} name="externalRef" span={2} />
      <Tags of={ownField} name="tags" span={4} />
    </FieldGrid>
  );
}
