import styled from '@emotion/styled';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import type { ReactNode } from 'react';
import { useHelperClasses } from './use-helper-classes.ts';

const Cards = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, marginTop: 14 });

/** A page that shows helper classes; they hold inside it. */
export function UtilityPage({ title, children }: { title: string; children: ReactNode }) {
  useHelperClasses();
  return (
    <>
      <PageHead title={title} />
      <Cards data-helpers="">{children}</Cards>
    </>
  );
}

/** A paragraph that explains something. */
export const Lead = styled('p')(({ theme: { vars } }) => ({
  maxWidth: 720,
  fontSize: 14,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& + &': { marginTop: 8 },
}));

/** The name of a class as it is written. */
export const ClassName = styled('code')(({ theme: { vars } }) => ({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: 12,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  overflowWrap: 'anywhere',
}));
