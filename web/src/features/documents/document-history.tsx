import styled from '@emotion/styled';
import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import { document as facts } from '@mandate/contract/entities/document.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangedFields, toldChanges } from '../../records/changes/changed-fields.tsx';
import { type HistoryEntry, readHistory } from '../../records/changes/history-entry.ts';
import { Avatar } from '../../ui/badges/avatar.tsx';
import { InstantText } from '../../ui/values/figure.tsx';

const List = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: '0 10px' },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 500 },
  '& time': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
}));

const Remark = styled('p')(({ theme: { vars } }) => ({ fontSize: 13, color: vars.palette.text.secondary }));

/** What happened to a document since it was issued, the newest first. */
export function DocumentHistory({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { data, isError } = useQuery({
    queryKey: ['history', facts.name, document.id],
    queryFn: ({ signal }) => readHistory(facts.name, document.id, signal),
  });
  if (isError) return <Remark>{t('editor.historyFailed')}</Remark>;
  if (!data) return <Remark>{t('shell.loading')}</Remark>;
  return (
    <List>
      {data.rows.map((entry) => (
        <li key={`${entry.version} ${entry.at}`}>
          <Entry entry={entry} document={document} />
        </li>
      ))}
    </List>
  );
}

function Entry({ entry, document }: { entry: HistoryEntry; document: DocumentDetail }) {
  const { t } = useTranslation();
  const what = happenedIn(entry);
  const { answeredBy } = document;
  // What came by a link was said by who answered; nobody of the firm did it.
  const isByLink = entry.by === null && answeredBy !== null && (what === 'accepted' || what === 'declined');
  const deed = isByLink ? (`${what}ByLink` as const) : what;
  const who = entry.by?.label ?? (isByLink ? answeredBy : t('editor.historyBySystem'));
  // What it began with is the document itself.
  const changes = entry.action === 'create' ? [] : toldChanges(facts, entry.changes);
  return (
    <>
      <Avatar name={who} />
      <div>
        <strong>{who}</strong> {t(`documents.history.${deed}`)}
        {entry.reason && <Remark>{entry.reason}</Remark>}
        {changes.length > 0 && <ChangedFields entity={facts} record={{ ...document }} changes={changes} />}
        <InstantText instant={entry.at} />
      </div>
    </>
  );
}

/** What was done with a document, by what is kept of it. */
function happenedIn({ action, changes }: HistoryEntry) {
  if (action === 'create') return 'issued';
  const after = changes.flatMap(({ field, new: value }) => (field === 'answer' || field === 'state' ? [value] : []));
  return deeds.find((deed) => after.includes(deed)) ?? 'changed';
}

const deeds = ['accepted', 'declined', 'withdrawn', 'superseded'] as const;
