import { Hint } from '../overlays/hint.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

/** A button of an icon alone, whose name shows as a tooltip. */
export function TooltipIconButton(props: IconButtonProps) {
  return (
    <Hint title={props.label}>
      <IconButton {...props} />
    </Hint>
  );
}
