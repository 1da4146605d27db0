import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A telephone number in E.164 as its country groups it: "+41 44 668 18 00"; any other text as it is. */
export function groupedPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
