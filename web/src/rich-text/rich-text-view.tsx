import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';
import { richTextStyle } from './rich-text-style.ts';
import { safeFragment } from './safe-fragment.ts';

const Text = styled('div')(({ theme: { vars } }) => ({ ...richTextStyle(vars), minWidth: 0 }));

/** Rich text as it is read. Fetched where it is first shown. */
export default function RichTextView({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(safeFragment(html)), [html]);
  return <Text ref={place} />;
}
