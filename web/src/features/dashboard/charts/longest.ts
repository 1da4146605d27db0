/**
 * Gives how long the bar of an amount is, 0 to 1, so that the largest fills its place; nothing for amounts below zero.
 * @param amounts decimals
 */
export function longest(amounts: readonly string[]): (amount: string) => number {
  const most = Math.max(0, ...amounts.map(Number));
  return (amount) => (most === 0 ? 0 : Math.max(0, Number(amount)) / most);
}
