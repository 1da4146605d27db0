import errors from '../locales/en/error.json' with { type: 'json' };
import { fillText } from '../texts/fill-text.ts';
import { isDecimalText } from '../values/decimal-text.ts';
import { remembered } from '../values/remembered.ts';

/** The codes of everything the product may refuse: the keys of the error sentences. */
export type RefusalCode = keyof typeof errors;

/** Values put into a sentence. */
export type RefusalParams = Record<string, string | number>;

/** The sentences of a language by their codes; some have a second one that says more, as `code_context`. */
export type Sentences = Readonly<Record<string, string>>;

/** Whether a text is the code of a refusal. */
export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && Object.hasOwn(errors, code);
}

/**
 * The sentence of a refusal with its parameters filled in; `context` chooses a sentence that says more, as in i18next.
 * A parameter that was not given leaves its placeholder empty, bounds have their digits grouped; text is never read as markup.
 * @param sentences those of the language, with whatever it lacks in English
 */
export function sentence(
  code: RefusalCode,
  params: RefusalParams = {},
  language = 'en',
  sentences: Sentences = errors,
): string {
  const text = sentences[`${code}_${params.context}`] ?? sentences[code] ?? '';
  return fillText(text, language, (name) => written(name, params[name] ?? '', language));
}

const figuresOf = remembered((language: string) => new Intl.NumberFormat(language, { maximumFractionDigits: 20 }));

/** What is read as people write figures; other numbers are counts. */
const figureNames = ['min', 'max', 'price', 'sum', 'width', 'height'];

function written(name: string, value: string | number, language: string): string {
  const isFigure = figureNames.includes(name) && isDecimalText(String(value));
  // As text, so that no digit of a long decimal is lost.
  return isFigure ? figuresOf(language).format(String(value) as `${number}`) : String(value);
}

/** HTTP statuses of refusals; what is not named here is 400 (decisions 9.1). */
const statuses: Partial<Record<RefusalCode, number>> = {
  sessionExpired: 401,
  notPermitted: 403,
  ownAbsence: 403,
  passwordChangeNeeded: 403,
  reauthNeeded: 403,
  viewAsReadOnly: 403,
  ownRoleChange: 403,
  recordNotFound: 404,
  callNotFound: 404,
  methodNotAllowed: 405,
  recordChangedByOther: 409,
  recordDeleted: 409,
  valueNotUnique: 409,
  valueUsedByDeleted: 409,
  valueTaken: 409,
  lastAdministrator: 409,
  idAlreadyUsed: 409,
  deleteBlocked: 409,
  itemInUse: 409,
  tooManyDrafts: 409,
  tooManyFavourites: 409,
  tooManyJobs: 409,
  jobOver: 409,
  mailNotWaiting: 409,
  mailNotToRetry: 409,
  mailStillGoing: 409,
  mailPast: 409,
  backupNotMade: 503,
  systemParameter: 409,
  restoreConflict: 409,
  recordBusy: 409,
  undoNotPossible: 409,
  receiptNotFound: 404,
  receiptUsed: 409,
  receiptExpired: 409,
  setChanged: 409,
  importNotFound: 404,
  importTooLarge: 413,
  fileTooLarge: 413,
  pictureTooLarge: 413,
  fileDiskFull: 503,
  fileRoomUsed: 409,
  importRowDone: 409,
  importDiskFull: 503,
  importUsed: 409,
  importRunning: 409,
  statusChangeNotAllowed: 409,
  statusGuardFailed: 409,
  ownApproval: 403,
  periodClosed: 409,
  periodNotReady: 409,
  periodNoneClosed: 409,
  entryLocked: 409,
  entryNotClosed: 409,
  entryCorrected: 409,
  weekApproved: 409,
  weekNotSubmitted: 409,
  weekNotOpen: 409,
  weekChanged: 409,
  approvalOff: 409,
  recordLocked: 409,
  documentNotPossible: 409,
  paperChanged: 409,
  documentNotCurrent: 409,
  documentNotAnswered: 409,
  documentNotPrinted: 503,
  alreadyAnswered: 409,
  documentLinkNotValid: 404,
  quoteExpiredPublic: 409,
  quoteDecided: 409,
  nothingChanged: 409,
  requestTooLarge: 413,
  contentTypeNotSupported: 415,
  idempotencyKeyReused: 422,
  callDone: 409,
  callUnderWay: 409,
  tooManyAttempts: 429,
  tooManyRequests: 429,
  serverError: 500,
  serviceUnavailable: 503,
  serverBusy: 503,
  commitUnknown: 503,
  diskFull: 503,
  tooExpensive: 400,
};

/** The HTTP status a refusal is answered with. */
export function statusOf(code: RefusalCode): number {
  return statuses[code] ?? 400;
}
