import { z } from 'zod';
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

/** Refresh; the access token and the flag are accepted and not believed (decisions 9.2). */
export const refreshSchema = z.strictObject({
  accessToken: token.nullish(),
  refreshToken: token,
  rememberMe: z.boolean().nullish(),
});

/** Refresh by access token alone. */
export const refreshAccessSchema = z.strictObject({ accessToken: token });

/** Sign-out. */
export const revokeSchema = z.strictObject({ refreshToken: token.nullish() });

/** An access token lives this long, in seconds. */
export const accessTokenSeconds = 900;

/** A token counts as about to expire within this many seconds of its end (specification, section 9). */
export const refreshWindowSeconds = 300;
