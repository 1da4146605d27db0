/** Why time cannot be booked on a line on a day by somebody (delivery reference 3.2), in the order they are told. */
export const bookingRefusals = [
  'bookingNotWork',
  'bookingOptional',
  'bookingStatus',
  'bookingNotInTeam',
  'bookingOtherFirm',
  'bookingNotEmployed',
  'bookingFuture',
  'periodClosed',
  'entryLocked',
] as const;
export type BookingRefusal = (typeof bookingRefusals)[number];

/** A refusal with its sentence in the reader's language. */
export interface RefusedBooking {
  code: BookingRefusal;
  message: string;
}
