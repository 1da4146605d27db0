import styled from '@emotion/styled';
import { entry as entryFacts } from '@mandate/contract/entities/entry.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangedFields, toldChanges } from '../../../records/changes/changed-fields.tsx';
import { readHistory } from '../../../records/changes/history-entry.ts';
import { InstantText } from '../../../ui/values/figure.tsx';

const List = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 10,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& strong': { fontWeight: 500, color: vars.palette.text.primary },
  '& time': { color: vars.palette.ink3 },
}));

/** Who changed an entry, when, and what; the newest first. */
export default function EntryHistory({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, isError } = useQuery({
    queryKey: ['history', 'entry', id],
    queryFn: ({ signal }) => readHistory('entry', id, signal),
    staleTime: 0,
  });
  if (isError) return <p>{t('editor.historyFailed')}</p>;
  if (!data) return <p>{t('shell.loading')}</p>;
  return (
    <List aria-label={t('editor.history')}>
      {data.rows.map(({ version, at, by, action, reason, changes }) => (
        <li key={`${version} ${at}`}>
          <p>
            <strong>{by?.label ?? t('editor.historyBySystem')}</strong> {t(`editor.action.${action}`)}{' '}
            <InstantText instant={at} />
          </p>
          {reason !== null && <p>{reason}</p>}
          {action !== 'create' && (
            <ChangedFields entity={entryFacts} record={{}} changes={toldChanges(entryFacts, changes)} />
          )}
        </li>
      ))}
    </List>
  );
}
