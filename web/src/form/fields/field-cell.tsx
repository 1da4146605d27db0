import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { isFixed } from '@mandate/contract/facts/is-fixed.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { type ReactNode, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { controlId, valueAt } from '../../records/changes/record-path.ts';
import { isUnknown } from '../../records/reading/known-record.ts';
import { problemSentence } from '../../records/words/record-words.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { phone } from '../../ui/media/phone.ts';
import { ConflictChooser } from '../conflict/conflict-chooser.tsx';
import { LocksContext, RowContext, SectionContext, useEditing, useForm } from '../state/editing-context.ts';
import { FieldText } from './field-text.tsx';
import { skeleton } from './skeleton.ts';

/** The facts a field belongs to: an entity's, or a part's inside its rows. */
export interface Facts<Fields extends Record<string, Field>> {
  fields: Fields;
}

/** What every field of an editor takes. A name that is no field of these facts does not compile. */
export interface FieldProps<Fields extends Record<string, Field>> {
  of: Facts<Fields>;
  name: keyof Fields & string;
  /** Columns of six it takes; on phones always all. Follows what the value needs. */
  span?: 1 | 2 | 3 | 4 | 5 | 6;
  /** May be empty by the facts and not as the rest of the record is: it is marked as required. */
  isNeeded?: boolean;
  /** What a proposed value follows from, in words; without it the country. */
  origin?: string;
}

/** A field as its control needs it. */
export interface BoundField {
  path: string;
  facts: Field;
  /** What the form holds. */
  value: unknown;
  set: (value: unknown) => void;
  /** Label, id, whether it is required, remark and error of the frame around the control. */
  frame: {
    id: string;
    label: string;
    isRequired: boolean;
    hint: string | undefined;
    error: string | undefined;
  };
}

const Cell = styled('div')(({ theme: { vars } }) => ({
  gridColumn: 'span var(--span)',
  position: 'relative',
  minWidth: 0,
  // Clear of the bars of the page, also of one that comes with the first change.
  '& input, & select, & textarea, & button, & fieldset': {
    scrollMarginBlock: '72px max(24px, 96px - var(--foot, 0px))',
  },
  [phone]: { gridColumn: '1 / -1' },
  '&[data-waiting]': skeleton(vars.palette.sunken),
}));

// Within the control, before the arrow of a choice; beside the name of what is typed, whose text may be as long as its field.
const Origin = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  top: 30,
  right: 32,
  paddingLeft: 6,
  background: vars.palette.background.paper,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
  pointerEvents: 'none',
  [phone]: { top: 34 },
  'div:not(:has(select)) > &': { top: 0, right: 0 },
}));

function isNeededBy({ requiredUnless, own }: Field, values: Values): boolean {
  return own?.isRequired === true || (requiredUnless !== undefined && values[requiredUnless] !== true);
}

/** What is said of a field that may be left empty because a new record gets a value all the same. */
function filledInAs({ numbering, isGivenFirst, isTodayFirst, refersTo, kind }: Field) {
  if (numbering !== undefined) return 'editor.numbered';
  if (isTodayFirst) return 'editor.todayFirst';
  // What is ticked or not is never empty.
  if (isGivenFirst && kind !== 'flag') return refersTo === 'personnel' ? 'editor.selfFirst' : 'editor.givenFirst';
  return undefined;
}

/** Ties a field of the facts to the form around it. */
function useField({ of, name, isNeeded = false }: FieldProps<Record<string, Field>>): BoundField {
  const { t } = useTranslation();
  const { form, entity, isNew, scope } = useEditing();
  const row = useContext(RowContext);
  const section = useContext(SectionContext);
  const facts = of.fields[name];
  if (!facts) throw new Error(`${entity.name} has no field ${name}`);
  const path = row ? `${row.part}.${row.id}.${name}` : name;
  const value = useForm(form, ({ values }) => valueAt(values, path));
  const problem = useForm(form, ({ problems }) => problems.find(({ field }) => field === path));
  const isTaken = useForm(form, ({ taken }) => taken.includes(path));
  useEffect(() => {
    form.sections.set(path, section);
    return () => void form.sections.delete(path);
  }, [form, path, section]);
  const isNeededNow = useForm(form, ({ values }) => isNeeded || isNeededBy(facts, values));
  const help = facts.own?.help ?? undefined;
  const filledIn = isNew ? filledInAs(facts) : undefined;
  return {
    path,
    facts,
    value,
    set: (next) => form.set(path, next),
    frame: {
      id: controlId(path, scope),
      label: fieldLabel(entity, row ? `${row.part}.${name}` : name),
      isRequired: (!facts.isOptional || isNeededNow) && !filledIn,
      hint: isTaken ? t('editor.takenOver') : filledIn ? t(filledIn) : help,
      error: problem && problemSentence(problem),
    },
  };
}

interface FieldCellProps<Fields extends Record<string, Field>> extends FieldProps<Fields> {
  /** The control; it is not asked for while the field is only read or two values of it collide. */
  children: (field: BoundField) => ReactNode;
}

/** The place of one field: its control, or its text for readers, or the choice between colliding values. */
export function FieldCell<Fields extends Record<string, Field>>(props: FieldCellProps<Fields>) {
  const { reader } = useEditing();
  const facts = props.of.fields[props.name];
  if (facts && !isSeen(facts, reader)) return null;
  return <SeenCell {...props} />;
}

function SeenCell<Fields extends Record<string, Field>>(props: FieldCellProps<Fields>) {
  const { span = 3, origin, children } = props;
  const { t } = useTranslation();
  const { form, isReading, reader } = useEditing();
  const field = useField(props);
  const conflict = useForm(form, ({ conflicts }) => conflicts.find((one) => one.field === field.path));
  const width = conflict ? 6 : span;
  const lock = useContext(LocksContext).get(field.path);
  const isAsStored = useForm(form, ({ base }) => isSame(valueAt(base, field.path), field.value));
  const isWaiting = useForm(form, ({ base }) => isUnknown(base, field.path));
  const isProposed = useForm(form, ({ proposed }) => proposed.includes(field.path));
  return (
    <Cell
      style={{ '--span': width } as React.CSSProperties}
      data-field={field.path}
      data-waiting={isWaiting || undefined}
      inert={isWaiting}
    >
      {isReading || isFixed(field.facts, reader) ? (
        <FieldText path={field.path} label={field.frame.label} isAmongControls={!isReading} />
      ) : conflict ? (
        <ConflictChooser conflict={conflict} label={field.frame.label}>
          {children(field)}
        </ConflictChooser>
      ) : lock !== undefined && isAsStored ? (
        <FieldText path={field.path} label={field.frame.label} isAmongControls lock={lock} />
      ) : (
        <>
          {children(field)}
          {isProposed && <Origin>{origin ?? t('editor.fromCountry')}</Origin>}
        </>
      )}
    </Cell>
  );
}
