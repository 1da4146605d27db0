import styled from '@emotion/styled';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProjectItem } from '../../contract/todo-calls.ts';
import { dayText } from '../../records/day-of.ts';
import { PersonPicture } from '../../records/person-picture.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import { ProjectMenu } from './project-menu.tsx';
import type { ProjectActs } from './use-project-acts.ts';
import { useProjectLink } from './use-project-link.ts';

const Named = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > img': { flex: 'none', width: 56, height: 36, borderRadius: 4, objectFit: 'cover' },
});

/** Projects as rows: who leads them, and how much was said and changed. */
export function ProjectRows({ projects, acts }: { projects: readonly ProjectItem[]; acts: ProjectActs }) {
  const { t } = useTranslation('demo');
  const formats = useFormats();
  const linkOf = useProjectLink();
  return (
    <RecordTable aria-label={t('projects.title')}>
      <thead>
        <tr>
          <th scope="col">{t('projects.name')}</th>
          <th scope="col">{t('projects.date')}</th>
          <th scope="col">{t('projects.lead')}</th>
          <th scope="col" className="figure">
            {t('projects.comments')}
          </th>
          <th scope="col" className="figure">
            {t('projects.revisions')}
          </th>
          <th scope="col" className="acts">
            <VisuallyHidden>{t('records.acts')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <tr key={project.id}>
            <th scope="row">
              <Named>
                <img src={project.projectImage} alt="" />
                <Link to={linkOf(project)}>{project.projectName}</Link>
              </Named>
            </th>
            <td>{dayText(project.date, formats)}</td>
            <td>
              <Named>
                <PersonPicture name={project.userName} image={project.userImage} size={24} />
                <a href={`mailto:${project.email}`}>{project.userName}</a>
              </Named>
            </td>
            <td className="figure">{numberText(project.comment)}</td>
            <td className="figure">{numberText(project.revision)}</td>
            <td className="acts">
              <ProjectMenu project={project} acts={acts} />
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
