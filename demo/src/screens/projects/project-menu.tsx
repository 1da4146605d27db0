import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { Menu, MenuItem } from '@mandate/web/src/ui/overlays/menu.tsx';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LinkSign from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { ProjectItem } from '../../contract/todo-calls.ts';
import type { ProjectActs } from './use-project-acts.ts';

/** What can be done with one project. */
export function ProjectMenu({ project, acts }: { project: ProjectItem; acts: ProjectActs }) {
  const { t } = useTranslation('demo');
  const entries = [
    { Sign: Copy, label: t('projects.duplicate'), run: acts.duplicate },
    { Sign: LinkSign, label: t('projects.copyLink'), run: acts.copyLink },
    { Sign: Pencil, label: t('projects.rename'), run: acts.askName },
    { Sign: Trash, label: t('projects.delete'), run: acts.remove },
  ];
  return (
    <Menu
      button={(props) => (
        <TooltipIconButton
          {...props}
          size="row"
          label={t('projects.actsOf', { name: project.projectName })}
          icon={<Ellipsis aria-hidden="true" />}
        />
      )}
    >
      {(close) =>
        entries.map(({ Sign, label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              run(project);
            }}
          >
            <Sign aria-hidden="true" />
            {label}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
