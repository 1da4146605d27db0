import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { useTranslation } from 'react-i18next';
import type { ProjectItem } from '../../contract/todo-calls.ts';
import { copyText } from '../../records/copy-text.ts';
import { copied, deleted, renamed, undeleted } from './project-changes.ts';
import { projectsPath } from './projects-path.ts';
import type { useProjects } from './use-projects.ts';

/** What can be done with a project. */
export interface ProjectActs {
  duplicate: (project: ProjectItem) => void;
  copyLink: (project: ProjectItem) => void;
  askName: (project: ProjectItem) => void;
  rename: (project: ProjectItem, name: string) => void;
  remove: (project: ProjectItem) => void;
}

interface Answers {
  onRename: (project: ProjectItem) => void;
  onDeleted: () => void;
}

/** What can be done with the listed projects, each act said in a toast. */
export function useProjectActs(
  { stored, change }: Pick<ReturnType<typeof useProjects>, 'stored' | 'change'>,
  { onRename, onDeleted }: Answers,
): ProjectActs {
  const { t } = useTranslation('demo');
  return {
    duplicate: ({ id, projectName }) => {
      const name = t('projects.copyOf', { name: projectName });
      change((now) => copied(stored, now, id, name));
      showSuccess(t('projects.duplicated', { name: projectName }));
    },
    copyLink: ({ id, projectName }) => {
      const link = new URL(`${projectsPath}?project=${id}`, location.origin).href;
      const words = {
        done: t('projects.linkCopied', { name: projectName }),
        failed: t('records.notCopied'),
      };
      void copyText(link, words);
    },
    askName: onRename,
    rename: ({ id }, name) => {
      change((now) => renamed(now, id, name));
      showSuccess(t('projects.renamed', { name }));
    },
    remove: ({ id, projectName }) => {
      change((now) => deleted(now, id));
      onDeleted();
      showSuccess(t('projects.deleted', { name: projectName }), {
        action: { label: t('records.undo'), run: () => change((now) => undeleted(now, id)) },
      });
    },
  };
}
