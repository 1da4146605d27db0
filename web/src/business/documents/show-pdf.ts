import { asFileName } from '@mandate/contract/texts/as-file-name.ts';
import { saveFile } from '../../lib/calls/download-file.ts';
import { i18n } from '../../lib/i18n/i18n.ts';

/**
 * Shows a PDF in a tab of its own; where the browser opens none, it is saved. The tab is opened before the bytes are fetched, since browsers
 * open one only for a press.
 * @param name under which it is saved
 * @throws what `fetched` throws; the tab is gone then
 */
export async function showPdf(fetched: () => Promise<Blob>, name: string): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) sayWaiting(tab.document, name);
  try {
    const file = await fetched();
    if (tab === null || tab.closed) return saveFile(file, asFileName(`${name}.pdf`));
    const address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
    tab.location.replace(address);
    // By then it has been read.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (problem) {
    tab?.close();
    throw problem;
  }
}

/** What is made first takes a moment, in which the tab would be empty. */
function sayWaiting(page: Document, name: string): void {
  page.documentElement.lang = i18n.language;
  page.title = name;
  Object.assign(page.body.style, { margin: '24px', fontFamily: 'system-ui, sans-serif' });
  page.body.textContent = i18n.t('documents.pdfOnItsWay');
}
