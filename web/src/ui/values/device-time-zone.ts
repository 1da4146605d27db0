let [offset, zone] = [Number.NaN, ''];

/** Where the device is (IANA name). It is asked again once its clock runs otherwise, as where somebody has travelled: asking takes as long as writing fifty instants. */
export function deviceTimeZone(): string {
  const now = new Date().getTimezoneOffset();
  if (now !== offset) [offset, zone] = [now, Intl.DateTimeFormat().resolvedOptions().timeZone];
  return zone;
}
