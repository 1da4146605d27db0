import { expect, test } from 'vitest';
import { followPicture, picturesArrived } from './pictures-arrived.ts';

test('who saves waits for every picture on its way, and is told whether all were taken', async () => {
  expect(await picturesArrived()).toBe(true);
  const [taken, refused] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const followed = [followPicture(taken.promise), followPicture(refused.promise)];
  const saved = picturesArrived();
  taken.resolve(true);
  refused.resolve(false);
  expect(await saved).toBe(false);
  await Promise.all(followed);
  expect(await picturesArrived()).toBe(true);
});
