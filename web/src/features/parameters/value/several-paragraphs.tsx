import styled from '@emotion/styled';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../../form/fields/field-cell.tsx';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { problemSentence } from '../../../records/words/record-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { FieldSet } from '../../../ui/fields/field-set.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';

const Frame = styled(FieldSet)(({ theme: { vars } }) => ({
  '& > p': { marginBottom: 8, fontSize: 12, lineHeight: '16px', color: vars.palette.bad.text },
  '& > ol': { display: 'grid', gap: 8, marginBottom: 10 },
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: 8 },
}));

/** Several texts of some lines each, such as the columns at the foot of a page. */
export function SeveralParagraphs({ field }: { field: BoundField }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const problems = useForm(form, (state) => state.problems);
  const texts = Array.isArray(field.value) ? field.value.map(String) : [];
  const adding = useRef<HTMLButtonElement>(null);
  const wrong = problems.find(({ field: at }) => at.startsWith(`${field.path}.`))?.field;
  // Who is led to the texts comes to one that is wrong, else to where they begin.
  const entrance = wrong ?? `${field.path}.0`;
  const id = (index: number) => (`${field.path}.${index}` === entrance ? field.frame.id : `${field.frame.id}-${index}`);

  function add(): void {
    // At once: the next letter is meant for the new one.
    flushSync(() => field.set([...texts, '']));
    document.getElementById(id(texts.length))?.focus();
  }

  function remove(index: number): void {
    field.set(texts.toSpliced(index, 1));
    adding.current?.focus();
  }

  return (
    <Frame>
      <legend>{field.frame.label}</legend>
      {field.frame.error && <p role="alert">{field.frame.error}</p>}
      <ol>
        {texts.map((text, index) => {
          const problem = problems.find(({ field: at }) => at === `${field.path}.${index}`);
          const number = index + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has nothing to be told by but its place.
            <li key={index}>
              <TextArea
                id={id(index)}
                label={t('parameters.column', { number })}
                error={problem && problemSentence(problem)}
                rows={3}
                value={text}
                onChange={({ target }) => field.set(texts.with(index, target.value))}
              />
              <TooltipIconButton
                label={t('parameters.removeColumn', { number })}
                icon={<Trash aria-hidden="true" />}
                onClick={() => remove(index)}
              />
            </li>
          );
        })}
      </ol>
      <Button
        ref={adding}
        id={texts.length === 0 ? field.frame.id : undefined}
        size="toolbar"
        icon={<Plus aria-hidden="true" />}
        onClick={add}
      >
        {t('parameters.addColumn')}
      </Button>
    </Frame>
  );
}
