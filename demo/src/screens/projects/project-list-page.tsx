import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { useIsPhone } from '@mandate/web/src/ui/media/use-media.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectItem } from '../../contract/todo-calls.ts';
import { ReadFailed } from '../../records/read-failed.tsx';
import { Stack } from '../../records/stack.tsx';
import { useAddress } from '../../records/use-address.ts';
import { matches, useSearch } from '../../records/use-search.ts';
import { ProjectDetails } from './project-details.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { ProjectRows } from './project-rows.tsx';
import { askedStop, ProjectToolbar } from './project-toolbar.tsx';
import { RenameProject } from './rename-project.tsx';
import { useProjectActs } from './use-project-acts.ts';
import { useProjects } from './use-projects.ts';

/** The projects of the demo, as cards or as rows; on phones always as cards. */
export default function ProjectListPage() {
  const { t } = useTranslation('demo');
  const address = useAddress();
  const search = useSearch(address);
  const isPhone = useIsPhone();
  const listed = useProjects();
  const list = useRef<HTMLDivElement>(null);
  const [renaming, setRenaming] = useState<ProjectItem | null>(null);
  const acts = useProjectActs(listed, {
    onRename: setRenaming,
    // The button that was pressed goes with its project.
    onDeleted: () => list.current?.focus({ preventScroll: true }),
  });
  const { projects, isError, refetch } = listed;
  const found = projects?.filter(({ projectName }) => matches(projectName, search.search));
  const isGrid = isPhone || address.of('view') !== 'list';
  const open = projects?.find(({ id }) => String(id) === address.of('project')) ?? null;
  return (
    <>
      <PageHead title={t('projects.title')} />
      <Stack>
        <PageCard isFlush>
          <ProjectToolbar address={address} search={search} isGrid={isGrid} />
          <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
            {found && isGrid && <ProjectGrid projects={found} stop={askedStop(address.of('cards'))} acts={acts} />}
            {found && !isGrid && found.length > 0 && <ProjectRows projects={found} acts={acts} />}
            {found?.length === 0 &&
              (search.search === '' ? (
                <EmptyState kind="nothingYet" title={t('projects.emptyTitle')} text={t('projects.emptyText')} />
              ) : (
                <EmptyState
                  kind="nothingMatches"
                  title={t('projects.noneFoundTitle')}
                  text={t('records.noneFoundText', { search: search.search })}
                  action={
                    <Button size="row" onClick={search.clear}>
                      {t('records.clearSearch')}
                    </Button>
                  }
                />
              ))}
            {!found &&
              (isError ? (
                <ReadFailed onTryAgain={refetch} />
              ) : (
                <SkeletonRows label={t('projects.loading')} rows={8} rowHeight={64} />
              ))}
          </div>
        </PageCard>
      </Stack>
      <ProjectDetails project={open} onClose={() => address.change({ project: null })} />
      {renaming && <RenameProject project={renaming} onRename={acts.rename} onClose={() => setRenaming(null)} />}
    </>
  );
}
