import { Reference } from '../references/reference.tsx';
import { useEditing } from '../state/editing-context.ts';
import { OwnFieldControl } from './own-field-control.tsx';

interface OwnFieldControlsProps {
  /** Of own fields. */
  paths: readonly string[];
  /** Columns of six each takes. */
  span: 2 | 3;
}

/** Fields the firm added, each with the control of its kind. */
export function OwnFieldControls({ paths, span }: OwnFieldControlsProps) {
  const { entity } = useEditing();
  return paths.map((path) => <OwnFieldControl key={path} reference={Reference} of={entity} name={path} span={span} />);
}
