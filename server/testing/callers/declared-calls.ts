import type { Allow } from '../../src/http/allow.ts';

/** A call as the application declares it. */
export interface DeclaredCall {
  method: string;
  /** With `:id` where an id stands. */
  path: string;
  allow: Allow | undefined;
}

/** Every call the application declares; what it only refuses or describes is none. */
export function declaredCalls(app: { routes: (DeclaredCall & { isHidden: boolean })[] }): DeclaredCall[] {
  return app.routes.filter(({ method, path, isHidden }) => method !== 'HEAD' && !isHidden && !path.startsWith('/docs'));
}
