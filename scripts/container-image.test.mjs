import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildTargets } from './build-targets.mjs';
import { describeServerBundles } from './bundle-server.mjs';
import { satisfiesNodeRange } from './node-version.mjs';
import { projectPath } from './project-paths.mjs';

const read = (...path) => readFileSync(projectPath(...path), 'utf8');
const [project, server] = ['package.json', 'server/package.json'].map((file) =>
  JSON.parse(read(file)),
);
const image = read('Dockerfile');
const copied = [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
  .flatMap(([, sources]) => sources.split(' '))
  .filter((path) => path !== '.');
/** Any version of a line of Node that is still made. */
const isFine = (major) => satisfiesNodeRange(`${major}.99.0`, project.engines.node);

describe('the container image', () => {
  it('copies what is there', () => {
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !existsSync(projectPath(path)))).toEqual([]);
  });

  it('leaves out nothing that it copies or builds from', () => {
    const left = read('.dockerignore').split('\n').filter(Boolean);
    const needed = [...copied, ...Object.values(buildTargets).flatMap(({ sources }) => sources)];
    const isLeft = (path) => left.some((name) => path === name || path.startsWith(`${name}/`));
    expect(needed.filter(isLeft)).toEqual([]);
  });

  it('installs every package that the server’s bundles load by themselves', () => {
    const installed = Object.keys({ ...server.dependencies, ...server.optionalDependencies });
    const [{ external }] = describeServerBundles('/built');
    const isThere = (name) =>
      installed.some((one) => one === name || one.startsWith(name.replace(/\*$/, '')));
    expect(external.filter((name) => !isThere(name))).toEqual([]);
  });

  it('runs on a Node that the project runs on', () => {
    const majors = [...image.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
    expect(majors.length).toBeGreaterThan(0);
    expect(majors.filter((major) => !isFine(major))).toEqual([]);
  });
});

describe('the workflow', () => {
  const workflow = read('.github', 'workflows', 'test.yml');

  it('tests on versions of Node that the project runs on', () => {
    const majors = /node: \[(.*)\]/.exec(workflow)?.[1].split(', ') ?? [];
    expect(majors.length).toBeGreaterThan(0);
    expect(majors.filter((major) => !isFine(major))).toEqual([]);
  });

  it('installs the browser of the Playwright that runs the journeys', () => {
    const [, version] = /playwright@(\S+)/.exec(workflow) ?? [];
    expect(version).toBe(project.devDependencies['@playwright/test']);
  });

  it('runs commands that there are', () => {
    const scripts = [...workflow.matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name);
    const own = ['audit', ...Object.keys(project.scripts)];
    expect(scripts.filter((name) => !own.includes(name))).toEqual([]);
  });
});
