import styled from '@emotion/styled';
import type { NotedNoun } from '@mandate/contract/entities/noted-nouns.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { Happening } from '@mandate/contract/overview/record/happening.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { recordPaths } from '../../../lib/addresses/record-paths.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { partWord } from '../../../records/words/record-words.ts';
import { choiceLabel, fieldLabel } from '../../../records/words/words.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { NoteComposer } from '../../notes/note-composer.tsx';
import { useNoteActs } from '../../notes/use-note-acts.ts';
import { useNoteRights } from '../../notes/use-note-rights.ts';
import { useReadRecord } from '../page/read-record.ts';
import { NoteOpener } from './note-opener.tsx';
import { CardBody, RelatedCard } from './related-card.tsx';

const List = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 10,
  padding: '4px 16px 14px',
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: '0 10px' },
  '& > li > div': { minWidth: 0, color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 500, color: vars.palette.text.primary },
  '& div > a': { display: 'block', padding: '2px 0' },
  '& time': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
}));

const Way = styled(Link)({ padding: '4px', fontSize: 13, lineHeight: '20px' });

/** What happened to the record of the page and around it, the newest first, with a field for what is to be told. @param noted its kind, where notes are written */
export function HappenedCard({ happened, noted }: { happened: readonly Happening[]; noted?: NotedNoun }) {
  const { t } = useTranslation();
  return (
    <RelatedCard title={t('recordPage.happened.title')} act={<Way to="?tab=history">{t('editor.history')}</Way>}>
      {noted && <NewNote entity={noted} />}
      {happened.length === 0 ? (
        <CardBody>
          <EmptyPart text={t('recordPage.happened.none')} />
        </CardBody>
      ) : (
        <List>
          {happened.map((one) => (
            <li key={`${one.at} ${one.what} ${one.record.id}`}>
              <Told one={one} />
            </li>
          ))}
        </List>
      )}
    </RelatedCard>
  );
}

function NewNote({ entity }: { entity: NotedNoun }) {
  const { t } = useTranslation();
  const { id, title, isDeleted } = useReadRecord();
  const rights = useNoteRights(entity, isDeleted);
  const acts = useNoteActs(entity, id);
  if (!rights.mayWrite) return null;
  return (
    <CardBody data-screen>
      <NoteComposer
        recordId={id}
        acts={acts}
        mayRemove={rights.mayRemoveOwn}
        opener={(ways) => <NoteOpener {...ways}>{t('recordPage.noteAbout', { title })}</NoteOpener>}
      />
    </CardBody>
  );
}

function Told({ one }: { one: Happening }) {
  const { t } = useTranslation();
  const { id } = useReadRecord();
  const who = one.by?.label ?? t('editor.historyBySystem');
  const { record } = one;
  return (
    <>
      <Avatar name={who} />
      <div>
        <strong>{who}</strong> {sentenceOf(one)}
        {record.id !== id && <RecordOf record={record} />}
        <RelativeTime instant={one.at} />
      </div>
    </>
  );
}

function RecordOf({ record: { entity, id, label } }: Pick<Happening, 'record'>) {
  const pages = recordPaths(entity);
  return pages ? <Link to={pages.record(id)}>{label}</Link> : label;
}

function sentenceOf(one: Happening): string {
  if (one.what === 'transition')
    return i18n.t('recordPage.happened.transition', { status: choiceLabel(project, 'status', one.to) });
  if (one.what === 'noted') return i18n.t('recordPage.happened.noted', { text: one.note.beginning });
  if (one.what === 'changed') {
    const entity = entityNamed(one.record.entity);
    const names = one.fields.map((field) =>
      Object.hasOwn(entity.parts, field) ? partWord(entity.name, field) : fieldLabel(entity, field),
    );
    return i18n.t('recordPage.happened.changed', { fields: new Intl.ListFormat(i18n.language).format(names) });
  }
  return i18n.t(`recordPage.happened.${one.what}`);
}
