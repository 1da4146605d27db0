const noted = new EventTarget();

/** A call had no answer, or the stream of events broke: whether the server can be reached is to be asked. */
export function noteNoAnswer(): void {
  noted.dispatchEvent(new Event('noted'));
}

/** Calls back whenever something had no answer. */
export function onNoAnswer(heard: () => void): void {
  noted.addEventListener('noted', heard);
}
