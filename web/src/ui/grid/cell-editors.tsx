import styled from '@emotion/styled';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Choice } from '../fields/select-field.tsx';
import { tabular } from '../values/tabular.ts';

const box = {
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: '0 6px',
  border: 0,
  outline: 'none',
  fontSize: 13,
  lineHeight: '20px',
  background: 'transparent',
} as const;

const Line = styled('input')({ ...box, '&[data-figure]': { ...tabular, textAlign: 'end' } });

// It grows over the rows below while its text has several lines.
const Paragraphs = styled('textarea')(({ theme: { vars } }) => ({
  ...box,
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 'auto',
  minHeight: '100%',
  maxHeight: 166,
  padding: '6px 8px',
  resize: 'none',
  fieldSizing: 'content',
  background: vars.palette.background.paper,
  outline: `2px solid ${vars.palette.focus}`,
  outlineOffset: -2,
}));

const Choices = styled('select')(({ theme: { vars } }) => ({
  ...box,
  cursor: 'pointer',
  '& option': { background: vars.palette.background.paper, color: vars.palette.text.primary },
}));

interface EditorProps {
  /** What is edited, for screen readers: the column's name. */
  label: string;
  /** The text the cell holds. */
  text: string;
  /** Typing has begun, so the first letter replaces the text; else it is kept and the caret stands behind it. */
  isReplaced: boolean;
  /** Called with every change, and at the start with a text of several lines, which needs room. */
  onText: (text: string) => void;
  /** The id of the sentence that says what is wrong with the text; none while nothing is. */
  wrongBy?: string | undefined;
  /** Called when editing ends, whether it was taken or not. */
  onEnd: () => void;
}

function useEditorText({ text, onText, onEnd }: EditorProps): [string, (text: string) => void] {
  const [held, hold] = useState(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: editing ends once, when the editor goes
  useEffect(() => onEnd, []);
  const change = (next: string) => {
    hold(next);
    onText(next);
  };
  return [held, change];
}

function wrongness({ wrongBy }: EditorProps) {
  return wrongBy === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': wrongBy };
}

/** Focuses the editor of a cell that has just opened. */
function focused(isReplaced: boolean) {
  return (element: HTMLInputElement | HTMLTextAreaElement | null) => {
    if (element === null || element === document.activeElement) return;
    element.focus({ preventScroll: true });
    if (isReplaced) element.select();
    else element.setSelectionRange(element.value.length, element.value.length);
  };
}

/** Edits a figure in its cell, as the text it is typed as. */
export function FigureCellEditor(props: EditorProps) {
  const [text, change] = useEditorText(props);
  return (
    <Line
      ref={focused(props.isReplaced)}
      {...wrongness(props)}
      aria-label={props.label}
      data-figure
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  );
}

/** Edits a text of one line in its cell. */
export function LineCellEditor(props: EditorProps) {
  const [text, change] = useEditorText(props);
  return (
    <Line
      ref={focused(props.isReplaced)}
      {...wrongness(props)}
      aria-label={props.label}
      autoComplete="off"
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  );
}

/** Edits a text of several lines in its cell: Alt+Enter or Shift+Enter begins a new line. */
export function TextCellEditor(props: EditorProps & { maxLength?: number }) {
  const [text, change] = useEditorText(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only how it begins is told; changes tell of themselves
  useEffect(() => {
    if (props.text.includes('\n')) props.onText(props.text);
  }, []);
  const breakLine = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !event.altKey) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    change(`${text.slice(0, selectionStart)}\n${text.slice(selectionEnd)}`);
  };
  return (
    <Paragraphs
      ref={focused(props.isReplaced)}
      aria-label={props.label}
      rows={1}
      maxLength={props.maxLength}
      value={text}
      onKeyDown={breakLine}
      onChange={(event) => change(event.target.value)}
    />
  );
}

interface SelectCellEditorProps extends EditorProps {
  choices: readonly Choice[];
  /** The word for choosing nothing; without it something is always chosen. */
  none?: string;
  /** The letter editing began with: the first choice that begins with it is taken. */
  letter: string | null;
}

/** Chooses in a cell. A text that is none of the choices is kept until another is chosen. */
export function SelectCellEditor(props: SelectCellEditorProps) {
  const { choices, none, letter, label } = props;
  const [value, change] = useEditorText(props);
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const begin = (element: HTMLSelectElement | null) => {
    if (element === null || element === document.activeElement) return;
    element.focus({ preventScroll: true });
    const wanted = letter?.toLowerCase();
    const first = wanted && choices.find((choice) => choice.label.toLowerCase().startsWith(wanted));
    if (first) change(first.value);
  };
  return (
    <Choices
      ref={begin}
      {...wrongness(props)}
      aria-label={label}
      value={value}
      onChange={(event) => change(event.target.value)}
    >
      {(none !== undefined || value === '') && <option value="">{none}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Choices>
  );
}
