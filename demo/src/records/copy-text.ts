import { showError, showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';

/** Puts a text on the clipboard and says so; or that the browser does not let it. */
export async function copyText(text: string, { done, failed }: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess(done);
  } catch {
    showError(failed);
  }
}
