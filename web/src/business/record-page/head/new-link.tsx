import { may } from '@mandate/contract/access/permissions.ts';
import type { RegisterName } from '@mandate/contract/registers.ts';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { recordPaths } from '../../../lib/addresses/record-paths.ts';
import { useUser } from '../../../lib/session/session.ts';
import { recordWord } from '../../../records/words/record-words.ts';
import { type ButtonLook, type ButtonSize, LinkButton } from '../../../ui/buttons/button.tsx';
import { useReadRecord } from '../page/read-record.ts';

interface NewLinkProps {
  of: RegisterName;
  /** What a new one begins with, by field. */
  begin: Record<string, string>;
  look?: ButtonLook;
  size?: ButtonSize;
}

/** Begins a record that belongs to the one of the page; nothing for people who may not, and nothing where the record is deleted. */
export function NewLink({ of, begin, look = 'primary', size = 'page' }: NewLinkProps) {
  useTranslation();
  const { role } = useUser();
  const { isDeleted } = useReadRecord();
  if (isDeleted || may(role, of, 'create') === false) return null;
  return (
    <LinkButton
      to={`${recordPaths(of).create}?${new URLSearchParams(begin)}`}
      look={look}
      size={size}
      icon={<Plus aria-hidden="true" />}
    >
      {recordWord(of, 'new')}
    </LinkButton>
  );
}
