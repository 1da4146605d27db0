/** A revision as it is printed: A … Z, AA, AB … @param count how many times it was issued, from 1 */
export function revisionLetters(count: number): string {
  const rest = Math.floor((count - 1) / 26);
  const letter = String.fromCharCode(65 + ((count - 1) % 26));
  return rest > 0 ? revisionLetters(rest) + letter : letter;
}
