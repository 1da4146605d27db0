import { z } from 'zod';
import { fieldSchema, recordId } from '../facts/field-schema.ts';
import { email, text } from '../facts/fields.ts';
import { grants, roles } from './roles.ts';

/** The signed-in user as replies and the access token's claim `user` carry it (decisions 9.2). */
export const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  role: z.enum(roles),
  grants: z.array(z.enum(grants)),
  personnelId: z.string().nullable(),
  language: z.string(),
  timeZone: z.string().nullable(),
  isWaiting: z.boolean(),
  mustChangePassword: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** Sign-in (specification, section 3). */
export const signInSchema = z.strictObject({
  username: z.string().max(400),
  password: z.string().max(1024),
  rememberMe: z.boolean().default(true),
});

/** What a sign-in or refresh gives: the refresh token is null without remember me. */
export const signedInSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  user: sessionUserSchema,
});
export type SignedIn = z.infer<typeof signedInSchema>;

const token = z.string().max(8192);

/** Refresh; an access token that comes along must be of the same session (decisions 10), the flag is accepted and not believed (9.2). */
export const refreshSchema = z.strictObject({
  accessToken: token.nullish(),
  refreshToken: token,
  rememberMe: z.boolean().nullish(),
});

/** Refresh by access token alone. */
export const refreshAccessSchema = z.strictObject({ accessToken: token });

/** Sign-out. */
export const revokeSchema = z.strictObject({ refreshToken: token.nullish() });

/** The shortest password, in characters (decisions 3). */
export const shortestPassword = 8;
/** The longest password, in characters. */
export const longestPassword = 256;

/** A password somebody chooses. How strong it is the server says (decisions 3). */
const newPassword = z.string().transform((value, context) => {
  const length = [...value].length;
  const refused = (code: string, params: object) => {
    context.addIssue({ code: 'custom', params: { code, params } });
    return z.NEVER;
  };
  if (length === 0) return refused('fieldRequired', {});
  if (length < shortestPassword) return refused('minLength', { min: shortestPassword });
  return length > longestPassword ? refused('maxLength', { max: longestPassword }) : value;
});

/** Sign-up: `username` is the full name (decisions 9.2). */
export const signUpSchema = z.strictObject({
  email: fieldSchema(email()),
  username: fieldSchema(text({ min: 2, max: 160 })),
  password: newPassword,
});

/** The own password with the current one, or the password of somebody else, who gets one that is told once. */
export const resetPasswordSchema = z.union([
  z.strictObject({ currentPassword: z.string().max(1024), newPassword }),
  z.strictObject({ id: recordId }),
]);

/** A password made for somebody, told once; it ends at `expiresAt` (ISO 8601). */
export const oneTimePasswordSchema = z.object({ oneTimePassword: z.string(), expiresAt: z.string() });
export type OneTimePassword = z.infer<typeof oneTimePasswordSchema>;

/** A forgotten password. */
export const forgotPasswordSchema = z.strictObject({ email: fieldSchema(email()) });

/** The password chosen by who followed a link, of an invitation or of a forgotten password. */
export const setPasswordSchema = z.strictObject({ token: z.string().max(200), password: newPassword });

/** The password given again, for what asks for it. */
export const confirmPasswordSchema = z.strictObject({ password: z.string().max(1024) });

/** As whom to look at the product: as a role, or as a person. */
export const viewAsSchema = z.union([z.strictObject({ role: z.enum(roles) }), z.strictObject({ accountId: recordId })]);

/** The first password of an invited person is set behind this link, shown once; it ends at `expiresAt` (ISO 8601). */
export const invitationSchema = z.object({ link: z.string(), expiresAt: z.string() });
export type Invitation = z.infer<typeof invitationSchema>;

/** An invitation as who invites is told of it. */
export const toldInvitationSchema = invitationSchema.extend({
  /** Where it is on its way by mail; null where none leaves. */
  mailedTo: z.string().nullable(),
});
export type ToldInvitation = z.infer<typeof toldInvitationSchema>;

/** An access token lives this long, in seconds. */
export const accessTokenSeconds = 900;
