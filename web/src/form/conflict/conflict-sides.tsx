import styled from '@emotion/styled';
import type { Conflict } from '@mandate/contract/changes/merge.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { controlId } from '../../records/changes/record-path.ts';
import { FieldValue } from '../../records/values/field-value.tsx';
import { whenText } from '../../records/words/record-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { useEditing, useForm } from '../state/editing-context.ts';
import { RowDifferences } from './row-differences.tsx';

const Frame = styled('fieldset')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: 14,
  border: `1px solid ${vars.palette.caution.fill}`,
  borderRadius: 8,
  '& > .lead': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    '& > svg': { width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.caution.text },
    '& > strong': { fontSize: 13, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.primary },
    '& > button': { marginLeft: 'auto' },
    [phone]: { flexWrap: 'wrap' },
  },
  '& > .cards': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    gap: 10,
  },
}));

const Card = styled('label')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  alignContent: 'start',
  gap: '2px 10px',
  padding: '8px 12px 8px 10px',
  border: `1px solid ${vars.palette.line2}`,
  borderRadius: 6,
  cursor: 'pointer',
  '& > *:not(input)': { gridColumn: 2, minWidth: 0, overflowWrap: 'anywhere' },
  '& > input': {
    gridRow: '1 / span 2',
    width: 16,
    height: 16,
    margin: '1px 0 0',
    accentColor: vars.palette.primary.main,
  },
  '& > small': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& > span': { fontSize: 13, lineHeight: '20px', '& > strong': { fontWeight: 500 } },
  '& > strong': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 500,
    whiteSpace: 'pre-line',
  },
  '&:hover': { background: vars.palette.hover },
  '&:has(:checked)': {
    background: vars.palette.tint,
    borderColor: vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
  '& > input:focus-visible': { outline: 'none' },
}));

type Side = 'yours' | 'theirs' | 'base';

/** The sides of a conflict, one of them to be chosen. */
export default function ConflictSides({ conflict, label }: { conflict: Conflict; label: string }) {
  const { t } = useTranslation();
  const { form, entity, scope } = useEditing();
  const other = useForm(form, (state) => state.other);
  const [chosen, setChosen] = useState<Side>('yours');
  const time = whenText(other?.at ?? null);
  const sides: [Side, string, string][] = [
    ['yours', t('editor.yours'), t('editor.yoursRemark')],
    ['theirs', other?.name || t('editor.somebody'), time && t('editor.theirsRemark', { time })],
    ['base', t('editor.before'), time && t('editor.beforeRemark', { time })],
  ];
  const id = controlId(conflict.field, scope);
  const isRow = stepsOf(conflict.field).length === 2;

  function choose(side: Side): void {
    setChosen(side);
    form.set(conflict.field, conflict[side]);
  }

  return (
    <Frame id={id} tabIndex={-1} aria-describedby={`${id}-lead`}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <div className="lead">
        <GitCompareArrows aria-hidden="true" />
        <strong aria-hidden="true">{label}</strong>
        <span id={`${id}-lead`}>{t('editor.conflictLead')}</span>
        {!isRow && (
          <Button
            look="quiet"
            size="row"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => {
              form.settle(conflict.field);
              requestAnimationFrame(() => document.getElementById(id)?.focus());
            }}
          >
            {t('editor.enterAnother')}
          </Button>
        )}
      </div>
      <div className="cards">
        {sides.map(([side, who, remark]) => (
          <Card key={side}>
            <input type="radio" name={id} checked={chosen === side} onChange={() => choose(side)} />
            <small>{who}</small>
            <strong>
              {isRow && conflict[side] === null ? (
                t('editor.rowRemoved')
              ) : (
                <FieldValue entity={entity} path={conflict.field} value={conflict[side]} />
              )}
            </strong>
            {isRow && conflict[side] !== null && <RowDifferences conflict={conflict} row={conflict[side]} />}
            {remark && <small>{remark}</small>}
          </Card>
        ))}
      </div>
    </Frame>
  );
}
