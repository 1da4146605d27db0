import UsersRound from 'lucide-react/icons/users-round';
import { useTranslation } from 'react-i18next';
import type { Board, Member } from '../../contract/scrum-calls.ts';
import { Face, Faces } from './faces.tsx';
import { TickMenu } from './tick-menu.tsx';
import type { BoardActs } from './use-board.ts';

interface BoardMembersProps {
  board: Board;
  everybody: readonly Member[];
  acts: BoardActs;
}

/** Who works on a board; people come and go by a menu. */
export function BoardMembers({ board, everybody, acts }: BoardMembersProps) {
  const { t } = useTranslation('demo');
  const chosen = board.members.map(({ id }) => id);
  return (
    <>
      <Faces members={board.members} />
      <TickMenu
        label={t('scrum.members')}
        icon={<UsersRound aria-hidden="true" />}
        size="page"
        choices={everybody.map((member) => ({ id: member.id, label: member.name, sign: <Face member={member} /> }))}
        chosen={chosen}
        onToggle={(id) => void (chosen.includes(id) ? acts.removeMember(id) : acts.addMember(id))}
      />
    </>
  );
}
