import type { RelatedProject, RelatedProjects } from '@mandate/contract/overview/record/related.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { recordWord } from '../../../records/words/record-words.ts';
import { choiceLabel } from '../../../records/words/words.ts';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { type OwnColumn, ProjectTable } from './project-table.tsx';
import { CardBody, countText, RelatedCard } from './related-card.tsx';
import { StatusLink } from './status-link.tsx';
import { useWholeList } from './use-whole-list.ts';

interface ProjectsCardProps<Row extends RelatedProject> {
  title: string;
  /** The list they are the first of, as `relatedLists` calls it. */
  list: string;
  projects: RelatedProjects<Row>;
  /** What is said where there are none. */
  none: string;
  /** They are all of one customer, who is not told again. */
  isOfOneCustomer?: boolean;
  own?: OwnColumn<Row>;
  floor?: string | undefined;
}

/** Projects that belong to the record of the page: how many are in which status, and the first of them. */
export function ProjectsCard<Row extends RelatedProject>(props: ProjectsCardProps<Row>) {
  const { title, list, projects, none, isOfOneCustomer = false, own, floor } = props;
  useTranslation();
  const whole = useWholeList(list);
  const { rows, total, byStatus } = projects;
  return (
    <RelatedCard
      title={title}
      count={countText(projects)}
      whole={total > 0 ? whole() : undefined}
      links={byStatus.map(({ status, count }) => {
        const to = whole({ field: 'status', operator: 'anyOf', value: [status] });
        return (
          to !== undefined && (
            <StatusLink key={status} to={to} status={status} label={choiceLabel(project, 'status', status)}>
              {numberText(count)}
            </StatusLink>
          )
        );
      })}
    >
      {rows.length === 0 ? (
        <CardBody>
          <EmptyPart text={none} />
        </CardBody>
      ) : (
        <ProjectTable
          label={`${recordWord(project.name, 'count', { count: total })}, ${title}`}
          rows={rows}
          isOfOneCustomer={isOfOneCustomer}
          own={own}
          floor={floor}
        />
      )}
    </RelatedCard>
  );
}
