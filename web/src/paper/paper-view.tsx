import styled from '@emotion/styled';
import type { Paper } from '@mandate/contract/paper/paper.ts';
import type { CSSProperties } from 'react';
import { keyed } from './keyed.ts';
import { PaperFoot } from './paper-foot.tsx';
import { PaperHead } from './paper-head.tsx';
import { PaperPart } from './paper-part.tsx';
import { ink, narrow, printed, type } from './printed.ts';

/** Named, so that only the paper's own room decides whether it is narrow. */
const Room = styled('div')({
  minWidth: 0,
  '&[data-fits]': { container: 'paper / inline-size' },
});

const Sheet = styled('article')({
  // 794 of these are the width of A4.
  '--printed': 'min(1px, 100cqi / 794)',
  display: 'flex',
  flexDirection: 'column',
  width: printed(794),
  minHeight: printed(1123),
  margin: '0 auto',
  padding: `${printed(44)} ${printed(76)} ${printed(38)} ${printed(94)}`,
  ...type(12.5, 18),
  fontFamily: '"Noto Sans", "Inter Variable", system-ui, sans-serif',
  fontFeatureSettings: 'normal',
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'break-word',
  color: ink,
  background: 'white',
  colorScheme: 'light',
  [narrow]: { '--printed': '1.12px', width: '100%', minHeight: 0, padding: '20px 16px' },
  '& b, & h1, & h2, & h3, & h4': { fontWeight: 700 },
});

interface PaperViewProps {
  paper: Paper;
  /** 1 is as large as it is printed; without it as large as there is room, and below that a column. */
  zoom?: number | undefined;
  /** Which heading its title is on the page around it. */
  titleLevel?: 1 | 2 | undefined;
  /** Where the firm's picture is; without one its words stand in its place. */
  logoAddress?: string | null | undefined;
}

/** A paper as it is printed, in one piece: the same texts in the same order. It is light in dark mode, too. */
export function PaperView({ paper, zoom, titleLevel = 1, logoAddress = null }: PaperViewProps) {
  const { letterhead, blocks, locale, title } = paper;
  const size: Record<string, string> = zoom === undefined ? {} : { '--printed': `${zoom}px` };
  const style: Record<string, string> = { '--accent': letterhead.accentColor, ...size };
  const isHead = ({ type: of }: Paper['blocks'][number]) => of === 'address' || of === 'keyValues';
  return (
    <Room data-fits={zoom === undefined || undefined}>
      <Sheet lang={locale} aria-label={title} style={style as CSSProperties}>
        <PaperHead letterhead={letterhead} blocks={blocks.filter(isHead)} logoAddress={logoAddress} />
        {keyed(blocks.filter((block) => !isHead(block))).map(({ key, item }) => (
          <PaperPart
            key={key}
            block={item}
            titleLevel={titleLevel}
            draft={paper.issuedOn === null ? paper.words.draft : null}
          />
        ))}
        <PaperFoot letterhead={letterhead} />
      </Sheet>
    </Room>
  );
}
