import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { productName } from '../../ui/page/product-mark.tsx';

const Head = styled('div')(({ theme: { vars } }) => ({
  '& > h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.018em', outline: 'none' },
  '& > p': { marginTop: 4, fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
}));

/** Title and lead of a session page. Who came by a link of the product begins at the title. */
export function SessionHead({ title, lead }: { title: string; lead?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFollowed = useNavigationType() === 'PUSH';
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  useEffect(() => {
    if (isFollowed) heading.current?.focus();
  }, [isFollowed]);
  return (
    <Head>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p>{lead}</p>}
    </Head>
  );
}
