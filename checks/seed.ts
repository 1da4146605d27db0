import fc from 'fast-check';

/**
 * Generated input is the same in every short run, so that a red one is red again; the long form draws its own. `SEED` chooses it, and
 * fast-check names it with what failed.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? (process.env.ENDURE_ROUNDS ? Date.now() : 20_260_101)) });
