import styled from '@emotion/styled';
import { calm, phone } from '@mandate/web/src/ui/media/phone.ts';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { Link } from 'react-router';
import type { ProjectItem } from '../../contract/todo-calls.ts';
import { dayText } from '../../records/day-of.ts';
import { ProjectMenu } from './project-menu.tsx';
import { cardsAt, type Stop } from './project-toolbar.tsx';
import type { ProjectActs } from './use-project-acts.ts';
import { useProjectLink } from './use-project-link.ts';

const gap = 14;
const leastWidth = 132;

// As many in a row as are asked for, as long as none gets too narrow to be read.
const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${leastWidth}px, (100% - (var(--cards) - 1) * ${gap}px) / var(--cards)), 1fr))`,
  gap,
  padding: '4px 20px 20px',
  [phone]: { paddingInline: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
});

const Card = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  transition: 'border-color 120ms',
  '& > .picture': { display: 'block', aspectRatio: '16 / 10', overflow: 'hidden', background: vars.palette.sunken },
  '& > .picture > img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform 180ms',
    [calm]: { transition: 'none' },
  },
  '&:hover': { borderColor: vars.palette.line2 },
  '&:hover > .picture > img': { transform: 'scale(1.03)', [calm]: { transform: 'none' } },
  '& > .foot': { display: 'flex', alignItems: 'start', gap: 4, padding: '10px 6px 10px 12px' },
  '& > .foot > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > .foot a': { fontSize: 13, lineHeight: '20px', fontWeight: 500, color: vars.palette.text.primary },
  '& > .foot small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
}));

interface ProjectGridProps {
  projects: readonly ProjectItem[];
  stop: Stop;
  acts: ProjectActs;
}

/** Projects as cards with their pictures. */
export function ProjectGrid({ projects, stop, acts }: ProjectGridProps) {
  const formats = useFormats();
  const linkOf = useProjectLink();
  if (projects.length === 0) return null;
  return (
    <Cards style={{ '--cards': cardsAt[stop] } as React.CSSProperties}>
      {projects.map((project) => (
        <Card key={project.id}>
          {/* The name below leads there too: one stop of the Tab key is enough. */}
          <Link className="picture" to={linkOf(project)} tabIndex={-1} aria-hidden="true">
            <img src={project.projectImage} alt="" />
          </Link>
          <div className="foot">
            <div>
              <Link to={linkOf(project)}>{project.projectName}</Link>
              <small>{dayText(project.date, formats)}</small>
            </div>
            <ProjectMenu project={project} acts={acts} />
          </div>
        </Card>
      ))}
    </Cards>
  );
}
