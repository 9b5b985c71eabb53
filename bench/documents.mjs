// npm run bench:documents: making a PDF of the same two-page CV with our engine, with @react-pdf/renderer and with
// headless Chromium, in one run; and what a second process adds, beside what it adds to a loop that needs nothing but a
// processor: two of those reach twice one only where nobody else is at work and each processor is a whole one.
import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';
import { prepareProject } from '../scripts/prepare-project.mjs';
import { projectPath } from '../scripts/project-paths.mjs';
import { reportResults } from './bench-results.mjs';
import { bundleSources } from './bundle-parts.mjs';
import { importPeer } from './install-peers.mjs';

const ROUNDS = 15;
const BATCH = 120;
const PAIRS = 5;
const SETTLE_MS = 150;
const LOOP_TURNS = 2_000_000;

await prepareProject({ mode: 'full', build: true });
const { layoutCv, listSections, listTexts, spanishAnalyst } = await bundleSources(
  "export * from './core/src/document'; export { spanishAnalyst } from './core/src/document/fixtures';",
);
let made = 0;

const writers = [startWriter(), startWriter()];
const loops = [startLoop(), startLoop()];
const contestants = {
  trayecto: { write: (cv) => writers[0].write(cv), close: () => {} },
  'react-pdf': await prepareReactPdf(),
  chromium: await prepareChromium(),
};
const times = {};
for (const [name, { write }] of Object.entries(contestants)) {
  times[name] = [];
  const size = (await write(makeCv())).length;
  if (size < 5_000) throw new Error(`${name} made no document`);
}
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, { write }] of Object.entries(contestants)) {
    const cv = makeCv();
    // What the one before has left to do, a browser closing its page, is not this one's.
    await sleep(SETTLE_MS);
    const startedAt = performance.now();
    await write(cv);
    times[name].push(performance.now() - startedAt);
  }
}
for (const { close } of Object.values(contestants)) await close();

// A writer gets quicker with its first documents, and a busy minute must meet all of them: each is as warm, in turn.
await countPerSecond(writers.slice(1));
await countPerSecond(loops);
const rates = { alone: [], together: [], loopAlone: [], loopsTogether: [] };
for (let round = 0; round < PAIRS; round++) {
  rates.alone.push(await countPerSecond([writers[round % 2]]));
  rates.loopAlone.push(await countPerSecond([loops[round % 2]]));
  rates.together.push(await countPerSecond(writers));
  rates.loopsTogether.push(await countPerSecond(loops));
}
await Promise.all([...writers, ...loops].map((process) => process.end()));

const ours = describeTimes(times.trayecto);
reportResults(
  'documents',
  [
    ...Object.entries(times).map(([name, all]) => {
      const { middle, least } = describeTimes(all);
      return {
        name,
        'median ms': middle.toFixed(1),
        'times ours': (middle / ours.middle).toFixed(1),
        'least ms': least.toFixed(1),
        'times our least': (least / ours.least).toFixed(1),
      };
    }),
    describePair('two processes against one', rates.alone, rates.together, 'documents'),
    describePair('two plain loops against one', rates.loopAlone, rates.loopsTogether, 'turns'),
    {
      name: 'two processes, of what two loops reach',
      'times ours': (
        (median(rates.together) / median(rates.alone)) *
        (median(rates.loopAlone) / median(rates.loopsTogether))
      ).toFixed(2),
    },
  ],
  { times, ...rates },
);

/** Every text of every document is another, as people's are: nothing that was set before may help. */
function makeCv() {
  made += 1;
  let count = made * 1000;
  const other = (line) => (line === '' ? '' : `${line} ${makeWord(count++)}`);
  const change = (line) => line.replace(' ', ` ${makeWord(count++)} `);
  const move = (dates) =>
    dates.replace(/\d{4}/g, (year) => 1960 + ((year * 7 + count++ * 13) % 60));
  const { personal, work_experience, education, certifications, additional } = spanishAnalyst;
  return {
    ...spanishAnalyst,
    personal: {
      ...personal,
      ...{ name: change(personal.name), title: other(personal.title) },
      ...{ email: `${makeWord(count++)}@example.com`, phone: `+34 6${count++}` },
      ...{ linkedin: `${personal.linkedin}-${made}`, github: `${personal.github}-${made}` },
      location: change(personal.location),
    },
    summary: change(spanishAnalyst.summary),
    work_experience: [1, 2, 3].flatMap(() =>
      work_experience.map((job) => ({
        ...{ ...job, title: other(job.title), company: other(job.company) },
        ...{ location: other(job.location), dates: move(job.dates) },
        ...{ description: change(job.description), achievements: job.achievements.map(change) },
      })),
    ),
    education: education.map((course) => ({
      ...{ ...course, degree: other(course.degree), institution: other(course.institution) },
      dates: move(course.dates),
    })),
    skills: spanishAnalyst.skills.map(other),
    certifications: certifications.map(({ name, issuer, date }) => ({
      ...{ name: other(name), issuer: other(issuer), date: move(date) },
    })),
    languages: spanishAnalyst.languages.map(({ language, proficiency }) => ({
      ...{ language: other(language), proficiency },
    })),
    additional: Object.fromEntries(
      Object.entries(additional).map(([title, lines]) => [title, lines.map(change)]),
    ),
  };
}

