import type { ToastExtras, ToastKind } from './toast-showing.ts';

// No page waits for it: it is fetched beside the first one, as the tray is.
const loadShowing = () => import('./toast-showing.ts');

function show(kind: ToastKind, text: string, extras: ToastExtras): void {
  void loadShowing().then(({ showToast }) => showToast(kind, text, extras));
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
  void loadShowing().then(({ dismissToast }) => dismissToast(text));
}
