import { styled } from '@mui/material/styles';
import Tooltip, { type TooltipProps, tooltipClasses } from '@mui/material/Tooltip';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

/** A remark that appears on hover and on keyboard focus. */
export const Hint = styled(({ className, ...rest }: TooltipProps) => (
  <Tooltip enterDelay={300} describeChild {...rest} classes={{ popper: className ?? '' }} />
))({
  [`& .${tooltipClasses.tooltip}`]: {
    background: '#1F2640',
    color: '#FFFFFF',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 400,
    padding: '5px 8px',
    borderRadius: 6,
  },
});

/** A button of an icon alone, whose name shows as a tooltip. */
export function TooltipIconButton(props: IconButtonProps) {
  return (
    <Hint title={props.label} describeChild={false}>
      <IconButton {...props} />
    </Hint>
  );
}
