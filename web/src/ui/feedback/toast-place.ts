/** Where something stands in the window, in pixels from its left and upper edge. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** How far toasts stand from the right and the lower edge of the window, in pixels. */
export interface ToastPlace {
  right: number;
  bottom: number;
}

const edge = 16;
const air = 8;

/**
 * The place nearest the lower right corner where toasts lie over none of the boxes: left of what stands at the right from top to bottom,
 * such as a panel, and above bars. Where the window has no such place they stay in the corner.
 * @param size of the toasts together
 */
export function toastPlace(
  boxes: readonly Box[],
  size: { width: number; height: number },
  window: { width: number; height: number },
): ToastPlace {
  const isTall = ({ top, bottom }: Box) => bottom - top > window.height * 0.6;
  let right = edge;
  for (const box of boxes.filter(isTall).sort((one, other) => other.left - one.left)) {
    const beside = window.width - box.left + air;
    if (box.right > window.width - right - size.width && beside + size.width + edge <= window.width) right = beside;
  }
  const [from, to] = [window.width - right - size.width, window.width - right];
  const bars = boxes.filter((box) => !isTall(box) && box.right > from && box.left < to);
  let bottom = edge;
  for (const bar of bars.sort((one, other) => other.bottom - one.bottom)) {
    const lower = window.height - bottom;
    if (bar.top < lower + air && bar.bottom > lower - size.height - air) bottom = window.height - bar.top + air;
  }
  return bottom + size.height > window.height ? { right: edge, bottom: edge } : { right, bottom };
}
