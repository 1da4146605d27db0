/** Pictures that are being sent, whether they were taken once that is known. */
const underWay = new Set<Promise<boolean>>();

/** Counts a picture as being on its way until it is known what became of it. */
export async function followPicture(sending: Promise<boolean>): Promise<void> {
  underWay.add(sending);
  try {
    await sending;
  } finally {
    underWay.delete(sending);
  }
}

/** Waits for pictures that are on their way, so that who saves at once saves them, too. @returns whether all of them were taken */
export async function picturesArrived(): Promise<boolean> {
  return (await Promise.all(underWay)).every((isTaken) => isTaken);
}
