import styled from '@emotion/styled';
import type { PaperBlock } from '@mandate/contract/paper/paper.ts';
import { keyed } from './keyed.ts';
import { PaperAcceptance } from './paper-acceptance.tsx';
import { PaperTable } from './paper-table.tsx';
import { PaperTotals } from './paper-totals.tsx';
import { ink2, ink3, printed, type } from './printed.ts';
import { TextLines } from './text-lines.tsx';

const Title = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${printed(4)} ${printed(12)}`,
  '& > h1, & > h2': { ...type(21, 28), letterSpacing: '-.01em' },
  '& > span': {
    padding: `0 ${printed(7)}`,
    border: `${printed(1.5)} solid ${ink2}`,
    borderRadius: printed(3),
    ...type(12, 18),
    fontWeight: 700,
    letterSpacing: '.12em',
    color: ink2,
  },
});

const Heading = styled('div')({ marginTop: printed(20), '& > *': type(12.5, 18) });

const Text = styled('div')({
  '& p': { marginTop: printed(6) },
  // More air right below the title, and after another text, which may be of another kind.
  '[data-title] + & > p:first-of-type': { marginTop: printed(12) },
  '[data-text] + & > p:first-of-type': { marginTop: printed(14) },
  '&[data-small]': { ...type(10.5, 15), color: ink3 },
});

interface PaperPartProps {
  block: PaperBlock;
  titleLevel: 1 | 2;
  /** The word that stands beside the title until it is issued. */
  draft: string | null;
}

/** One block of a paper. */
export function PaperPart({ block, titleLevel, draft }: PaperPartProps) {
  switch (block.type) {
    case 'heading': {
      const Level = `h${titleLevel + block.level - 1}` as 'h1';
      if (block.level === 2)
        return (
          <Heading>
            <Level>{block.text}</Level>
          </Heading>
        );
      return (
        <Title data-title="">
          <Level>{block.text}</Level>
          {draft !== null && <span>{draft}</span>}
        </Title>
      );
    }
    case 'paragraph':
    case 'note':
      return (
        <Text data-text="" data-small={block.type === 'note' || undefined}>
          {keyed(paragraphsOf(block.text)).map(({ key, item }) => (
            <p key={key}>
              <TextLines lines={item.split('\n')} />
            </p>
          ))}
        </Text>
      );
    case 'table':
      return <PaperTable table={block} />;
    case 'totals':
      return <PaperTotals totals={block} titleLevel={titleLevel} />;
    case 'accept':
      return <PaperAcceptance accept={block} titleLevel={titleLevel} />;
    default:
      return null;
  }
}

/** An empty line begins another paragraph. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n(?:[^\S\n]*\n)+/).filter((paragraph) => paragraph.trim() !== '');
}
