import {
  createCaller,
  freshEmail,
  signInAgain,
  signInNewPerson,
  type TestApp,
} from '../../server/test/app/start-test-app';

export type Call = TestApp['call'];

/** Someone with a token that is made again before it ends. */
export interface Person {
  readonly email: string;
  /** The token for this call. */
  token(): Promise<string>;
}

const RENEW_AFTER_MS = 5 * 60 * 1000;

export async function addPersonAt(findUrl: () => string): Promise<Person> {
  const call: Call = (...args) => createCaller(findUrl())(...args);
  const { email, session } = await signInNewPerson({ call }, freshEmail());
  let current = session.access_token;
  let signedInAt = Date.now();
  return {
    email,
    async token() {
      if (Date.now() - signedInAt > RENEW_AFTER_MS) {
        current = (await signInAgain({ call }, email)).access_token;
        signedInAt = Date.now();
      }
      return current;
    },
  };
}
