/**
 * What a program needs of the surroundings it is started from, and nothing of the tests' own: where programs are, whose home it is, and where
 * what was compiled is kept (`npm test` says it).
 */
export function bareEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}
