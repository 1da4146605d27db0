import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { useTranslation } from 'react-i18next';
import { controlId } from '../../records/changes/record-path.ts';
import { pathLabel, problemSentence, recordWord } from '../../records/words/record-words.ts';
import { useEditing, useForm } from '../state/editing-context.ts';
import type { FormState, RecordForm } from '../state/record-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { Problem } from './in-page-order.ts';

/** In which section a problem's field stands; a wrong entry of a list of words belongs to the list. */
function fieldOnPage(form: RecordForm, path: string): string | undefined {
  if (form.sections.has(path)) return path;
  const [first = ''] = path.split('.');
  return form.sections.has(first) ? first : undefined;
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
    const section = form.sections.get(fieldOnPage(form, field) ?? '');
    if (section !== undefined) counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts].map(([section, count]) => `${section}:${count}`).join(' ');
}

/** The summary of what keeps the record from being saved: wrong fields, then fields to decide. */
export function EditorProblems() {
  const { t } = useTranslation();
  const { form, entity, scope } = useEditing();
  const { problems, conflicts, other, values, attempt } = useForm(form, (state) => state);
  const withTarget = (text: string, path: string): Problem => {
    const field = fieldOnPage(form, path);
    return field === undefined ? { text } : { text, target: controlId(field, scope) };
  };
  const wrong = toldOnce(problems).map((problem) => {
    const sentence = problemSentence(problem);
    if (problem.field === '') return { text: sentence };
    const field = pathLabel(entity, values, fieldOnPage(form, problem.field) ?? problem.field);
    return withTarget(t('editor.problem', { field, sentence }), problem.field);
  });
  const open = conflicts.map((conflict) => {
    const field = pathLabel(entity, values, conflict.field);
    const sentence = t('editor.decide', { user: other?.name || t('editor.somebody') });
    return withTarget(t('editor.problem', { field, sentence }), conflict.field);
  });
  const counted = [
    wrong.length > 0 && t('editor.toCorrect', { count: wrong.length }),
    open.length > 0 && t('editor.toDecide', { count: open.length }),
  ].filter(Boolean);
  const title = t('editor.notSaved', { what: recordWord(entity.name, 'notSaved'), why: counted.join(', ') });
  return <ErrorSummary title={title} problems={[...wrong, ...open]} attempt={attempt} />;
}
