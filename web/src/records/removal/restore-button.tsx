import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/calls/call.ts';
import { useMutationOnce } from '../../lib/calls/use-mutation-once.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { Button } from '../../ui/buttons/button.tsx';

interface RestoreButtonProps {
  entity: Entity;
  id: string;
  /** What the record is called. */
  name: string;
  /** Of its place in a grid. */
  tabIndex?: number | undefined;
}

/** Restores a deleted record, exactly as it was deleted. */
export function RestoreButton({ entity, id, name, tabIndex }: RestoreButtonProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const restore = useMutationOnce({
    mutationFn: () => call('PUT', `/${entity.name}/undelete/${id}`),
    onSuccess: async () => {
      showSuccess(t('list.restored', { name }));
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['grid', entity.name] }),
        queries.invalidateQueries({ queryKey: ['record', entity.name, id] }),
        queries.invalidateQueries({ queryKey: [entity.name] }),
      ]);
    },
  });
  return (
    <Button
      size="row"
      tabIndex={tabIndex}
      busy={restore.isPending}
      aria-label={t('list.restoreNamed', { name })}
      onClick={() => restore.mutate()}
    >
      {t('list.restore')}
    </Button>
  );
}
