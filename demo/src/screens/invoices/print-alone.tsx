import { Global } from '@emotion/react';
import type { ReactNode } from 'react';

const sheet = '[data-print-alone]';

// What holds the sheet becomes plain paper; everything else is left out. On it everything is dark on white, in whatever colours the screen is.
const onPaper = `
  @media print {
    html:has(${sheet}) { color-scheme: light !important; }
    html:has(${sheet}), html :has(${sheet}) {
      display: block !important;
      position: static !important;
      height: auto !important;
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      overflow: visible !important;
      background: none !important;
    }
    body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *) { display: none !important; }
    ${sheet}, ${sheet} * {
      background: none !important;
      border-color: #bbb !important;
      box-shadow: none !important;
      color: #000 !important;
    }
  }
`;

/** What is printed of its page: nothing else comes on paper. */
export function PrintAlone({ children }: { children: ReactNode }) {
  return (
    <div data-print-alone="">
      <Global styles={onPaper} />
      {children}
    </div>
  );
}
