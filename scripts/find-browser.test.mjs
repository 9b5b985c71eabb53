import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser, NoBrowserError } from './find-browser.mjs';
import { projectPath } from './project-paths.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeProgram(...parts) {
  const path = join(folder, ...parts);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

function find(environment, parts = {}) {
  return findBrowser({
    environment,
    platform: 'linux',
    findPlaywrightBrowser: () => undefined,
    installPackage: () => false,
    ...parts,
  });
}

describe('findBrowser', () => {
  it('believes CHROME_PATH before anything else', () => {
    makeProgram('bin', 'google-chrome');
    const named = makeProgram('elsewhere', 'my-browser');
    expect(find({ CHROME_PATH: named, PATH: join(folder, 'bin') })).toBe(named);
  });

  it('says so when CHROME_PATH names nothing, instead of quietly taking another browser', () => {
    makeProgram('bin', 'chromium');
    const environment = { CHROME_PATH: join(folder, 'gone'), PATH: join(folder, 'bin') };
    expect(() => find(environment)).toThrow(/CHROME_PATH is .*gone/);
  });

  it('takes Chrome before Chromium, wherever they are on PATH', () => {
    makeProgram('a', 'chromium');
    const chrome = makeProgram('b', 'google-chrome');
    const PATH = [join(folder, 'a'), join(folder, 'b')].join(delimiter);
    expect(find({ PATH })).toBe(chrome);
  });

  it('passes over files that cannot be run and folders of that name', () => {
    chmodSync(makeProgram('a', 'google-chrome'), 0o644);
    mkdirSync(join(folder, 'b', 'google-chrome'), { recursive: true });
    const chromium = makeProgram('b', 'chromium');
    const PATH = [join(folder, 'a'), join(folder, 'b')].join(delimiter);
    expect(find({ PATH })).toBe(chromium);
  });

  it('looks in the applications of a Mac', () => {
    const app = makeProgram('Applications', 'Chromium.app', 'Contents', 'MacOS', 'Chromium');
    expect(find({ HOME: folder }, { platform: 'darwin' })).toBe(app);
  });

  it('falls back to the browser Playwright downloaded', () => {
    const own = makeProgram('ms-playwright', 'chrome');
    expect(find({ PATH: folder }, { findPlaywrightBrowser: () => own })).toBe(own);
  });

  it('installs the package last and takes what that brought', () => {
    const installPackage = () => Boolean(makeProgram('bin', 'chromium'));
    const PATH = join(folder, 'bin');
    expect(find({ PATH }, { installPackage })).toBe(join(PATH, 'chromium'));
  });

  it('tells what to do when there is none', () => {
    expect(() => find({ PATH: folder })).toThrow(NoBrowserError);
    expect(() => find({ PATH: folder })).toThrow(/playwright install chromium[\s\S]*CHROME_PATH/);
  });
});

it('the workflow installs the browser for the Playwright that is used', () => {
  const workflow = readFileSync(projectPath('.github/workflows/test.yml'), 'utf8');
  const { devDependencies } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));
  const installed = /npx --yes playwright@(\S+) install/.exec(workflow)?.[1];
  expect(installed).toBe(devDependencies['@playwright/test']);
});
