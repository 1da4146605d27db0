/** What the address asks for now: after a change the page follows it a moment later, and what is changed next builds upon the change before. */
export function paramsNow(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
