import { createElement } from 'react';
import { type ToastOptions, toast } from 'react-toastify/unstyled';

/** What a toast says beside its words. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** What a toast may carry beside its sentence. */
export interface ToastExtras {
  /** One act, such as undoing what is reported. */
  action?: { label: string; run: () => void };
  /** A quieter remark after the sentence, such as a request id. */
  remark?: string;
}

/** How long a toast stays that is no error, in milliseconds (specification, section 9). */
const toastTime = 5000;

/** Shows a toast, or the one with the same text once more. What is shown before the tray is there waits for it. */
export function showToast(type: ToastKind, text: string, { action, remark }: ToastExtras): void {
  const toastId = text;
  const isShown = toast.isActive(toastId);
  if (isShown && !action) return;
  const options: ToastOptions = {
    type,
    toastId,
    autoClose: type === 'error' ? false : toastTime,
    role: type === 'error' ? 'alert' : 'status',
  };
  const act = () => {
    toast.dismiss(toastId);
    action?.run();
  };
  const body = createElement(
    'div',
    { className: 'toast-body' },
    createElement('p', null, text, remark && createElement('span', { className: 'toast-remark' }, ` ${remark}`)),
    action && createElement('button', { type: 'button', className: 'toast-action', onClick: act }, action.label),
  );
  // The same again stands for the last time it happened: its act is that one's, and its time starts again.
  if (isShown) toast.update(toastId, { ...options, render: body });
  else toast(body, options);
}

/** Takes back the toast with this text. */
export function dismissToast(text: string): void {
  toast.dismiss(text);
}
