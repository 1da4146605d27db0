let offset: number | undefined;
let zone = '';

/** Where the device is (IANA name). It is asked again once its clock runs otherwise, as where somebody has travelled: asking takes as long as writing fifty instants. */
export function deviceTimeZone(): string {
  const now = new Date().getTimezoneOffset();
  if (now !== offset) zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  offset = now;
  return zone;
}
