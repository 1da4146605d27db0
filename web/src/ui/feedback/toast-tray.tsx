import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import { IconButton } from '../buttons/icon-button.tsx';
import { calm, phone } from '../media/phone.ts';
import { useToastPlace } from './use-toast-place.ts';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert, default: Info };

const run = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

const Tray = styled('div')(({ theme: { vars } }) => ({
  '& .Toastify__toast-container': {
    position: 'fixed',
    zIndex: 1600,
    right: 'var(--toast-right, 16px)',
    bottom: 'var(--toast-bottom, 16px)',
    display: 'flex',
    flexDirection: 'column',
    gap: 10,
    width: 'min(400px, calc(100vw - 32px))',
    // Under the top bar: the foot of a phone belongs to the main act.
    [phone]: { top: 64, right: 16, bottom: 'auto' },
  },
  '& .Toastify__toast': {
    '--toast': vars.palette.primaryText,
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    padding: '10px 12px',
    overflow: 'hidden',
    borderRadius: 8,
    background: vars.palette.background.paper,
    boxShadow: vars.palette.shadow.menu,
    fontSize: 13,
    lineHeight: '20px',
    color: vars.palette.text.primary,
  },
  '& .Toastify__toast--success': { '--toast': vars.palette.good.text },
  '& .Toastify__toast--warning': { '--toast': vars.palette.caution.text },
  '& .Toastify__toast--error': { '--toast': vars.palette.bad.text },
  '& .Toastify__toast-icon': {
    color: 'var(--toast)',
    '& > svg': { width: 16, height: 16, strokeWidth: 1.75, marginTop: 2 },
  },
  '& .toast-body': {
    flex: 1,
    display: 'flex',
    gap: 10,
    minWidth: 0,
    '& > p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  },
  '& .toast-remark': { color: vars.palette.ink3 },
  '& .toast-action': {
    alignSelf: 'flex-start',
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.palette.primaryText,
    fontWeight: 500,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  '& .toast-close': { margin: '-4px -6px -4px 0', color: vars.palette.ink3 },
  '& .Toastify__progress-bar--wrp': { position: 'absolute', left: 0, right: 0, bottom: 0, height: 2 },
  '& .Toastify__progress-bar--bg': { display: 'none' },
  '& .Toastify__progress-bar': { height: 2, background: 'var(--toast)', transformOrigin: 'left' },
  // The end of this animation closes the toast, so calm movement jumps but keeps its time.
  '& .Toastify__progress-bar--animated': {
    animation: `${run} linear 1 forwards`,
    [calm]: { animationTimingFunction: 'steps(4)' },
  },
  '& .Toastify__toast:focus-within .Toastify__progress-bar--animated': { animationPlayState: 'paused !important' },
}));

/** Where toasts appear: at most five at once, paused by the pointer and by keyboard focus. */
export default function ToastTray({ label, closeLabel }: { label: string; closeLabel: string }) {
  const tray = useRef<HTMLDivElement>(null);
  useToastPlace(tray);
  return (
    <Tray ref={tray}>
      <ToastContainer
        position="bottom-right"
        aria-label={label}
        limit={5}
        newestOnTop={false}
        transition={false}
        draggable={false}
        pauseOnHover
        pauseOnFocusLoss
        icon={({ type }) => {
          const Icon = icons[type];
          return <Icon aria-hidden="true" />;
        }}
        closeButton={({ closeToast }) => (
          <IconButton
            label={closeLabel}
            size="row"
            className="toast-close"
            icon={<X aria-hidden="true" />}
            onClick={(event) => {
              event.stopPropagation();
              closeToast(true);
            }}
          />
        )}
      />
    </Tray>
  );
}
