import Plus from 'lucide-react/icons/plus';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../../form/fields/section-card.tsx';
import { useEditing } from '../../../../form/state/editing-context.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { NamedNotice } from '../named-notice.tsx';
import { PartList } from '../part-list.tsx';
import { adderId, usePartRows } from '../part-rows.ts';
import { memberName } from './member-name.ts';
import { MemberRow } from './member-row.tsx';
import { MemberText } from './member-text.tsx';

/** Who works on the project: people of the firm, and roles that are still to be filled. */
export function ProjectTeam() {
  const { t } = useTranslation();
  const { isReading } = useEditing();
  const members = usePartRows('members');

  function remove(gone: Row): void {
    members.remove(gone, t('project.memberRemoved', { name: memberName(gone) || t('project.newMember') }));
  }

  return (
    <SectionCard name="team" title={t('project.team')}>
      <PartList
        of={members}
        empty={t(isReading ? 'project.teamNone' : 'project.teamEmpty')}
        acts={
          <>
            <Button
              id={adderId('members')}
              size="toolbar"
              icon={<UserRoundPlus aria-hidden="true" />}
              onClick={() => members.add('personnelId')}
            >
              {t('project.addMember')}
            </Button>
            <Button
              size="toolbar"
              icon={<Plus aria-hidden="true" />}
              onClick={() => members.add('placeholderRole', { placeholderRole: '' })}
            >
              {t('project.addPlaceholder')}
            </Button>
          </>
        }
      >
        {(row) => (isReading ? <MemberText row={row} /> : <MemberRow row={row} onRemove={() => remove(row)} />)}
      </PartList>
      <NamedNotice of={members} field="personnelId" />
    </SectionCard>
  );
}
