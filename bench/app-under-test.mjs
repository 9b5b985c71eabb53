import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';
import { findFreePort } from '../scripts/find-free-port.mjs';
import { prepareProject } from '../scripts/prepare-project.mjs';
import { projectPath } from '../scripts/project-paths.mjs';

const READY_WITHIN_MS = 60_000;

/** The built app in a fresh data folder, for as long as `work` runs. */
export async function withApp(work) {
  await prepareProject({ mode: 'full', build: true });
  const dataFolder = mkdtempSync(join(tmpdir(), 'trayecto-bench-'));
  const port = await findFreePort();
  const baseURL = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [projectPath('server', 'dist', 'main.js')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataFolder,
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: 'ignore',
  });
  try {
    await waitUntilReady(baseURL);
    return await work({ baseURL });
  } finally {
    await endProcess(server);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** The same with a browser beside it. */
export function withAppAndBrowser(work) {
  return withApp(async ({ baseURL }) => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      return await work({ baseURL, browser });
    } finally {
      await browser.close();
    }
  });
}

export async function waitUntilReady(baseURL) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${baseURL}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(10);
  }
  throw new Error(`Nothing ready at ${baseURL} after ${READY_WITHIN_MS / 1000} s`);
}

export async function endProcess(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** A new person's access token. */
export async function signInOverApi(baseURL) {
  const person = await signUpOverApi(baseURL);
  const answer = await post(`${baseURL}/api/auth/sign-in`, person);
  return (await answer.json()).access_token;
}

export async function signUpOverApi(baseURL) {
  const person = {
    email: `bench.${Date.now()}@example.test`,
    password: 'una frase larga de prueba',
  };
  await post(`${baseURL}/api/auth/sign-up`, person);
  return person;
}

function post(url, body) {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Signs up over the API and puts the person into the page the way the app itself does: by its form. */
export async function signInNewPerson(page, baseURL) {
  const person = await signUpOverApi(baseURL);
  await page.goto(`${baseURL}/auth`);
  await page.locator('input[type=email]').fill(person.email);
  await page.locator('input[type=password]').fill(person.password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.waitForLoadState('networkidle');
}
