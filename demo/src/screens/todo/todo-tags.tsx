import styled from '@emotion/styled';
import { Chip } from '@mandate/web/src/ui/badges/chip.tsx';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Menu, MenuItem } from '@mandate/web/src/ui/overlays/menu.tsx';
import Plus from 'lucide-react/icons/plus';
import Tags from 'lucide-react/icons/tags';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagDialog } from './tag-dialog.tsx';
import { useTodos } from './use-todos.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** The tags of one to-do, which come and go, and the way to the tags of all. */
export function TodoTags({ chosen, onChange }: { chosen: readonly number[]; onChange: (tag: number[]) => void }) {
  const { t } = useTranslation('demo');
  const { tags } = useTodos();
  const [isManaging, setIsManaging] = useState(false);
  const all = tags.data ?? [];
  const others = all.filter(({ id }) => !chosen.includes(id));
  return (
    <Row role="group" aria-label={t('todo.tags')}>
      {all
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, name }) => (
          <Chip
            key={id}
            remove={{
              label: t('todo.removeTag', { name }),
              run: () => onChange(chosen.filter((each) => each !== id)),
            }}
          >
            {name}
          </Chip>
        ))}
      {others.length > 0 && (
        <Menu
          button={(props) => (
            <Button {...props} size="row" icon={<Plus aria-hidden="true" />}>
              {t('todo.addTag')}
            </Button>
          )}
        >
          {(close) =>
            others.map(({ id, name }) => (
              <MenuItem
                key={id}
                onClick={() => {
                  close();
                  onChange([...chosen, id]);
                }}
              >
                {name}
              </MenuItem>
            ))
          }
        </Menu>
      )}
      <Button size="row" look="quiet" icon={<Tags aria-hidden="true" />} onClick={() => setIsManaging(true)}>
        {t('todo.manageTags')}
      </Button>
      <TagDialog isOpen={isManaging} onClose={() => setIsManaging(false)} />
    </Row>
  );
}
