import { errorCode } from './database-refused.ts';

// A lock was waited for too long, a statement or its transaction took too long, two collided (PostgreSQL, appendix A).
const codes = new Set(['55P03', '57014', '25P03', '40001', '40P01']);

/** Whether a piece of work failed for what others did at that moment, so that the same may succeed when it is done again. */
export function isPassing(error: unknown): boolean {
  return codes.has(errorCode(error));
}
