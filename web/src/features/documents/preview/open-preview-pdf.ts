import type { PreviewRequest } from '@mandate/contract/documents/issue-request.ts';
import { showPdf } from '../../../business/documents/show-pdf.ts';
import { postForFile } from '../../../lib/calls/download-file.ts';

/** Shows the draft of a paper as it would be printed. @throws {CallError} */
export function openPreviewPdf(request: PreviewRequest, name: string): Promise<void> {
  return showPdf(() => postForFile('/document/preview-pdf', request), name);
}
