import { frozenFields } from '@mandate/contract/project/way/frozen.ts';

/** What of lines nobody but an administrator changes once a project is approved. */
export const frozenOfLines: ReadonlySet<string> = new Set(frozenFields('lines'));
