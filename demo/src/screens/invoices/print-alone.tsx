import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

const sheet = '[data-print-alone]';

// What holds the sheet becomes plain paper; everything else is left out.
const onPaper = {
  '@media print': {
    [`html:has(${sheet})`]: { colorScheme: 'light !important' },
    [`html:has(${sheet}), html :has(${sheet})`]: {
      display: 'block !important',
      position: 'static !important',
      height: 'auto !important',
      minHeight: '0 !important',
      margin: '0 !important',
      padding: '0 !important',
      overflow: 'visible !important',
      background: 'none !important',
    },
    [`body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`]: { display: 'none !important' },
    // Dark on white, in whatever colours the screen is.
    [`${sheet}, ${sheet} *`]: {
      background: 'none !important',
      borderColor: '#bbb !important',
      boxShadow: 'none !important',
      color: '#000 !important',
    },
  },
};

/** What is printed of its page: nothing else comes on paper. */
export function PrintAlone({ children }: { children: ReactNode }) {
  return (
    <div data-print-alone="">
      <GlobalStyles styles={onPaper} />
      {children}
    </div>
  );
}
