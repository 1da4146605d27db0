import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { useTranslation } from 'react-i18next';
import { FieldValue } from '../../../records/values/field-value.tsx';
import { nameAsRead } from '../../../records/words/name-as-read.ts';
import { problemSentence } from '../../../records/words/record-words.ts';
import { fieldLabel } from '../../../records/words/words.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { fieldValue, type ListRow } from '../../columns/columns.tsx';
import type { BulkProblem, BulkSample } from '../bulk-calls.ts';

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th': { fontWeight: 500, textAlign: 'start' },
  '& thead th': { padding: '0 8px 6px', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& tbody > tr > *': {
    padding: 8,
    verticalAlign: 'top',
    borderTop: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& tr > :first-child': { width: '40%', paddingInlineStart: 0 },
  '& del': { textDecoration: 'none', color: vars.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 500 },
  '& td > div > small': { fontSize: 12, color: vars.palette.ink3 },
  '& td > em': { fontStyle: 'normal', color: vars.palette.bad.text },
}));

interface BulkRowsProps {
  entity: Entity;
  sample: readonly BulkSample[];
  /** The fields that are changed; none where records are deleted or restored. */
  fields: readonly string[];
}

/** The first records of a receipt, each with what becomes of it. */
export function BulkRows({ entity, sample, fields }: BulkRowsProps) {
  const { t } = useTranslation();
  const hasRemarks = fields.length > 0 || sample.some(({ problem }) => problem !== null);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('bulk.record')}</th>
          {hasRemarks && <th scope="col">{t(fields.length > 0 ? 'bulk.change' : 'bulk.remark')}</th>}
        </tr>
      </thead>
      <tbody>
        {sample.map(({ id, label, before, after, problem }) => (
          <tr key={id}>
            <th scope="row">{nameAsRead(entity.name, label)}</th>
            {hasRemarks && (
              <td>
                {problem ? (
                  <em>{reasonText(problem)}</em>
                ) : (
                  fields.map((field) => (
                    <FieldChange key={field} entity={entity} name={field} before={before} after={after} />
                  ))
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Why a record stays as it is, in the person's language. */
export function reasonText(problem: BulkProblem): string {
  return problemSentence({ field: '', ...problem });
}

interface FieldChangeProps {
  entity: Entity;
  name: string;
  before: ListRow | null;
  after: ListRow | null;
}

function FieldChange({ entity, name, before, after }: FieldChangeProps) {
  const { t } = useTranslation();
  if (!before || !after) return null;
  return (
    <div>
      <small>{fieldLabel(entity, name)}</small>{' '}
      {isSame(before[name], after[name]) ? (
        <>
          <Shown entity={entity} name={name} row={after} /> <small>{t('bulk.staysSo')}</small>
        </>
      ) : (
        <>
          <VisuallyHidden>{t('editor.changedFrom')} </VisuallyHidden>
          <del>
            <Shown entity={entity} name={name} row={before} />
          </del>
          <span aria-hidden="true"> → </span>
          <VisuallyHidden> {t('editor.changedTo')} </VisuallyHidden>
          <ins>
            <Shown entity={entity} name={name} row={after} />
          </ins>
        </>
      )}
    </div>
  );
}

/** A value in words; what stands beside it in the row, such as its name or its currency, is taken from there. */
function Shown({ entity, name, row }: { entity: Entity; name: string; row: ListRow }) {
  const facts = entity.fields[name];
  return facts?.refersTo !== undefined || facts?.kind === 'money' ? (
    fieldValue(entity, row, name)
  ) : (
    <FieldValue entity={entity} path={name} value={row[name]} />
  );
}
