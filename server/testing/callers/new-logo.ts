import type { StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import sharp from 'sharp';
import type { TestApp } from '../test-app.ts';
import { set } from './parameters.ts';
import type { Person } from './people.ts';
import { sendForm } from './send-file.ts';

/** Gives the firm a logo of one colour, which may be another one for each. */
export async function newLogo(app: TestApp, person: Person, color: string): Promise<StoredPicture> {
  const plain = sharp({ create: { width: 320, height: 80, channels: 3, background: color } });
  const content = new Uint8Array(await plain.png().toBuffer());
  const { data } = await sendForm<StoredPicture>(app, person, '/parameter/upload-picture', 'logo.png', content);
  await set(person, 'documents.logo', data);
  return data;
}
