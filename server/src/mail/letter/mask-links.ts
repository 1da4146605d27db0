import type { MailBlock, MailContent } from '@mandate/contract/entities/mail-message.ts';

/** The page behind links that work once, and what makes each of them work. */
const oneTimeLink = /(\/session\/reset-password#)[^\s"'<>]+/g;

function masked(text: string): string {
  return text.replace(oneTimeLink, '$1…');
}

/** The content without what makes its links open an account: that is for whoever gets the mail, and for nobody else. */
export function maskLinks({ subject, blocks }: MailContent): MailContent {
  return { subject: masked(subject), blocks: blocks.map(maskBlock) };
}

function maskBlock(block: MailBlock): MailBlock {
  if (block.kind === 'text') return { ...block, text: masked(block.text) };
  return block.kind === 'action' ? { ...block, url: masked(block.url) } : { ...block, value: masked(block.value) };
}
