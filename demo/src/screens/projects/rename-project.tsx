import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectItem } from '../../contract/todo-calls.ts';

interface RenameProjectProps {
  project: ProjectItem;
  onRename: (project: ProjectItem, name: string) => void;
  onClose: () => void;
}

/** Asks for a project's name. */
export function RenameProject({ project, onRename, onClose }: RenameProjectProps) {
  const { t } = useTranslation(['demo', 'all']);
  const formId = useId();
  const [name, setName] = useState(project.projectName);
  const [isWrong, setWrong] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') {
      setWrong(true);
      return;
    }
    onRename(project, name.trim());
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('projects.renameTitle', { name: project.projectName })}
      actions={
        <>
          <Button onClick={onClose}>{t('all:action.cancel')}</Button>
          <Button type="submit" form={formId} look="primary">
            {t('projects.saveName')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} style={{ paddingTop: 12 }}>
        <TextField
          label={t('projects.name')}
          value={name}
          maxLength={120}
          error={isWrong && name.trim() === '' ? t('projects.nameMissing') : undefined}
          autoFocus
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
