import styled from '@emotion/styled';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../form/state/editing-context.ts';
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

interface ChangesTableProps {
  id: string;
  /** The record they are changes of. */
  base: Values;
  changes: readonly Change[];
  /** What the columns are called; without `old` that record is not shown. */
  heads: { old?: string; new: string };
}

/** Changes of a record, field by field: what stands there, and what it becomes. */
export function ChangesTable({ id, base, changes, heads }: ChangesTableProps) {
  const { t } = useTranslation();
  const { entity } = useEditing();
  const isAlone = heads.old === undefined;
  return (
    <Table id={id}>
      <thead>
        <tr>
          <th scope="col">{t('drafts.field')}</th>
          {!isAlone && <th scope="col">{heads.old}</th>}
          <th scope="col">{heads.new}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <Difference key={change.field} entity={entity} base={base} change={change} isAlone={isAlone} />
        ))}
      </tbody>
    </Table>
  );
}

interface DifferenceProps {
  entity: Entity;
  base: Values;
  change: Change;
  /** What is stored now is not shown beside it. */
  isAlone: boolean;
}

function Difference({ entity, base, change, isAlone }: DifferenceProps) {
  const { t } = useTranslation();
  const { field: path, new: fresh } = change;
  const [name = '', id, field] = stepsOf(path);
  if (Object.hasOwn(entity.parts, name) && field === undefined) {
    const row = (fresh ?? change.old) as Record<string, unknown>;
    const called = id === undefined ? '' : rowName(entity, name, row);
    const words = id === undefined ? 'orderChanged' : fresh === null ? 'rowGone' : 'rowAdded';
    return (
      <tr>
        <th scope="row">{`${partWord(entity.name, name)} ${called}`.trim()}</th>
        {!isAlone && <td />}
        <td>{t(`editor.${words}`)}</td>
      </tr>
    );
  }
  // A row that is gone by now has no name any more; its field still has.
  const isThere = id === undefined || valueAt(base, `${name}.${id}`) !== null;
  return (
    <tr>
      <th scope="row">{isThere ? pathLabel(entity, base, path) : fieldLabel(entity, `${name}.${field}`)}</th>
      {!isAlone && (
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
