import { mayChangeFrozen } from '@mandate/contract/project/way/frozen.ts';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';

/** Whether the prices and costs of a project are frozen, and for whom. */
interface Frozen {
  isFrozen: boolean;
  /** Since when, a plain date; null when they are not. */
  frozenOn: string | null;
  /** The person may change them all the same, saying why. */
  mayChange: boolean;
}

/** Whether figures of the project on the page are frozen: from its approval on. */
export function useFrozen(): Frozen {
  const { form, reader } = useEditing();
  const frozenOn = useForm(form, ({ base }) => (base.frozenOn ?? null) as string | null);
  const isFrozen = frozenOn !== null;
  return { isFrozen, frozenOn, mayChange: !isFrozen || mayChangeFrozen(reader.role) };
}
