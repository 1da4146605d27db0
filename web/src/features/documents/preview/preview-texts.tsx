import styled from '@emotion/styled';
import { document as facts } from '@mandate/contract/entities/document.ts';
import { type TextBlockRow, textBlock } from '@mandate/contract/entities/text-block.ts';
import { type DocumentKind, type PaperLanguage, paperLanguages } from '@mandate/contract/paper/document-kinds.ts';
import { useTranslation } from 'react-i18next';
import { choiceLabel } from '../../../records/words/words.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { blockLabel } from './block-label.ts';
import { type ChosenText, chosenTexts, type PreviewChoices } from './preview-choices.ts';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  overflowWrap: 'anywhere',
});

interface PreviewTextsProps {
  kind: DocumentKind;
  /** The language the paper is in. */
  language: PaperLanguage;
  /** The firm's texts in it. */
  blocks: readonly TextBlockRow[];
  choices: PreviewChoices;
  onChange: (part: Partial<PreviewChoices>) => void;
}

/** In which language a paper is, and with which texts of the firm. */
export function PreviewTexts({ kind, language, blocks, choices, onChange }: PreviewTextsProps) {
  const { t } = useTranslation();
  const usual = (name: ChosenText) => {
    const defaults = blocks.filter(({ purpose, isDefault }) => purpose === name && isDefault);
    return defaults.find(({ documentKind }) => documentKind === kind) ?? defaults[0];
  };
  return (
    <Fields>
      <SelectField
        label={t('documents.preview.language')}
        value={language}
        choices={paperLanguages.map((one) => ({ value: one, label: choiceLabel(facts, 'language', one) }))}
        onChange={({ target }) =>
          onChange({
            language: paperLanguages.find((one) => one === target.value) ?? null,
            // Texts belong to their language: another one begins with its own.
            texts: { intro: null, closing: null, terms: null },
          })
        }
      />
      {chosenTexts.map((name) => {
        const own = usual(name);
        const chosen = choices.texts[name];
        const shown = chosen === null ? own : blocks.find(({ id }) => id === chosen);
        return (
          <SelectField
            key={name}
            label={choiceLabel(textBlock, 'purpose', name)}
            none={own ? blockLabel(own) : t('documents.preview.textUsual')}
            value={chosen ?? ''}
            hint={shown && blockLabel(shown)}
            choices={[
              ...blocks
                .filter((block) => block.purpose === name && block !== own)
                .map((block) => ({ value: block.id, label: blockLabel(block) })),
              { value: 'none', label: t('documents.preview.textNone') },
            ]}
            onChange={({ target }) => onChange({ texts: { ...choices.texts, [name]: target.value || null } })}
          />
        );
      })}
    </Fields>
  );
}
