import styled from '@emotion/styled';
import { isOfSelf } from '@mandate/contract/access/is-of-self.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import type { Referred } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReason } from '../../business/reason/use-reason.tsx';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { Duration } from '../../form/fields/field-duration.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Flag, Paragraphs, PlainDate, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid, FieldHint } from '../../form/fields/section-card.tsx';
import { Reference } from '../../form/references/reference.tsx';
import { EditingContext, LocksContext, useEditing, useForm } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EntryCost } from './entry-cost.tsx';
import { EntryLine } from './entry-line.tsx';
import { EntryStanding } from './entry-standing.tsx';
import { EntryState } from './entry-state.tsx';
import { entryTitle } from './entry-title.ts';
import { useLocks } from './use-locks.ts';
import { useWorkLine } from './use-work-line.ts';

const Project = styled('dl')(({ theme: { vars } }) => ({
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: 14,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '& > dt': { marginBottom: 2, fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  // As high as a finger needs, also while the project is not known.
  '& > dd': { minHeight: 24, margin: 0 },
  '& a': { display: 'inline-block', lineHeight: '24px' },
}));

const Told = styled('div')({ marginBottom: 12 });

/** One entry of work: who, on what, when and how long, what it costs and where it stands. */
export default function EntryEditor() {
  const { t } = useTranslation();
  const user = useUser();
  const { ask, dialog } = useReason('time');
  return (
    <>
      <ResourceEditor
        entity={entry}
        paths={paths.entries}
        titleOf={entryTitle}
        askReason={ask}
        after={(record) => <EntryState state={record.state} />}
        sections={[
          { name: 'work', title: t('entries.section.work'), content: <Work /> },
          { name: 'words', title: t('entries.section.words'), content: <Words /> },
          ...(isSeen(entry.fields.cost, user)
            ? [{ name: 'cost', title: t('entries.section.cost'), content: <EntryCost /> }]
            : []),
          { name: 'state', title: t('entries.section.state'), content: <EntryStanding /> },
          { name: 'more', title: t('entries.section.more'), content: <More /> },
        ]}
      />
      {dialog}
    </>
  );
}

/** Fields of which those that cannot be changed say why; where none can they are only read. */
function Fields({ children, isFirst = false }: { children: ReactNode; isFirst?: boolean }) {
  const editing = useEditing();
  const { fields, notice, isRead } = useLocks();
  const isChanged = useForm(editing.form, ({ changes }) => changes > 0);
  // What was typed before it came to be read alone can be taken back.
  const isReading = editing.isReading || (isRead && !isChanged);
  const known = useMemo(() => ({ ...editing, isReading }), [editing, isReading]);
  return (
    <EditingContext value={known}>
      <LocksContext value={fields}>
        {isFirst && !editing.isReading && notice !== null && (
          <Told>
            <Notice>{notice}</Notice>
          </Told>
        )}
        <FieldGrid>{children}</FieldGrid>
      </LocksContext>
    </EditingContext>
  );
}

function Work() {
  const { t } = useTranslation();
  const { form, isNew, isReading, reader } = useEditing();
  const lineId = useForm(form, ({ values }) => values.lineId);
  const line = useWorkLine(lineId);
  const stored = useForm(form, ({ base }) => base);
  const isBillable = line?.isBillable;
  // A new one begins as its line is.
  useEffect(() => {
    if (isNew && isBillable !== undefined) form.propose({ isBillable });
  }, [form, isNew, isBillable]);
  return (
    <Fields isFirst>
      {!isReading && isOfSelf(reader.role, entry.name, 'personnelId') ? (
        <FieldHint>{t('entries.own')}</FieldHint>
      ) : (
        <>
          <Reference of={entry} name="personnelId" />
          <Reference of={entry} name="providerId" />
          {isNew && <FieldHint>{t('entries.emptyIsOwn')}</FieldHint>}
        </>
      )}
      <EntryLine />
      {typeof lineId === 'string' && <OfProject project={line ? line.project : projectOf(stored, lineId)} />}
      <PlainDate of={entry} name="date" span={2} />
      <Duration of={entry} name="seconds" span={2} line={line} />
      <Flag of={entry} name="isBillable" span={2} origin={t('entries.fromLine')} />
    </Fields>
  );
}

/** The project of a line as the stored entry says it; undefined of another line. */
function projectOf(stored: Values, lineId: string): Referred | null | undefined {
  return stored.lineId === lineId ? (stored.project as Referred | null | undefined) : undefined;
}

/** Lines of many projects are called alike. While the project is not known there is room for it. */
function OfProject({ project }: { project: Referred | null | undefined }) {
  if (project === null) return null;
  return (
    <Project>
      <dt>{fieldLabel(entry, 'projectId')}</dt>
      <dd>{project && <Link to={paths.projects.record(project.id)}>{project.label}</Link>}</dd>
    </Project>
  );
}

function Words() {
  return (
    <Fields>
      <Paragraphs of={entry} name="text" />
      <Paragraphs of={entry} name="internalNote" />
    </Fields>
  );
}

function More() {
  return (
    <Fields>
      <Tags of={entry} name="tags" />
      <Text of={entry} name="externalRef" />
    </Fields>
  );
}
