import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../form/fields/block-skeleton.tsx';
import { SectionCard } from '../../form/fields/section-card.tsx';
import { EditorProblems } from '../../form/problems/editor-problems.tsx';
import type { AskReason } from '../../form/state/editing-context.ts';
import { initialValues } from '../../form/state/initial-values.ts';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { listAddress } from '../../list/way-back/use-return-to-row.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';
import type { Settings } from '../../records/reading/use-settings.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { phone } from '../../ui/media/phone.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { RecordActions } from '../commands/record-actions.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { NeighbourLinks } from '../neighbours/neighbour-links.tsx';
import { PresencePlace } from '../presence/presence-place.tsx';
import { EditorNotices } from './editor-notices.tsx';
import type { EditorSection } from './editor-section.ts';
import { RecordFrame } from './record-frame.tsx';
import { RestMissing } from './rest-missing.tsx';
import { SectionNav } from './section-nav.tsx';
import { sectionsWithOwn } from './sections-with-own.tsx';
import { useRecordPage } from './use-record-page.ts';
import { useSectionOfAddress } from './use-section-of-address.ts';
import { useWindowTitle } from './use-window-title.ts';

/** The place of an editor's page head. A long name may take several lines; the page scrolls rather than squeezing them. */
export const Head = styled('div')({ flex: 'none' });

/** The navigation of an editor and beside it its sections. */
export const Columns = styled('div')({
  // What is hidden for all but screen readers is placed inside, so that it never makes the window itself scroll.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 860px)',
  gap: 32,
  marginTop: 16,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, marginTop: 8 },
});

/** The sections of an editor, one under the other. */
export const Sections = styled('form')({ display: 'grid', gap: 14, minWidth: 0 });

/** How many sections an opened page shows at most before it is scrolled. */
const sectionsInSight = 2;

/** What a screen says of its register to the editor. */
export interface ResourceEditorProps {
  entity: Entity;
  paths: RecordPaths;
  /** The title of a stored record; without it what its label holds. */
  titleOf?: (record: Values) => string;
  /** Status and code after the title. */
  after: (record: Values) => ReactNode;
  sections: readonly EditorSection[];
  askReason?: AskReason | undefined;
}

/** What the editor of one record is given. */
export interface EditorPageProps extends ResourceEditorProps {
  id: string;
  /** The record as it was read, or its row until then; a new one has none. */
  record: (StoredRecord & Values) | undefined;
  /** Waits for the whole record. */
  whole: () => Promise<(StoredRecord & Values) | undefined>;
  /** Given when the whole record could not be read: reads it again. */
  onRetry: (() => void) | undefined;
  /** What a new one begins with of the firm's settings. */
  settings: Settings;
  onCreated: (id: string) => void;
}

/** The editor of one record, stored or new. */
export function EditorPage(props: EditorPageProps) {
  const { entity, paths, titleOf, after, sections, id, record, whole, onRetry, settings, onCreated, askReason } = props;
  const { t } = useTranslation();
  const page = useRecordPage({
    entity,
    paths,
    id,
    record,
    whole,
    begin: () => initialValues(entity, settings),
    onCreated,
    askReason,
    ...(titleOf && { titleOf }),
  });
  const { title, stored, editing } = page;
  const hasPage = paths.hasPage && !editing.isNew;
  // A person and their account have one name: the window says which it shows, and whether it is read or edited.
  const named = hasPage ? t('editor.editing', { title }) : `${title} · ${recordWord(entity.name, 'one')}`;
  const windowTitle = useWindowTitle(editing.form, editing.isNew ? title : named);
  const history = {
    name: 'history',
    title: t('editor.history'),
    content: <RecordHistory entity={entity} record={stored} />,
  };
  const withOwn = sectionsWithOwn(sections, entity, editing.reader);
  const shownSections = page.hasHistory ? [...withOwn, history] : withOwn;
  // What is in sight is painted first.
  const isLaidOut = useDeferredValue(true, editing.isNew);
  useSectionOfAddress(isLaidOut);
  const laidOut = isLaidOut ? shownSections : shownSections.slice(0, sectionsInSight);

  return (
    <RecordFrame page={page}>
      <Head>
        <PageHead
          title={title}
          windowTitle={windowTitle}
          back={{ label: t('action.back'), to: hasPage ? paths.record(id) : listAddress(paths.list) }}
          after={editing.isNew ? null : after(stored)}
          actions={
            <>
              <PresencePlace part="who" />
              <NeighbourLinks of={page.neighbours} address={paths.edit} />
              <RecordActions page={page} />
            </>
          }
        />
      </Head>
      <Columns>
        <SectionNav
          sections={shownSections.map(({ name, title: words }) => ({
            name,
            title: words,
            problems: page.problemsIn(name),
          }))}
        />
        <Sections noValidate autoComplete="off" aria-label={title} onSubmit={(event) => event.preventDefault()}>
          <EditorProblems />
          {onRetry && <RestMissing onRetry={onRetry} />}
          <DraftNotice drafts={page.drafts} />
          {!page.isGone && <PresencePlace part="news" />}
          <EditorNotices isGone={page.isGone} isRestoring={page.isRestoring} onRestore={() => void page.restore()} />
          {page.drafts.isLooking ? (
            <BlockSkeleton height={450} />
          ) : (
            laidOut.map(({ name, title: words, content }) => (
              <SectionCard key={name} name={name} title={words}>
                {content}
              </SectionCard>
            ))
          )}
        </Sections>
      </Columns>
    </RecordFrame>
  );
}
