import styled from '@emotion/styled';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { AuditChange, AuditEntry } from '@mandate/contract/entities/audit.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { useTranslation } from 'react-i18next';
import { ChangedFields, toldChanges } from '../../records/changes/changed-fields.tsx';
import { useWithOwnFields } from '../../records/own-fields/use-own-fields.ts';
import { fieldLabel } from '../../records/words/words.ts';

const Records = styled('ol')({ display: 'grid', gap: 16 });

const Hidden = styled('ul')(({ theme: { vars } }) => ({
  marginTop: 6,
  color: vars.palette.text.secondary,
  '& strong': { fontWeight: 500, color: vars.palette.text.primary },
}));

const Remark = styled('p')(({ theme: { vars } }) => ({ marginTop: 12, color: vars.palette.text.secondary }));

/** What was changed: from what to what, and of what the reader may not see that it was. Many records saved at once stand one by one. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const withOwn = useWithOwnFields();
  const made = knownEntities.get(entry.entity ?? '');
  const entity = made && (withOwn?.(made) ?? made);
  const records = Map.groupBy(entry.changes, ({ recordId }) => recordId);
  const rest = entry.changesTotal - entry.changes.length;
  if (!entity) return null;
  return (
    <>
      <Records>
        {[...records].map(([id, changes]) => (
          <li key={id}>
            {records.size > 1 && <small>{id}</small>}
            <OfRecord entity={entity} changes={changes} />
          </li>
        ))}
      </Records>
      {rest > 0 && <Remark>{t('audit.more', { count: rest })}</Remark>}
    </>
  );
}

function OfRecord({ entity, changes }: { entity: Entity; changes: readonly AuditChange[] }) {
  const { t } = useTranslation();
  const seen = changes.filter((change): change is AuditChange & Change => !('isHidden' in change));
  const hidden = new Set(changes.flatMap((change) => ('isHidden' in change ? [nameOf(change.field)] : [])));
  return (
    <>
      {seen.length > 0 && <ChangedFields entity={entity} record={{}} changes={toldChanges(entity, seen)} />}
      {hidden.size > 0 && (
        <Hidden>
          {[...hidden].map((field) => (
            <li key={field}>
              <strong>{fieldLabel(entity, field)}</strong> {t('audit.hidden')}
            </li>
          ))}
        </Hidden>
      )}
    </>
  );
}

/** The field a path leads to: of a row's field its name without the row's id. */
function nameOf(path: string): string {
  const [name = '', , field] = stepsOf(path);
  return field === undefined ? name : `${name}.${field}`;
}
