/** What projects reach one after the other. */
export const milestoneNames = [
  'Kick-off held',
  'Analysis accepted',
  'Concept accepted',
  'Pilot in use',
  'Rollout done',
  'Handed over',
] as const;

export const providerTasks = [
  'Data migration',
  'Interface development',
  'Specialist review',
  'Training',
  'Test support',
] as const;

export const placePurposes = ['Workshops', 'Interviews', 'Steering committee', 'Training', null] as const;

/** Beginnings of what a project is for. */
export const projectAims = [
  'The customer wants to know where time is lost and what it takes to win it back.',
  'What has grown over years is put in order, step by step and without a standstill.',
  'After the merger two ways of working become one.',
  'An authority asks for proof by the end of the year.',
] as const;

export const lostWords = [
  'Another firm offered it for a tenth less.',
  'The budget went to another department.',
] as const;
export const cancelWords = ['The customer stopped the programme.', 'Merged into a larger project.'] as const;
export const holdWords = [
  'Waiting for the decision of the works council.',
  'The customer’s key people are on leave.',
] as const;
