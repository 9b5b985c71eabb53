import { Agent, request } from 'node:http';

/** Connections are kept, as a browser or a proxy does. */
export function createCaller(baseURL, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = (method, path, { body, token, headers } = {}) =>
    new Promise((resolve, reject) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const outgoing = request(
        baseURL + path,
        {
          agent,
          method,
          headers: {
            ...(sent === undefined
              ? {}
              : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
            ...headers,
          },
        },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({ status: answer.statusCode, bytes, json: () => JSON.parse(bytes.toString()) });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(sent);
    });
  return { call, close: () => agent.destroy() };
}

/** The same from a separate address, as a proxy in front would report it. */
export function callFrom(call, address) {
  return (method, path, given = {}) =>
    call(method, path, { ...given, headers: { ...given.headers, 'X-Forwarded-For': address } });
}

export function describeTimes(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: round(at(0.5)), p95: round(at(0.95)), p99: round(at(0.99)) };
}

export function round(number, digits = 1) {
  return Number(number.toFixed(digits));
}

/** Requests a second that so many callers get answered. */
export async function countPerSecond(seconds, callers, act) {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) {
        await act();
        done += 1;
      }
    }),
  );
  return done / seconds;
}

const PASSWORD = 'una frase larga de prueba';

export async function signUpAndIn(call, email) {
  await call('POST', '/api/auth/sign-up', { body: { email, password: PASSWORD } });
  const answer = await call('POST', '/api/auth/sign-in', { body: { email, password: PASSWORD } });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  const session = answer.json();
  return { email, token: session.access_token, userId: session.user.id };
}

export async function signIn(call, email) {
  const answer = await call('POST', '/api/auth/sign-in', { body: { email, password: PASSWORD } });
  return {
    status: answer.status,
    token: answer.status === 200 ? answer.json().access_token : undefined,
  };
}
