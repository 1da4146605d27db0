import styled from '@emotion/styled';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useId, useState } from 'react';
import { useUser, useViewer } from '../../../lib/session/session.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { phone } from '../../../ui/media/phone.ts';

const loadPanel = () => import('./person-panel.tsx');
const PersonPanel = lazy(loadPanel);
const ViewAsDialog = lazy(() => import('./view-as-dialog.tsx'));

// On phones the picture stands for the name, which is still read out.
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const Me = styled('button')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginLeft: 8,
  padding: '4px 6px 4px 16px',
  border: 0,
  borderLeft: `1px solid ${vars.palette.divider}`,
  background: 'transparent',
  fontSize: 13,
  lineHeight: '16px',
  fontWeight: 500,
  textAlign: 'left',
  color: vars.palette.text.primary,
  cursor: 'pointer',
  '& small': { display: 'block', fontSize: 11, fontWeight: 400, color: vars.palette.ink3 },
  '& > svg': { width: 14, height: 14, color: vars.palette.ink3 },
  [phone]: { minWidth: 44, marginLeft: 0, padding: 6, border: 0, '& > svg': { display: 'none' }, '& > .name': hidden },
}));

/** Who is signed in; opens what belongs to the person. The menu is fetched when the pointer or the keyboard comes near. */
export function PersonMenu() {
  const { id: userId, fullName: ownName, role } = useUser();
  // Looked at as a role and nobody in particular, the product shows itself to the role.
  const fullName = useViewer()?.id === userId ? role : ownName;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const id = useId();
  return (
    <>
      <Me
        type="button"
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : `${id}-menu`}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Avatar name={fullName} size="large" />
        <span className="name">
          {fullName}
          <small>{role}</small>
        </span>
        <ChevronDown aria-hidden="true" />
      </Me>
      {wasOpened && (
        <Suspense>
          <PersonPanel
            id={`${id}-menu`}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onViewAs={() => setIsChoosing(true)}
          />
        </Suspense>
      )}
      {isChoosing && (
        <Suspense>
          <ViewAsDialog onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
