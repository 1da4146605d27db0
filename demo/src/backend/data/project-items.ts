import { foldText } from '@mandate/contract/texts/fold-text.ts';
import type { ProjectItem } from '../../contract/todo-calls.ts';
import { type Moments, momentsNow } from './moments.ts';
import { people } from './people.ts';
import blueprint from './pictures/blueprint.svg';
import bridge from './pictures/bridge.svg';
import city from './pictures/city.svg';
import figures from './pictures/figures.svg';
import forest from './pictures/forest.svg';
import harbour from './pictures/harbour.svg';
import waves from './pictures/waves.svg';
import workshop from './pictures/workshop.svg';

/** Eight projects with a picture and somebody who leads each. */
export const projectItems = ({ workday }: Moments = momentsNow()): ProjectItem[] => [
  item(1, 'Harbour master plan', harbour, 1, workday(-1, '10:20'), 0, 5),
  item(2, 'Bridge inspection rota', bridge, 7, workday(-6, '16:45'), 3, 5),
  item(3, 'Pricing workshop', workshop, 4, workday(-9, '09:05'), 0, 2),
  item(5, 'Monthly figures at a glance', figures, 8, workday(-15, '14:30'), 6, 8),
  item(6, 'Night bus network', city, 9, workday(-22, '11:10'), 1, 5),
  item(7, 'Forest inventory', forest, 6, workday(-31, '15:25'), 0, 3),
  item(8, 'Town hall rebuilding', blueprint, 11, workday(-41, '08:50'), 2, 5),
  item(9, 'Flood warning study', waves, 12, workday(-53, '17:15'), 4, 7),
];

function item(
  id: number,
  projectName: string,
  projectImage: string,
  leader: number,
  date: string,
  comment: number,
  revision: number,
): ProjectItem {
  const { name = '', avatar = '' } = people[leader] ?? {};
  const email = `${foldText(name).replace(' ', '.')}@mandate.example`;
  return {
    id,
    email,
    userName: name,
    projectName,
    date,
    projectImage,
    userImage: avatar,
    comment,
    revision,
  };
}
