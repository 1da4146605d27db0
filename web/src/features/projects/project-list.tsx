import { project } from '@mandate/contract/project/project.ts';
import SquareKanban from 'lucide-react/icons/square-kanban';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { CostFigure } from '../../resources/cost-figure.tsx';
import { ResourceList } from '../../resources/list/resource-list.tsx';
import { choiceLabel } from '../../resources/words.ts';
import { LinkButton } from '../../ui/button.tsx';
import { percentText } from '../../ui/figure-text.ts';
import { useFormats } from '../../ui/formats.ts';
import { type PillTone, StatusPill } from '../../ui/status-pill.tsx';

const oneDecimal = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});

/** A margin with one decimal; its exact figure stands in the project. */
function Margin({ percent }: { percent: string | null }) {
  const { number } = useFormats();
  return percentText(percent && oneDecimal.format(percent as Intl.StringNumericLiteral), number);
}

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
      columns={[
        { field: 'code', width: 92 },
        { field: 'name', width: 'minmax(162px, 2fr)', place: 'name' },
        { field: 'customerId', width: 'minmax(120px, 1.2fr)' },
        { field: 'projectManagerId', width: 'minmax(112px, 1fr)' },
        {
          field: 'status',
          width: 112,
          place: 'badge',
          render: ({ status }) => (
            <StatusPill tone={status as PillTone} label={choiceLabel(project, 'status', String(status))} />
          ),
        },
        { field: 'startDate', width: 106 },
        { field: 'endDate', width: 106 },
        { field: 'contractNet', width: 142 },
        {
          field: 'plannedMarginPercent',
          needs: ['linesWithoutCost'],
          width: 88,
          render: (row) => (
            <CostFigure without={Number(row.linesWithoutCost ?? 0)}>
              <Margin percent={row.plannedMarginPercent as string | null} />
            </CostFigure>
          ),
        },
      ]}
    />
  );
}
