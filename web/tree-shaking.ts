/**
 * What is left out of the pages though it does not say that it may be: Emotion takes these for its `withTheme`, which nothing here uses, and as
 * what they are written in they would come with every first page (0.9 KB).
 */
export const treeShaking = {
  moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
};
