import { parameter } from '@mandate/contract/entities/parameter.ts';
import { useTranslation } from 'react-i18next';
import { RecordCode } from '../../editor/page/record-code.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { builtInWord } from './built-in-word.ts';
import { ParameterAbout } from './parameter-about.tsx';
import { ValueField } from './value/value-field.tsx';

/** A parameter: what it is for, and what it is set to. Of the product's own only the value is set. */
export default function ParameterEditor() {
  const { t } = useTranslation();
  return (
    <ResourceEditor
      entity={parameter}
      paths={paths.parameters}
      titleOf={({ key, label }) => builtInWord(String(key), 'label', String(label))}
      after={(record) => <RecordCode code={record.key} />}
      sections={[
        { name: 'general', title: t('parameters.section.general'), content: <ParameterAbout /> },
        { name: 'value', title: t('parameters.section.value'), content: <ValueField /> },
      ]}
    />
  );
}
