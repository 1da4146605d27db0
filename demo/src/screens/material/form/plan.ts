/** The steps of the form, in their order. */
export const steps = ['service', 'team', 'review'] as const;
export type Step = (typeof steps)[number];

/** The services there are to choose from. */
export const plannedServices = ['audit', 'training', 'migration'] as const;

/** What the form in steps collects, as it is typed. */
export interface Plan {
  service: '' | (typeof plannedServices)[number];
  /** How many people. */
  team: string;
}

/** Where the form begins. */
export const noPlan: Plan = { service: '', team: '' };

/** What is wrong with the number of people; null when it is a whole number from 1 to 40. */
export function teamProblem(team: string): 'missing' | 'outOfRange' | null {
  if (team.trim() === '') return 'missing';
  const people = Number(team);
  return Number.isInteger(people) && people >= 1 && people <= 40 ? null : 'outOfRange';
}

/** Whether the form may leave a step. */
export function isStepInOrder(step: Step, plan: Plan): boolean {
  if (step === 'service') return plan.service !== '';
  return step === 'review' || teamProblem(plan.team) === null;
}
