import { type RefObject, useEffect } from 'react';
import { toastPlace } from './toast-place.ts';

/** What people press: bars that say so, and whatever list of choices is open. */
const pressed = '[data-keep-clear], [role="menu"], [role="listbox"]';

/**
 * Keeps toasts off what is to be pressed while they are shown, whatever comes, goes or scrolls meanwhile: gives their tray the place as
 * `--toast-right` and `--toast-bottom`.
 */
export function useToastPlace(tray: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const held = tray.current;
    if (!held) return;
    let frame = 0;
    const shown = () => held.querySelector('.Toastify__toast-container');
    const page = new MutationObserver(plan);

    function place(): void {
      frame = 0;
      const size = shown()?.getBoundingClientRect();
      if (!held || !size) return;
      const boxes = [...document.querySelectorAll(pressed)].map((bar) => bar.getBoundingClientRect());
      const visible = boxes.filter(({ width, height }) => width > 0 && height > 0);
      const { right, bottom } = toastPlace(visible, size, { width: innerWidth, height: innerHeight });
      held.style.setProperty('--toast-right', `${right}px`);
      held.style.setProperty('--toast-bottom', `${bottom}px`);
    }

    function plan(): void {
      if (frame === 0) frame = requestAnimationFrame(place);
    }

    /** The page is watched only while there are toasts. */
    function follow(): void {
      page.disconnect();
      removeEventListener('scroll', plan, true);
      removeEventListener('transitionend', plan, true);
      removeEventListener('resize', plan);
      if (!shown()) return;
      page.observe(document.body, { childList: true, subtree: true });
      addEventListener('scroll', plan, { capture: true, passive: true });
      // A menu that is opening is smaller than it will be.
      addEventListener('transitionend', plan, true);
      addEventListener('resize', plan);
      place();
    }

    const toasts = new MutationObserver(follow);
    toasts.observe(held, { childList: true, subtree: true });
    follow();
    return () => {
      toasts.disconnect();
      page.disconnect();
      removeEventListener('scroll', plan, true);
      removeEventListener('transitionend', plan, true);
      removeEventListener('resize', plan);
      cancelAnimationFrame(frame);
    };
  }, [tray]);
}
