import { phone } from '../../ui/media.ts';

/** A phone's screen. A sheet of paper is about as narrow, and is set as a wide window is. */
export const phoneScreen = phone.replace('@media', '@media screen and');
