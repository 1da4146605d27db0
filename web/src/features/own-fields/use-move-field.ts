import { ownField } from '@mandate/contract/entities/own-field.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { mostOwnFields } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { showInfo, showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { movedFields, type PlacedField } from './moved-fields.ts';

/** An own field that is moved: of which records it is, and what it is called. */
interface MovedField {
  id: string;
  entity: string;
  label: string;
}

/** Gives a function that moves an own field one place up (−1) or down (1) among those of its records, says where it is now, and offers to take it back. */
export function useMoveField(): (field: MovedField, by: -1 | 1) => Promise<void> {
  const { t } = useTranslation();
  const queries = useQueryClient();

  async function move({ id, entity, label }: MovedField, by: -1 | 1, isUndo = false): Promise<void> {
    const query = {
      pageSize: mostOwnFields,
      fields: ['position'],
      sort: [{ field: 'position', direction: 'asc' }],
      filter: { all: [{ field: 'entity', operator: 'anyOf', value: [entity] }] },
    };
    try {
      const { rows } = await call<GridPage<PlacedField>>('POST', `/${ownField.name}/get-grid`, query);
      const changes = movedFields(rows, id, by);
      if (changes.length === 0) {
        showInfo(t(by < 0 ? 'ownFieldForm.isFirst' : 'ownFieldForm.isLast', { label }));
        return;
      }
      for (const { id: moved, version, position } of changes)
        await call('POST', `/${ownField.name}/save`, { id: moved, version, position });
      const place = rows.findIndex((row) => row.id === id) + 1 + by;
      const undo = {
        action: { label: t('editor.undo'), run: () => void move({ id, entity, label }, -by as -1 | 1, true) },
      };
      showSuccess(t('ownFieldForm.moved', { label, place, count: rows.length }), isUndo ? {} : undo);
    } catch (problem) {
      // What was refused was said.
      if (!(problem instanceof CallError)) throw problem;
    } finally {
      void queries.invalidateQueries({ queryKey: ['grid', ownField.name] });
      void queries.invalidateQueries({ queryKey: ['record', ownField.name] });
      void queries.invalidateQueries({ queryKey: [ownField.name] });
    }
  }
  return move;
}
