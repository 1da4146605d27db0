import styled from '@emotion/styled';
import type { GuardFailure } from '@mandate/contract/project/way/guards.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { problemSentence } from '../../records/words/record-words.ts';

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 6,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  color: vars.palette.text.primary,
  '& > li': { display: 'flex', gap: 8 },
  '& svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.75, marginTop: 2, color: vars.palette.caution.text },
}));

interface GuardListProps {
  failures: readonly GuardFailure[];
  project: { id: string; customerId: string | null };
  /** Goes to a field of the page; without it the project is opened. */
  onGo?: ((field: string) => void) | undefined;
}

/** What is missing before a step, each a link to where it is mended. */
export function GuardList({ failures, project, onGo }: GuardListProps) {
  return (
    <List>
      {failures.map((failure) => (
        <li key={`${failure.code} ${failure.field}`}>
          <CircleAlert aria-hidden="true" />
          <Missing failure={failure} project={project} onGo={onGo} />
        </li>
      ))}
    </List>
  );
}

function Missing({ failure, project, onGo }: { failure: GuardFailure } & Omit<GuardListProps, 'failures'>) {
  const sentence = problemSentence({ ...failure, message: '' });
  if (failure.code === 'customerCountryNeeded' && project.customerId !== null)
    return <Link to={paths.customers.record(project.customerId)}>{sentence}</Link>;
  if (failure.code === 'marginBelowFloor') return <span>{sentence}</span>;
  if (!onGo) return <Link to={paths.projects.record(project.id)}>{sentence}</Link>;
  return (
    <a
      href={`#${failure.field.split('.')[0]}`}
      onClick={(event) => {
        event.preventDefault();
        onGo(failure.field);
      }}
    >
      {sentence}
    </a>
  );
}
