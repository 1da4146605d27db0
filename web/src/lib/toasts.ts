import { createElement } from 'react';
import { type ToastOptions, toast } from 'react-toastify/unstyled';

/** How long a toast stays that is no error, in milliseconds (specification, section 9). */
export const toastTime = 5000;

/** What a toast may carry beside its sentence. */
export interface ToastExtras {
  /** One act, such as undoing what is reported. */
  action?: { label: string; run: () => void };
  /** A quieter remark after the sentence, such as a request id. */
  remark?: string;
}

function show(type: 'success' | 'info' | 'warning' | 'error', text: string, { action, remark }: ToastExtras): void {
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
  // The same again stands for the last time it happened: its act is that one's, and its time begins anew.
  if (isShown) toast.update(toastId, { ...options, render: body });
  else toast(body, options);
}

/** Says that something was done. The text is shown as text, never as markup; the same text is not shown twice at once. */
export function showSuccess(text: string, extras: ToastExtras = {}): void {
  show('success', text, extras);
}

/** Says something worth knowing. */
export function showInfo(text: string, extras: ToastExtras = {}): void {
  show('info', text, extras);
}

/** Says that something needs attention. */
export function showWarning(text: string, extras: ToastExtras = {}): void {
  show('warning', text, extras);
}

/** Says that something failed; it stays until it is closed. */
export function showError(text: string, extras: ToastExtras = {}): void {
  show('error', text, extras);
}

/** Takes back a toast that no longer holds, by its text. */
export function dismiss(text: string): void {
  toast.dismiss(text);
}
