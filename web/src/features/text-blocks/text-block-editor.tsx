import { textBlock } from '@mandate/contract/entities/text-block.ts';
import { documentKinds } from '@mandate/contract/paper/document-kinds.ts';
import { useTranslation } from 'react-i18next';
import { PlaceholderArea } from '../../business/placeholders/placeholder-area.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { FieldCell } from '../../form/fields/field-cell.tsx';
import { Choice } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Flag, heldText, shownText, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid, FieldHint } from '../../form/fields/section-card.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextPreview } from './text-preview.tsx';

/** A text of the firm: what it is for, what it says, and how that reads. */
export default function TextBlockEditor() {
  const { t } = useTranslation();
  return (
    <ResourceEditor
      entity={textBlock}
      paths={paths.textBlocks}
      after={() => null}
      sections={[
        { name: 'text', title: t('textBlocks.section.text'), content: <Written /> },
        { name: 'use', title: t('textBlocks.section.use'), content: <Use /> },
      ]}
    />
  );
}

function Written() {
  return (
    <FieldGrid>
      <FieldCell of={textBlock} name="body" span={6}>
        {(field) => (
          <PlaceholderArea
            frame={field.frame}
            max={field.facts.max ?? 0}
            text={shownText(field.value)}
            onText={field.set}
          />
        )}
      </FieldCell>
      <TextPreview />
    </FieldGrid>
  );
}

function Use() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Text of={textBlock} name="code" span={2} />
      <Choice of={textBlock} name="purpose" />
      <Choice of={textBlock} name="language" />
      <FieldCell of={textBlock} name="documentKind" span={2}>
        {(field) => (
          <SelectField
            {...field.frame}
            none={t('textBlocks.allKinds')}
            choices={documentKinds.map((value) => ({ value, label: choiceLabel(textBlock, 'documentKind', value) }))}
            value={shownText(field.value)}
            onChange={({ target }) => field.set(heldText(field, target.value))}
          />
        )}
      </FieldCell>
      <Flag of={textBlock} name="isDefault" span={4} />
      <FieldHint>{t('textBlocks.defaultHint')}</FieldHint>
      <Text of={textBlock} name="externalRef" span={2} />
      <Tags of={textBlock} name="tags" span={6} />
    </FieldGrid>
  );
}
