import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { EmptyPart } from '@mandate/web/src/ui/feedback/empty-part.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextId } from '../../records/next-id.ts';
import { useTodos } from './use-todos.ts';

const Form = styled('form')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  marginTop: 8,
  '& > div': { flex: 1 },
  // In line with the field, whose label stands above it.
  '& > button': { marginTop: 20 },
});

const List = styled('ol')(({ theme: { vars } }) => ({
  marginTop: 12,
  counterReset: 'tags',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
    color: vars.palette.text.primary,
    counterIncrement: 'tags',
  },
  '& > li::before': { content: 'counter(tags) "."', minWidth: 20, color: vars.palette.ink3 },
  '& > li > span': { flex: 1, minWidth: 0 },
}));

/** The tags of the to-dos: more of them, or fewer. */
export function TagDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['demo', 'all']);
  const { tags, tell } = useTodos();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const all = tags.data ?? [];
  const wanted = name.trim();
  const isThere = all.some((tag) => tag.name.toLocaleLowerCase() === wanted.toLocaleLowerCase());

  async function add(): Promise<void> {
    if (wanted === '' || isThere) return field.current?.focus();
    setName('');
    await tell('POST /api/todo/tag/add', { tag: { id: nextId(all), name: wanted } });
  }

  async function remove(id: number): Promise<void> {
    field.current?.focus();
    await tell('POST /api/todo/tag/delete', { tag: { id } });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('todo.tags')}
      actions={<Button onClick={onClose}>{t('all:action.close')}</Button>}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          // The form this window may have been opened from is not meant.
          event.stopPropagation();
          void add();
        }}
      >
        <TextField
          ref={field}
          label={t('todo.newTag')}
          value={name}
          maxLength={40}
          error={isThere ? t('todo.tagIsThere') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" icon={<Plus aria-hidden="true" />}>
          {t('todo.addTag')}
        </Button>
      </Form>
      {all.length === 0 ? (
        <EmptyPart text={t('todo.noTags')} />
      ) : (
        <List>
          {all.map((tag) => (
            <li key={tag.id}>
              <span>{tag.name}</span>
              <TooltipIconButton
                size="row"
                label={t('todo.deleteTag', { name: tag.name })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => void remove(tag.id)}
              />
            </li>
          ))}
        </List>
      )}
    </Dialog>
  );
}
