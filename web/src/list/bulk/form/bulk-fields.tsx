import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import { besideOfField } from '@mandate/contract/facts/beside.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../form/problems/error-summary.tsx';
import { EditingContext, useForm } from '../../../form/state/editing-context.ts';
import type { RecordForm } from '../../../form/state/record-form.ts';
import { controlId } from '../../../records/changes/record-path.ts';
import { problemSentence } from '../../../records/words/record-words.ts';
import { fieldLabel } from '../../../records/words/words.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { bulkFields, type ChosenField, modesOf } from './bulk-form.ts';
import { ChosenRow } from './chosen-row.tsx';

const Form = styled('form')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 12,
  color: vars.palette.text.primary,
  '& > button[hidden]': { display: 'none' },
}));

const Rows = styled('ul')({ display: 'grid', gap: 12 });

/** Tells the fields here from those of other editors. */
const scope = 'bulk-field';

interface BulkFieldsProps {
  /** Of the form element: the button that sends it stands outside. */
  id: string;
  entity: Entity;
  reader: Reader;
  form: RecordForm;
  chosen: readonly ChosenField[];
  onChosen: (chosen: ChosenField[]) => void;
  onReview: () => void;
}

/** Which fields of many records are changed, and to what. */
export function BulkFields({ id, entity, reader, form, chosen, onChosen, onReview }: BulkFieldsProps) {
  const { t } = useTranslation();
  const problems = useForm(form, (state) => state.problems);
  const attempt = useForm(form, (state) => state.attempt);
  const fields = bulkFields(entity, reader);
  const free = fields.filter(([name]) => !chosen.some((one) => one.name === name));
  const added = useRef<string | null>(null);

  // What is chosen is entered next.
  useEffect(() => {
    if (added.current === null || !chosen.some(({ name }) => name === added.current)) return;
    document.getElementById(controlId(added.current, scope))?.focus();
    added.current = null;
  }, [chosen]);

  function add(name: string): void {
    const facts = entity.fields[name];
    if (!facts) return;
    added.current = name;
    onChosen([...chosen, { name, mode: modesOf(facts)[0] ?? 'set' }]);
  }

  function drop(name: string): void {
    form.set(name, null);
    form.fail(form.state().problems.filter(({ field }) => field !== name));
    onChosen(chosen.filter((one) => one.name !== name));
    document.getElementById(`${id}-add`)?.focus();
  }

  function sentenceOf(key: string | null): string | undefined {
    const problem = problems.find(({ field }) => field === key);
    return problem && problemSentence(problem);
  }

  const found = problems.map((problem) => {
    const sentence = problemSentence(problem);
    const isSaid = chosen.some(({ name }) => besideOfField(entity, name) === problem.field);
    const isOnPage = isSaid || chosen.some(({ name }) => name === problem.field);
    if (!isOnPage) return { text: sentence };
    const field = isSaid ? t('currencyChange.many.label') : fieldLabel(entity, problem.field);
    const text = t('editor.problem', { field, sentence });
    return { text, target: controlId(problem.field, scope) };
  });

  return (
    <EditingContext value={{ form, entity, reader, isReading: false, isNew: false, scope }}>
      <Form
        id={id}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          onReview();
        }}
      >
        <ErrorSummary title={t('bulk.notReviewed', { count: found.length })} problems={found} attempt={attempt} />
        {chosen.length > 0 && (
          <Rows>
            {chosen.map((one) => (
              <ChosenRow
                key={one.name}
                entity={entity}
                chosen={one}
                facts={entity.fields[one.name]}
                error={sentenceOf(besideOfField(entity, one.name))}
                onSaid={(beside) => {
                  const key = besideOfField(entity, one.name);
                  form.fail(form.state().problems.filter(({ field }) => field !== key));
                  onChosen(chosen.map((each) => (each.name === one.name ? { ...each, beside } : each)));
                }}
                onMode={(mode) => onChosen(chosen.map((each) => (each.name === one.name ? { ...each, mode } : each)))}
                onDrop={() => drop(one.name)}
              />
            ))}
          </Rows>
        )}
        {free.length > 0 && (
          <SelectField
            id={`${id}-add`}
            label={t(chosen.length > 0 ? 'bulk.addField' : 'bulk.chooseField')}
            none={t('bulk.chooseOption')}
            choices={free.map(([name]) => ({ value: name, label: fieldLabel(entity, name) }))}
            value=""
            onChange={({ target }) => add(target.value)}
          />
        )}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Form>
    </EditingContext>
  );
}
