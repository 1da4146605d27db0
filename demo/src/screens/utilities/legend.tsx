import styled from '@emotion/styled';
import { ClassName } from './utility-page.tsx';

const List = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, max-content) minmax(0, 1fr)',
  gap: '4px 16px',
  marginTop: 12,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

/** The parts a class's name is made of, each with what it means. */
export function Legend({ parts }: { parts: readonly (readonly [part: string, meaning: string])[] }) {
  return (
    <List>
      {parts.map(([part, meaning]) => (
        <div key={part} style={{ display: 'contents' }}>
          <dt>
            <ClassName>{part}</ClassName>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </List>
  );
}
