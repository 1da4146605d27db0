import { clockText } from '@mandate/contract/time/clock-text.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectView } from '../state/week-view.ts';
import { Fold } from './sheet.tsx';

interface ProjectHeadProps {
  project: ProjectView;
  isFolded: boolean;
  onFold: (project: string) => void;
}

/** The row above the lines of a project: what it is called, for whom it is, and what its lines come to. */
export const ProjectHead = memo(function ProjectHead({ project, isFolded, onFold }: ProjectHeadProps) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="rowgroup" colSpan={9} className="project">
        <span>
          <Fold
            type="button"
            aria-expanded={!isFolded}
            aria-label={t('week.linesOf', { project: project.label })}
            onClick={() => onFold(project.id)}
          >
            <ChevronDown aria-hidden="true" />
          </Fold>
          <b>{project.label}</b>
          <span>{project.customerLabel ?? t('week.internal')}</span>
          <strong>{clockText(project.seconds)}</strong>
        </span>
      </th>
    </tr>
  );
});