/** Of letters, so that nothing in a line is a number that is kept together with what follows. */
function makeWord(number) {
  return [...String(number)].map((digit) => 'aeioulnrst'[digit]).join('');
}

function layOut(cv) {
  return layoutCv(cv, 'classic', 'es');
}

function startWriter() {
  const child = fork(projectPath('server', 'dist', 'document-worker.js'), [], {
    serialization: 'advanced',
  });
  return {
    write: (cv) =>
      new Promise((resolve, reject) => {
        child.removeAllListeners();
        child.once('message', ({ bytes }) => resolve(bytes));
        child.once('error', reject);
        child.once('exit', () => reject(new Error('The writer is gone.')));
        child.send({ task: { format: 'pdf', cv, template: 'classic', language: 'es' } });
      }),
    end: () => child.kill(),
  };
}

/** A writer of nothing: about as much work as a document, without memory, messages or anything to share. */
function startLoop() {
  const source = `process.on('message', (turns) => {
    let sum = 0;
    for (let turn = 0; turn < turns; turn++) sum = (sum * 31 + turn) | 0;
    process.send(sum);
  })`;
  const child = fork('-e', [source], { execArgv: [] });
  return {
    write: () =>
      new Promise((resolve) => {
        child.once('message', resolve);
        child.send(LOOP_TURNS);
      }),
    end: () => child.kill(),
  };
}

function describePair(name, alone, together, unit) {
  const rates = [alone, together].map((all) => median(all).toFixed(0));
  return {
    name,
    'median ms': `${rates.join(' → ')} ${unit}/s`,
    'times ours': (median(together) / median(alone)).toFixed(2),
  };
}

async function countPerSecond(writers) {
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    writers.map(async (writer) => {
      while (next++ < BATCH) await writer.write(makeCv());
    }),
  );
  return (BATCH / (performance.now() - startedAt)) * 1000;
}

async function prepareReactPdf() {
  const { createElement: h } = await importPeer('react').then((module) => module.default ?? module);
  const { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } =
    await importPeer('@react-pdf/renderer');
  const font = (weight, file) => ({
    fontWeight: weight,
    src: projectPath('node_modules', '@expo-google-fonts', 'source-serif-4', file),
  });
  Font.register({
    family: 'Serif',
    fonts: [
      font(400, '400Regular/SourceSerif4_400Regular.ttf'),
      font(700, '700Bold/SourceSerif4_700Bold.ttf'),
    ],
  });
  const styles = StyleSheet.create({
    page: { padding: 56, fontFamily: 'Serif', fontSize: 10, lineHeight: 1.4 },
    name: { fontSize: 25, fontWeight: 700 },
    heading: { fontSize: 12.5, fontWeight: 700, marginTop: 12 },
    strong: { fontWeight: 700 },
  });
  const text = (value, style) => h(Text, { style }, value);
  const writeBlock = (block) => {
    if (block.kind === 'paragraph') return [text(block.text)];
    if (block.kind === 'bullets') return block.items.map((item) => text(`• ${item}`));
    if (block.kind === 'tags') return [text(block.items.join(' · '))];
    if (block.kind === 'facts')
      return block.items.map(({ label, value }) => text(`${label}: ${value}`));
    return [
      text(`${block.lead} ${block.dates}`, styles.strong),
      text(block.detail.join(' · ')),
      ...block.blocks.flatMap(writeBlock),
    ];
  };
  const write = (cv) => {
    const tree = layOut(cv);
    return renderToBuffer(
      h(
        Document,
        {},
        h(
          Page,
          { size: 'A4', style: styles.page },
          ...tree.header.flatMap((block) =>
            block.kind === 'contact'
              ? [text(block.items.map((item) => item.text).join(' · '))]
              : [text(block.text, block.kind === 'name' ? styles.name : undefined)],
          ),
          ...listSections(tree).map((section) =>
            h(
              View,
              { key: section.id },
              text(section.heading, styles.heading),
              ...section.blocks.flatMap(writeBlock),
            ),
          ),
        ),
      ),
    );
  };
  return { write, close: () => {} };
}

async function prepareChromium() {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  return {
    async write(cv) {
      const page = await browser.newPage();
      const paragraphs = listTexts(layOut(cv)).map((text) => `<p>${text}</p>`);
      await page.setContent(
        `<!doctype html><html lang="es"><body>${paragraphs.join('')}</body></html>`,
      );
      const bytes = await page.pdf({ format: 'A4' });
      await page.close();
      return bytes;
    },
    close: () => browser.close(),
  };
}

/** With the least, which other people's work on the machine disturbed the least. */
function describeTimes(all) {
  return { middle: median(all), least: Math.min(...all) };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
