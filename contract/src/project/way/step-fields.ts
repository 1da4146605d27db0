/** Fields of a project that a step may need and may be given with it, in the order they are asked for. */
export const stepFields = ['quoteValidUntil', 'projectManagerId', 'startDate', 'contractSignedOn'] as const;
export type StepField = (typeof stepFields)[number];

/** What is given to a project with a step. */
export type StepValues = { [Name in StepField]?: string };
