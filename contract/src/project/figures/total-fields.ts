/** What costs come to, and what is left: seen by who sees costs. */
export const costTotals = ['plannedCost', 'plannedCostInternal', 'plannedCostProvider', 'plannedCostExpense'] as const;
export const marginTotals = ['plannedMargin', 'plannedMarginPercent'] as const;

/** What a project comes to: its totals by name, in their order. Each explains itself. */
export const totalFields = [
  'subtotal',
  'discount',
  'contractNet',
  'tax',
  'gross',
  'optionalNet',
  ...costTotals,
  ...marginTotals,
] as const;
export type TotalField = (typeof totalFields)[number];
