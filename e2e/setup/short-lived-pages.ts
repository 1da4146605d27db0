/**
 * What the browser of tests is told besides. Their pages live for seconds: code that V8 compiles for speed beside them is hardly used, and
 * takes a tenth of the processor.
 */
export const shortLivedPages = ['--js-flags=--no-maglev,--no-turbofan'];
