/** What the way to the landing page hands over as navigation state where nobody asked for that page: it may be another one. */
export const beginsHere = { beginsHere: true } as const;
