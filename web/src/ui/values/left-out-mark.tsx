import styled from '@emotion/styled';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { VisuallyHidden } from '../media/visually-hidden.tsx';

const Icon = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignSelf: 'center',
  marginLeft: 4,
  verticalAlign: '-2px',
  color: vars.palette.caution.text,
  '& > svg': { width: 13, height: 13, strokeWidth: 2 },
}));

/** The mark behind a figure that leaves something out: what, says its text to the pointer and to screen readers. */
export function LeftOutMark({ text }: { text: string }) {
  return (
    <Icon title={text} data-left-out>
      <TriangleAlert aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </Icon>
  );
}
