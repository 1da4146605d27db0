/** The one coupon of the demo shop. */
export const sampleCoupon = 'WELCOME10';

const percent = 10;

/** Whether a coupon is good, however it is written. */
export function isCoupon(code: string): boolean {
  return code.trim().toUpperCase() === sampleCoupon;
}

/** What a coupon takes off a total, to the cent; nothing where it is not good. */
export function discountOf(total: number, code: string | null): number {
  return code !== null && isCoupon(code) ? Math.round(total * percent) / 100 : 0;
}
