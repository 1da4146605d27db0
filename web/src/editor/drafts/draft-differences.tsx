import styled from '@emotion/styled';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { type KnownDraft, wholeDraft } from '../../lib/drafts/known-drafts.ts';
import { isMoved } from '../../records/changes/record-changes.ts';
import { valueAt } from '../../records/changes/record-path.ts';
import { FieldValue } from '../../records/values/field-value.tsx';
import { partWord, pathLabel, rowName } from '../../records/words/record-words.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { phone } from '../../ui/media/phone.ts';

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  marginTop: 10,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': {
    padding: '4px 12px 4px 0',
    borderTop: `1px solid ${vars.palette.line2}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& thead th': { borderTop: 0, fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& td:last-of-type': { fontWeight: 500 },
  [phone]: { fontSize: 12, lineHeight: '16px', '& th, & td': { paddingRight: 6 } },
}));

/** What a draft would change: each field as it is stored now, and as it is in the draft. */
export function DraftDifferences({ id, draft }: { id: string; draft: KnownDraft }) {
  const { t } = useTranslation();
  const { form, entity } = useEditing();
  const base = useForm(form, (state) => state.base);
  const { data, isError } = useQuery({
    queryKey: ['draft', 'whole', draft.id, draft.updatedAt],
    queryFn: () => wholeDraft(draft),
    networkMode: 'always',
  });
  if (isError) return <p id={id}>{t('drafts.changesFailed')}</p>;
  if (!data) return <p id={id}>{t('shell.loading')}</p>;
  // An order is worth a word where rows changed places, not where one came or went.
  const shown = data.changes.filter((change) => !Object.hasOwn(entity.parts, change.field) || isMoved(change));
  return (
    <Table id={id}>
      <thead>
        <tr>
          <th scope="col">{t('drafts.field')}</th>
          {!draft.isNew && <th scope="col">{t('drafts.stored')}</th>}
          <th scope="col">{t('drafts.draft')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((change) => (
          <Difference key={change.field} entity={entity} base={base} change={change} isNew={draft.isNew} />
        ))}
      </tbody>
    </Table>
  );
}

interface DifferenceProps {
  entity: Entity;
  base: Values;
  change: Change;
  isNew: boolean;
}

function Difference({ entity, base, change, isNew }: DifferenceProps) {
  const { t } = useTranslation();
  const { field: path, new: fresh } = change;
  const [name = '', id, field] = path.split('.');
  if (Object.hasOwn(entity.parts, name) && field === undefined) {
    const row = (fresh ?? change.old) as Record<string, unknown>;
    const called = id === undefined ? '' : rowName(entity, name, row);
    const words = id === undefined ? 'orderChanged' : fresh === null ? 'rowGone' : 'rowAdded';
    return (
      <tr>
        <th scope="row">{`${partWord(entity.name, name)} ${called}`.trim()}</th>
        {!isNew && <td />}
        <td>{t(`editor.${words}`)}</td>
      </tr>
    );
  }
  // A row that is gone by now has no name any more; its field still has.
  const isThere = id === undefined || valueAt(base, `${name}.${id}`) !== null;
  return (
    <tr>
      <th scope="row">{isThere ? pathLabel(entity, base, path) : fieldLabel(entity, `${name}.${field}`)}</th>
      {!isNew && (
        <td>
          <FieldValue entity={entity} path={path} value={valueAt(base, path)} />
        </td>
      )}
      <td>
        <FieldValue entity={entity} path={path} value={fresh} />
      </td>
    </tr>
  );
}
