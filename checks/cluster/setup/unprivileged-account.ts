import { execFileSync } from 'node:child_process';

/** A system account, by its numbers. */
export interface Account {
  uid: number;
  gid: number;
}

/** Under whom the databases run: the account of Debian's package where root starts them, else our own (null). */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
