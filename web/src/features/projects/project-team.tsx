import { project } from '@mandate/contract/project/project.ts';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showInfo } from '../../lib/toasts.ts';
import { ConflictChooser } from '../../resources/editor/conflict-chooser.tsx';
import { useEditing, useForm } from '../../resources/editor/record-context.ts';
import { newRecordId } from '../../resources/editor/record-id.ts';
import { controlId, type Row, rowsOf } from '../../resources/editor/record-path.ts';
import { pathLabel } from '../../resources/editor/record-words.ts';
import { SectionCard } from '../../resources/editor/section-card.tsx';
import { Button } from '../../ui/button.tsx';
import { MemberRow } from './member-row.tsx';
import { MemberText } from './member-text.tsx';
import { nameOf, newMember } from './team-member.ts';

const { members } = project.parts;

const List = styled('ul')(({ theme: { vars } }) => ({
  containerType: 'inline-size',
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > li:first-of-type > *': { paddingTop: 0 },
}));

const Empty = styled('p')(({ theme: { vars } }) => ({ fontSize: 13, color: vars.palette.text.secondary }));

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** Who works on the project: people of the firm, and roles that are still to be filled. */
export function ProjectTeam() {
  const { t } = useTranslation();
  const { form, isReading } = useEditing();
  const rows = useForm(form, ({ values }) => (values.members ?? none) as readonly Row[]);
  const conflicts = useForm(form, (state) => state.conflicts);
  const ofRows = conflicts.filter(({ field }) => /^members\.[^.]+$/.test(field));

  function add(isPlaceholder: boolean): void {
    const id = newRecordId();
    // At once: the next letter is meant for the new member.
    flushSync(() => form.set(`members.${id}`, newMember(id, isPlaceholder)));
    const field = isPlaceholder ? 'placeholderRole' : 'personnelId';
    document.getElementById(controlId(`members.${id}.${field}`))?.focus();
  }

  function remove(gone: Row): void {
    const before = rowsOf(form.state().values, 'members');
    form.set(`members.${gone.id}`, null);
    const undo = { label: t('editor.undo'), run: () => form.set('members', before) };
    showInfo(t('project.memberRemoved', { name: nameOf(gone) || t('project.newMember') }), { action: undo });
    document.getElementById('add-member')?.focus();
  }

  return (
    <SectionCard name="team" title={t('project.team')}>
      {rows.length === 0 && <Empty>{t(isReading ? 'project.teamNone' : 'project.teamEmpty')}</Empty>}
      <List>
        {rows.map((row) => (
          <li key={row.id}>
            {isReading ? <MemberText row={row} /> : <MemberRow row={row} onRemove={() => remove(row)} />}
          </li>
        ))}
        {ofRows.map((conflict) => (
          <li key={conflict.field}>
            <ConflictChooser conflict={conflict} label={pathLabel(project, form.state().values, conflict.field)} />
          </li>
        ))}
      </List>
      {!isReading && rows.length < members.max && (
        <Acts>
          <Button id="add-member" size="toolbar" icon={<UserRoundPlus aria-hidden="true" />} onClick={() => add(false)}>
            {t('project.addMember')}
          </Button>
          <Button size="toolbar" icon={<Plus aria-hidden="true" />} onClick={() => add(true)}>
            {t('project.addPlaceholder')}
          </Button>
        </Acts>
      )}
    </SectionCard>
  );
}

const none: readonly Row[] = [];
