import styled from '@emotion/styled';
import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import { Menu } from '@mandate/web/src/ui/overlays/menu.tsx';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useTranslation } from 'react-i18next';
import { DragHandle } from '../../frame/drag/drag-handle.tsx';
import { useDragItem } from '../../frame/drag/use-drag-item.ts';
import { useMoveItems } from '../../frame/drag/use-move-items.tsx';

const Sheet = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 40,
  padding: '4px 8px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 6,
  background: vars.palette.subtle,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'grab',
  touchAction: 'manipulation',
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '&[data-lifted]': { opacity: 0.4 },
  '&[data-over]': {
    cursor: 'grabbing',
    paddingLeft: 12,
    borderColor: vars.palette.primary.main,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontWeight: 500,
    boxShadow: vars.palette.shadow.menu,
  },
}));

/** An item of a list, with its handle and the menu that moves it. */
export function SampleItem({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('demo');
  const item = useDragItem(id);
  const moves = useMoveItems(id);
  return (
    <li ref={item.ref} style={item.style}>
      <Sheet {...item.grip} data-lifted={item.isLifted || undefined}>
        <DragHandle name={title} item={item} />
        <span>{title}</span>
        <Menu
          button={(props) => (
            <IconButton
              {...props}
              size="row"
              label={t('drag.moveOf', { name: title })}
              icon={<Ellipsis aria-hidden="true" />}
            />
          )}
        >
          {moves}
        </Menu>
      </Sheet>
    </li>
  );
}

/** The item that is carried, in the primary colour. */
export function CarriedSample({ title }: { title: string }) {
  return (
    <Sheet data-over>
      <span>{title}</span>
    </Sheet>
  );
}
