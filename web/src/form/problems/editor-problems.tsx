import type { Entity } from '@mandate/contract/facts/entity.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { useTranslation } from 'react-i18next';
import { controlId } from '../../records/changes/record-path.ts';
import { pathLabel, problemSentence, recordWord } from '../../records/words/record-words.ts';
import { useEditing, useForm } from '../state/editing-context.ts';
import type { FormState, RecordForm } from '../state/record-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { Problem } from './in-page-order.ts';

/** The field a path belongs to: a wrong entry of a list of words to the list, a cell is one itself. */
function fieldOf({ fields, parts }: Entity, path: string): string {
  const [first = ''] = stepsOf(path);
  return Object.hasOwn(fields, path) || Object.hasOwn(parts, first) ? path : first;
}

/** In which section a field stands; cells that are not drawn stand where their rows do. */
function sectionOf({ entity, sections }: RecordForm, path: string): string | undefined {
  const [first = ''] = stepsOf(path);
  return sections.get(fieldOf(entity, path)) ?? sections.get(first);
}

/** What is wrong, once for each field and reason: of a list of words, whose paths end with a place, several may be wrong. */
function toldOnce(problems: readonly FieldError[]): FieldError[] {
  const keys = problems.map(({ field, code }) => `${field.replace(/\.\d+$/, '')} ${code}`);
  return problems.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** How many problems and undecided fields each section holds, as text to compare: `general:2 contacts:1`. */
export function problemCounts(form: RecordForm, { problems, conflicts }: FormState): string {
  const counts = new Map<string, number>();
  for (const { field } of [...toldOnce(problems), ...conflicts]) {
    const section = sectionOf(form, field);
    if (section !== undefined) counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts].map(([section, count]) => `${section}:${count}`).join(' ');
}

/** The summary of what keeps the record from being saved: wrong fields, then fields to decide. */
export function EditorProblems() {
  const { t } = useTranslation();
  const { form, entity, scope } = useEditing();
  const { problems, conflicts, other, values, attempt } = useForm(form, (state) => state);
  const once = toldOnce(problems);
  const wrong = once.map((problem): Problem => {
    const sentence = problemSentence(problem);
    if (problem.field === '') return { text: sentence };
    const label = form.labels.get(problem.field);
    const path = label ? problem.field : fieldOf(entity, problem.field);
    const text = t('editor.problem', { field: label ?? pathLabel(entity, values, path), sentence });
    return sectionOf(form, path) === undefined ? { text } : { text, target: controlId(path, scope) };
  });
  const open = conflicts.map((conflict) => {
    const field = pathLabel(entity, values, conflict.field);
    const sentence = t('editor.decide', { user: other?.name || t('editor.somebody') });
    return { text: t('editor.problem', { field, sentence }), target: controlId(conflict.field, scope) };
  });
  // What is about the whole is no field's fault.
  const fields = once.filter(({ field }) => field !== '').length;
  const counted = [
    fields > 0 && t('editor.toCorrect', { count: fields }),
    open.length > 0 && t('editor.toDecide', { count: open.length }),
  ].filter(Boolean);
  const what = recordWord(entity.name, 'notSaved');
  const title = counted.length > 0 ? t('editor.notSaved', { what, why: counted.join(', ') }) : what;
  return <ErrorSummary title={title} problems={[...wrong, ...open]} attempt={attempt} />;
}
