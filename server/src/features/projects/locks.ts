import type { Saving } from '../../resources/begin-save.ts';
import type { Call } from '../../resources/call.ts';

/** @throws Refusal recordLocked when the project is closed */
export function checkOpen(_saving: Saving): void {}

/** @throws Refusal recordLocked when frozen figures would change and the caller may not, or does not say why */
export function checkFrozen(_call: Call, _saving: Saving): void {}
