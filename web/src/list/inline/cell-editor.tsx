import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { isActiveWhenChosen } from '@mandate/contract/rules/is-active-when-chosen.ts';
import { countries } from '@mandate/contract/values/countries.ts';
import { useTranslation } from 'react-i18next';
import { languages } from '../../form/fields/field-choices.tsx';
import { i18n } from '../../lib/i18n/i18n.ts';
import { itemsOf, useSettings } from '../../records/reading/use-settings.ts';
import { offeredChoices } from '../../records/values/offered-choices.ts';
import { languageName } from '../../records/values/text-words.ts';
import { choiceLabel, countryName, fieldLabel } from '../../records/words/words.ts';
import type { Choice } from '../../ui/fields/select-field.tsx';
import { FigureCellEditor, LineCellEditor, SelectCellEditor } from '../../ui/grid/cell-editors.tsx';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import type { ListRow } from '../columns/columns.tsx';
import { cellText, readCellText } from './cell-text.ts';
import { noteId } from './inline-cell.tsx';
import type { CellEdit } from './inline-edits.ts';
import { ReferenceCellEditor } from './reference-cell-editor.tsx';
import { RefusalNote } from './refusal-note.tsx';

/** What was typed or chosen so far. */
type Draft = Pick<CellEdit, 'held' | 'sibling'>;

interface CellEditorProps {
  entity: Entity;
  name: string;
  facts: Field;
  row: ListRow;
  /** The cell as it waits, or why it was refused. */
  edit: CellEdit | undefined;
  /** The letter the editing began with; null for a key. */
  letter: string | null;
  /** @param isTaken the cell is taken over at once */
  onDraft: (draft: Draft | null, isTaken?: boolean) => void;
}

/** The editor of a cell, by what its field holds. */
export function CellEditor(props: CellEditorProps) {
  const { entity, name, facts, row, edit, letter, onDraft } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const held = edit ? edit.held : row[name];
  const choices = useChoices(entity, name, facts, held);
  const label = fieldLabel(entity, name);
  if (facts.kind === 'reference') {
    const sibling = (edit ? edit.sibling : row[siblingOf(name)]) as { label: string } | null | undefined;
    return (
      <>
        <ReferenceCellEditor
          facts={facts}
          isActiveOnly={isActiveWhenChosen(entity.name, name)}
          label={label}
          chosen={sibling?.label ?? ''}
          isReplaced={letter !== null}
          onEmpty={(isEmpty) => onDraft(isEmpty ? { held: null, sibling: null } : null)}
          onChoose={(offer) => {
            const sent = offer && { id: offer.id, label: offer.label, isDeleted: false };
            onDraft({ held: offer?.id ?? null, sibling: sent }, true);
          }}
        />
        <Refused edit={edit} />
      </>
    );
  }
  const unit = /percent$/i.test(name) ? '%' : String(row.currency ?? '');
  const common = {
    label,
    isReplaced: letter !== null,
    text: cellText(facts, held, formats),
    onText: (text: string) => onDraft({ held: readCellText(facts, text, unit, formats) }),
    wrongBy: edit?.sentence === undefined ? undefined : noteId(edit.id, edit.field),
    onEnd: () => undefined,
  };
  return (
    <>
      {choices ? (
        <SelectCellEditor
          {...common}
          letter={letter}
          choices={choices}
          {...(facts.isOptional && { none: t('list.none') })}
        />
      ) : facts.kind === 'number' || facts.kind === 'integer' || facts.kind === 'money' ? (
        <FigureCellEditor {...common} />
      ) : (
        <LineCellEditor {...common} />
      )}
      <Refused edit={edit} />
    </>
  );
}

/** While it is corrected, the sentence stays in sight. */
function Refused({ edit }: { edit: CellEdit | undefined }) {
  if (edit?.sentence === undefined) return null;
  return (
    <>
      <VisuallyHidden id={noteId(edit.id, edit.field)}>{edit.sentence}</VisuallyHidden>
      <RefusalNote sentence={edit.sentence} isCaution={edit.state === 'conflict'} />
    </>
  );
}

/** What a cell chooses from; undefined for what is typed. */
function useChoices(entity: Entity, name: string, facts: Field, held: unknown): readonly Choice[] | undefined {
  const { t } = useTranslation();
  const isOfFirm = facts.form === 'currency' || facts.form === 'listed';
  const { data } = useSettings(isOfFirm);
  switch (facts.form) {
    case 'flag':
      return [
        { value: 'true', label: t('list.yes') },
        { value: 'false', label: t('list.no') },
      ];
    case 'currency': {
      const enabled = data?.['money.enabledCurrencies'];
      return (Array.isArray(enabled) ? enabled.map(String) : []).map((value) => ({ value, label: value }));
    }
    case 'listed':
      return itemsOf(data, facts.list ?? '')
        .filter(({ isActive }) => isActive)
        .map(({ code, label }) => ({ value: code, label }));
    case 'country':
      return byLabel(countries.map((value) => ({ value, label: countryName(value) })));
    case 'language':
      return byLabel(languages.map((value) => ({ value, label: languageName(value) })));
    case 'choice':
      return offeredChoices(facts, held).map((value) => ({ value, label: choiceLabel(entity, name, value) }));
    default:
      return undefined;
  }
}

function byLabel(choices: Choice[]): Choice[] {
  return choices.sort((one, other) => one.label.localeCompare(other.label, i18n.language));
}
