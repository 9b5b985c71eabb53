import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { z } from 'zod';
import type { OidcSettings } from '../config';

/** What is kept on this side while someone is at the provider. */
export interface OidcFlow {
  readonly verifier: string;
  readonly nonce: string;
}

const details = z.object({
  email: z.string().optional(),
  // Some write it as a word.
  email_verified: z
    .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
    .optional(),
});
const claims = details.extend({ iss: z.string(), sub: z.string().min(1).max(500) });

export interface ProviderPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
}

/** The one provider of this server. It is asked what it can do when it is first needed, and again when that failed. */
export function createOidcProvider(settings: OidcSettings, publicUrl: () => string) {
  let known: Promise<Configuration> | undefined;

  async function find(): Promise<Configuration> {
    const issuer = new URL(settings.issuer);
    // The settings take http for this machine alone.
    const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
    known ??= discovery(issuer, settings.clientId, settings.clientSecret, undefined, { execute });
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  }

  const redirectUri = () => `${publicUrl()}/auth`;

  return {
    async begin(state: string): Promise<{ url: string; flow: OidcFlow }> {
      const configuration = await find();
      const flow = { verifier: randomPKCECodeVerifier(), nonce: randomNonce() };
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri(),
        scope: 'openid email',
        state,
        nonce: flow.nonce,
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, flow };
    },

    /** Who the provider says it is; throws when it does not, or the answer is not meant for this flow. */
    async finish(
      back: { readonly code: string; readonly state: string; readonly iss?: string | undefined },
      flow: OidcFlow,
    ): Promise<ProviderPerson> {
      const address = new URL(redirectUri());
      address.searchParams.set('code', back.code);
      address.searchParams.set('state', back.state);
      if (back.iss !== undefined) address.searchParams.set('iss', back.iss);
      const configuration = await find();
      const tokens = await authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: flow.verifier,
        expectedState: back.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      const said = claims.parse(tokens.claims());
      // Many tell no more than who it is with the sign-in itself, and the rest to those who ask.
      const more =
        said.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? details.parse(await fetchUserInfo(configuration, tokens.access_token, said.sub))
          : said;
      return {
        issuer: said.iss,
        subject: said.sub,
        email: more.email,
        isEmailVerified: more.email_verified === true,
      };
    },
  };
}

export type OidcProvider = ReturnType<typeof createOidcProvider>;
