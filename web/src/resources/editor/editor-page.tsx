import type { Entity } from '@mandate/contract/entity.ts';
import type { Values } from '@mandate/contract/merge.ts';
import { may } from '@mandate/contract/permissions.ts';
import { styled } from '@mui/material/styles';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RecordPaths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { phone } from '../../ui/media.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TooltipIconButton } from '../../ui/tooltip-icon-button.tsx';
import { listAddress } from '../list/use-return-to-row.ts';
import { mayEdit } from '../may-edit.ts';
import { mayRemove } from '../may-remove.ts';
import type { StoredRecord } from '../use-record.ts';
import type { Settings } from '../use-settings.ts';
import { LeaveGuard } from './editor-leave-guard.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { EditorProblems, problemCounts } from './editor-problems.tsx';
import { initialValues } from './initial-values.ts';
import { type Editing, EditingContext, useForm } from './record-context.ts';
import { RecordHistory } from './record-history.tsx';
import { useSaving } from './record-saving.ts';
import { recordWord } from './record-words.ts';
import { useRemoval, useRestore } from './removal.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { SaveBar, SaveBarGap } from './save-bar.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionNav } from './section-nav.tsx';
import { useKeptForm } from './use-kept-form.ts';

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

/** One section of an editor: the id of its anchor, its title, its fields. */
export interface EditorSection {
  name: string;
  title: string;
  content: ReactNode;
}

/** What a screen says of its register to the editor. */
export interface ResourceEditorProps {
  entity: Entity;
  paths: RecordPaths;
  /** Status and code after the title. */
  after: (record: Values) => ReactNode;
  sections: readonly EditorSection[];
}

interface EditorPageProps extends ResourceEditorProps {
  id: string;
  /** The record as it was read; a new one has none. */
  record: (StoredRecord & Values) | undefined;
  /** What a new one begins with of the firm's settings. */
  settings: Settings;
  onCreated: (id: string) => void;
}

/** The editor of one record, stored or new. */
export function EditorPage({ entity, paths, after, sections, id, record, settings, onCreated }: EditorPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const reader = useUser();
  const { role } = reader;
  const form = useKeptForm(entity, id, record, () => initialValues(entity, settings));
  const base = useForm(form, (state) => state.base);
  const changes = useForm(form, (state) => state.changes);
  const counts = useForm(form, (state) => problemCounts(form, state));
  const { isSaving, isGone, save, comeBack } = useSaving(form, onCreated);
  const { isRemoving, remove } = useRemoval(entity);
  const restore = useRestore(entity);
  const [isRestoring, setRestoring] = useState(false);
  const [isAsked, setAsked] = useState(false);

  // A newer state was read, such as after a restore from a toast: it is shown unless there is work it would disturb.
  useEffect(() => {
    const shown = form.state();
    if (record && record.version !== shown.base.version && shown.changes === 0) form.store(record, shown.values);
  }, [form, record]);

  const isNew = base.version === undefined;
  const isDeleted = typeof base.deletedAt === 'string';
  const mayBeRemoved = mayRemove(reader, entity, { ...base, id });
  const isReading = isDeleted || !(isNew ? may(role, entity.name, 'create') !== false : mayEdit(role, entity, base));
  const editing: Editing = { form, entity, reader, isReading, isNew };
  const title = isNew ? recordWord(entity.name, 'new') : String(base[entity.label] ?? '');
  const stored = { ...base, id } as StoredRecord & Values;
  const history = {
    name: 'history',
    title: t('editor.history'),
    content: <RecordHistory entity={entity} record={stored} />,
  };
  const shownSections = isNew || may(role, entity.name, 'history') === false ? sections : [...sections, history];
  const problemsIn = new Map(counts.split(' ').map((count) => count.split(':') as [string, string]));

  async function bringBack(): Promise<void> {
    setRestoring(true);
    const restored = await restore(id, title).finally(() => setRestoring(false));
    if (restored) comeBack(restored);
  }

  return (
    <EditingContext value={editing}>
      <Head>
        <PageHead
          title={title}
          back={{ label: t('action.back'), to: listAddress(paths.list) }}
          after={isNew ? null : after(base)}
          actions={
            !isNew &&
            !isDeleted &&
            mayBeRemoved && (
              <Menu
                button={(props) => (
                  <TooltipIconButton {...props} label={t('editor.more')} icon={<Ellipsis aria-hidden="true" />} />
                )}
              >
                {(close) => (
                  <MenuItem
                    onClick={() => {
                      close();
                      setAsked(true);
                    }}
                  >
                    <Trash aria-hidden="true" />
                    {recordWord(entity.name, 'delete')}
                  </MenuItem>
                )}
              </Menu>
            )
          }
        />
      </Head>
      <Columns>
        <SectionNav
          sections={shownSections.map(({ name, title: words }) => ({
            name,
            title: words,
            problems: Number(problemsIn.get(name) ?? 0),
          }))}
        />
        <Sections noValidate autoComplete="off" aria-label={title} onSubmit={(event) => event.preventDefault()}>
          <EditorProblems />
          <EditorNotices isGone={isGone} isRestoring={isRestoring} onRestore={() => void bringBack()} />
          {shownSections.map(({ name, title: words, content }) => (
            <SectionCard key={name} name={name} title={words}>
              {content}
            </SectionCard>
          ))}
        </Sections>
      </Columns>
      {!isReading && (
        <>
          <SaveBarGap />
          <SaveBar
            changes={changes}
            isNew={isNew}
            saveLabel={recordWord(entity.name, 'save')}
            isSaving={isSaving}
            onSave={() => void save()}
            onDiscard={form.discard}
          />
        </>
      )}
      <LeaveGuard isDirty={() => form.state().changes > 0} title={title} onSave={save} onDiscard={form.discard} />
      <RemovalDialog
        entity={entity}
        id={id}
        title={title}
        isOpen={isAsked}
        isRemoving={isRemoving}
        onClose={() => setAsked(false)}
        onRemove={async () => {
          const isRemoved = await remove(stored, title);
          setAsked(false);
          if (!isRemoved) return;
          form.discard();
          void navigate(listAddress(paths.list));
        }}
      />
    </EditingContext>
  );
}
