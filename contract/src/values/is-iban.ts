/** Whether the check digits of an IBAN hold (ISO 13616, ISO 7064 mod 97-10). @param text compact, in capitals */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
