import type { RelatedProject, RelatedProjects } from '@mandate/contract/overview/record/related.ts';
import type { ComponentProps } from 'react';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { PeopleCard } from '../cards/people-card.tsx';
import { PlacesCard } from '../cards/places-card.tsx';
import { ProjectsCard } from '../cards/projects-card.tsx';
import { countText } from '../cards/related-card.tsx';
import type { PageSection } from './page-section.ts';

type Projects = Pick<ComponentProps<typeof ProjectsCard>, 'none' | 'floor' | 'isOfOneCustomer'>;

/** The projects of a record over the whole width; none for who is not told of them. */
export function projectsOf(projects: RelatedProjects<RelatedProject> | undefined, how: Projects): PageSection[] {
  if (!projects) return [];
  const title = i18n.t('recordPage.projects');
  return [
    {
      name: 'projects',
      title,
      count: countText(projects),
      place: 'wide',
      card: <ProjectsCard title={title} list="projects" projects={projects} {...how} />,
    },
  ];
}

type People = ComponentProps<typeof PeopleCard>;

/** The people of a record, who take no room where there are none; none for who is not told of them. */
export function peopleOf(people: People['people'] | undefined, how: Omit<People, 'people'>): PageSection[] {
  if (!people) return [];
  const card = <PeopleCard people={people} {...how} />;
  return [
    {
      name: 'people',
      title: how.title,
      count: countText(people),
      place: 'shared',
      card: people.total > 0 && card,
      whole: card,
    },
  ];
}

type Places = ComponentProps<typeof PlacesCard>;

/** The places of a firm; none for who is not told of them. @param begin what a new one begins with */
export function placesOf(places: Places['places'] | undefined, begin: Places['begin']): PageSection[] {
  if (!places) return [];
  return [
    {
      name: 'places',
      title: i18n.t('recordPage.places'),
      count: countText(places),
      place: 'shared',
      card: <PlacesCard places={places} begin={begin} />,
    },
  ];
}
