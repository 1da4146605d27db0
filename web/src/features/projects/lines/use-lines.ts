import { lines as linesPart } from '@mandate/contract/project/line.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { useMemo } from 'react';
import { useForm } from '../../../form/state/editing-context.ts';
import type { RecordForm } from '../../../form/state/record-form.ts';
import { showWarning } from '../../../lib/frame/show-success-and-errors.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import type { EditLine } from './edit-line.ts';

type Lines = readonly EditLine[];

/** What can be done with the lines of a project on the screen. */
export interface LineEdits {
  /**
   * Changes the lines; a function that gives the same array changes nothing, and one that gives more lines than a project may
   * have is refused as a whole.
   * @returns whether it was not refused
   */
  edit: (edit: (lines: Lines) => Lines) => boolean;
  /**
   * Changes the lines by what was looked up for them: part of the edit that asked for it, which is undone with it. Other edits may have come
   * since.
   * @param edit told the lines as they are, and as each undo and redo brings them back; changes those the answer is for
   */
  amend: (edit: (lines: Lines) => Lines) => void;
  undo: () => void;
  redo: () => void;
}

/** How many edits can be undone. */
const depth = 100;

const most = linesPart.max;

/**
 * The lines of a form, and the way to change them and back. What a save or somebody else brings ends the way back.
 * @param onTooMany told that an edit was refused
 */
export function lineEdits(form: RecordForm, onTooMany: () => void): LineEdits {
  let past: Lines[] = [];
  let future: Lines[] = [];
  let last = linesIn(form);

  function become(next: Lines): void {
    form.set('lines', next);
    last = linesIn(form);
  }
  function forget(): void {
    if (linesIn(form) === last) return;
    [past, future, last] = [[], [], linesIn(form)];
  }
  function step(isBack: boolean): void {
    forget();
    const [from, to] = isBack ? [past, future] : [future, past];
    const next = from.pop();
    if (!next) return;
    to.push(linesIn(form));
    become(next);
  }
  return {
    edit(change) {
      forget();
      const before = linesIn(form);
      const next = change(before);
      if (next.length > most && next.length > before.length) {
        onTooMany();
        return false;
      }
      if (next === before || isSame(next, before)) return true;
      past = [...past.slice(1 - depth), before];
      future = [];
      become(next);
      return true;
    },
    amend(change) {
      forget();
      [past, future] = [past.map(change), future.map(change)];
      const next = change(linesIn(form));
      if (next !== linesIn(form)) become(next);
    },
    undo: () => step(true),
    redo: () => step(false),
  };
}

function linesIn(form: RecordForm): Lines {
  return (form.state().values.lines ?? noLines) as Lines;
}

const noLines: Lines = [];

/** The lines of the form, kept up to date, and their edits. */
export function useLines(form: RecordForm): [Lines, LineEdits] {
  const lines = useForm(form, ({ values }) => (values.lines ?? noLines) as Lines);
  const edits = useMemo(
    () => lineEdits(form, () => showWarning(i18n.t('project.tooManyLines', { max: String(most) }))),
    [form],
  );
  return [lines, edits];
}
