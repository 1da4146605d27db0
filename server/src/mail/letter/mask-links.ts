import type { MailBlock, MailContent } from '@mandate/contract/entities/mail-message.ts';

/** The pages behind links that open something, and what makes each of them work. */
const openingLink = /(\/(?:session\/reset-password|public\/document)#)[^\s"'<>]+/g;

function masked(text: string): string {
  return text.replace(openingLink, '$1…');
}

/** The content without what makes its links open an account or a document: that is for whoever gets the mail, and for nobody else. */
export function maskLinks({ subject, blocks, ...others }: MailContent): MailContent {
  return { ...others, subject: masked(subject), blocks: blocks.map(maskBlock) };
}

function maskBlock(block: MailBlock): MailBlock {
  if (block.kind === 'text') return { kind: 'text', text: masked(block.text) };
  return block.kind === 'action' ? { ...block, url: masked(block.url) } : { ...block, value: masked(block.value) };
}
