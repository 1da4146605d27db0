import { project } from '@mandate/contract/project/project.ts';
import SquareKanban from 'lucide-react/icons/square-kanban';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import type { ListColumn, ListRow } from '../../list/columns/columns.tsx';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { CostFigure } from '../../records/values/cost-figure.tsx';
import { MarginFigure } from '../../records/values/margin-figure.tsx';
import { choiceLabel } from '../../records/words/words.ts';
import { type PillTone, StatusPill } from '../../ui/badges/status-pill.tsx';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { projectColumns } from './project-columns.ts';

const ProjectRowItems = lazy(() => import('./project-row-items.tsx'));

const written: Record<string, NonNullable<ListColumn<ListRow>['render']>> = {
  status: ({ status }) => (
    <StatusPill tone={status as PillTone} label={choiceLabel(project, 'status', String(status))} />
  ),
  plannedMarginPercent: (row) => (
    <CostFigure without={Number(row.linesWithoutCost ?? 0)}>
      <MarginFigure percent={(row.plannedMarginPercent ?? null) as string | null} />
    </CostFigure>
  ),
};

const columns = projectColumns.map((column): ListColumn<ListRow> => {
  const render = written[column.field];
  return render ? { ...column, render } : column;
});

/** The projects: what is sold to whom, how far it is, what it comes to. */
export default function ProjectList() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <ResourceList
      entity={project}
      paths={paths.projects}
      otherWay={
        <LinkButton to={`${paths.projectBoard}${search}`} icon={<SquareKanban aria-hidden="true" />}>
          {t('list.board')}
        </LinkButton>
      }
      columns={columns}
      rowItems={ProjectRowItems}
    />
  );
}
