import { writeFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { LONGEST_POSTING, type SkillGapResult } from '@trayecto/core/assistant';
import { AppError, type ExportFormat } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import {
  type DocumentLanguage,
  documentLanguages,
  pageSizes,
  templateNames,
} from '@trayecto/core/document';
import { z } from 'zod';
import { createBuiltinAssistant } from '../../assistant/builtin-assistant';
import type { NamedDocument } from '../../export/document-writer';
import { closeWorkers, createWorkers, type Workers } from '../../workers';
import { type Command, type CommandContext, CommandError } from '../command';
import { readCvInput, readPostingInput } from './read-input';
import { writeComparison } from './write-comparison';

const usages = [
  'cv -- read FILE [--json] [--out FILE]',
  'cv -- pdf|docx FILE [--template NAME] [--language es|en] [--page a4|letter] [--out FILE]',
  'cv -- compare CV JOB [--title TITLE] [--language es|en] [--json] [--out FILE]',
];

const flags = {
  json: { type: 'boolean' },
  force: { type: 'boolean' },
  template: { type: 'string' },
  language: { type: 'string' },
  page: { type: 'string' },
  title: { type: 'string' },
  out: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

const wishes = z.object({
  json: z.boolean().default(false),
  /** Writes over a file that is there. */
  force: z.boolean().default(false),
  template: z.enum(templateNames).default('modern'),
  language: z.enum(documentLanguages).optional(),
  page: z.enum(pageSizes).default('a4'),
  title: z.string().default(''),
  out: z.string().min(1).optional(),
});
type Wishes = z.output<typeof wishes>;

interface Call extends CommandContext {
  readonly files: readonly string[];
  readonly wishes: Wishes;
  readonly workers: Workers;
}

interface Action {
  readonly files: number;
  run(call: Call): Promise<void>;
}

const actions: Readonly<Record<string, Action>> = {
  read: { files: 1, run: readOne },
  pdf: { files: 1, run: (call) => writeOne(call, 'pdf') },
  docx: { files: 1, run: (call) => writeOne(call, 'docx') },
  compare: { files: 2, run: compare },
};

/** CVs on this machine, from file to file: no server, no account, nothing kept. */
export const cv: Command = {
  usage: usages.join('\n  npm run '),
  async run(context) {
    const { values, positionals } = parse(context.args);
    const [name = '', ...named] = positionals;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action || named.length !== action.files) throw new CommandError(tellUsage());
    const files = named.map((file) => resolve(context.folder, file));
    const workers = createWorkers({ hasSpareReaders: false });
    try {
      await action.run({ ...context, files, wishes: values, workers });
    } catch (error) {
      throw error instanceof AppError ? new CommandError(error.message, { cause: error }) : error;
    } finally {
      await closeWorkers(workers);
    }
  },
};

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: flags,
      allowPositionals: true,
    });
    return { values: wishes.parse(values), positionals };
  } catch (cause) {
    const problem = cause instanceof z.ZodError ? describe(cause) : '';
    throw new CommandError(`${problem}${tellUsage()}`, { cause });
  }
}

const tellUsage = () => `Usage:\n${usages.map((usage) => `  npm run ${usage}`).join('\n')}`;

function describe({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `--${path.join('.')}: ${message}\n`).join('');
}

async function readOne(call: Call): Promise<void> {
  const { cv: read, unplaced } = await readCvInput(call.workers, call.files[0] ?? '');
  const format = call.wishes.json ? 'json' : 'txt';
  const { bytes } = await writeNamed(call, read, format);
  const text = new TextDecoder().decode(bytes).trimEnd();
  if (call.wishes.out !== undefined) {
    await save(call, call.wishes.out, `${text}\n`);
  } else {
    call.say(text);
  }
  if (unplaced.length === 0 || (call.wishes.json && call.wishes.out === undefined)) return;
  call.say(`\nRead, but with no place in the CV (${unplaced.length}):`);
  for (const { line, text: words } of unplaced) call.say(`  line ${line}: ${words}`);
}

async function writeOne(call: Call, format: 'pdf' | 'docx'): Promise<void> {
  const [file = ''] = call.files;
  const { cv: read } = await readCvInput(call.workers, file);
  const { bytes, name } = await writeNamed(call, read, format);
  const called = name ?? `${basename(file, extname(file))}-${call.wishes.template}`;
  await save(call, call.wishes.out ?? `${called}.${format}`, bytes);
}

async function writeNamed(
  { workers, wishes: { template, language, page } }: Call,
  read: Cv,
  format: ExportFormat,
): Promise<NamedDocument> {
  const writer = await workers.writer.get();
  return writer.writeNamed({ format, cv: read, template, language, options: { pageSize: page } });
}

async function compare(call: Call): Promise<void> {
  const [cvFile = '', jobFile = ''] = call.files;
  const { cv: read } = await readCvInput(call.workers, cvFile);
  const jobDescription = await readPostingInput(call.workers, jobFile);
  if (jobDescription.length > LONGEST_POSTING) throw new AppError('file_too_much_text');
  const { result, language } = await compareWith(call, read, jobDescription);
  const text = call.wishes.json
    ? JSON.stringify(result, null, 2)
    : writeComparison(result, language);
  if (call.wishes.out === undefined) call.say(text);
  else await save(call, call.wishes.out, `${text}\n`);
}

/** In the language that was asked for, or else in the job's own. */
async function compareWith(
  { workers, wishes: { title, language } }: Call,
  read: Cv,
  jobDescription: string,
): Promise<{ result: SkillGapResult; language: DocumentLanguage }> {
  const assistant = createBuiltinAssistant(workers.builtin, '');
  const context = { signal: new AbortController().signal, onProgress: () => {} };
  const ask = async (said: DocumentLanguage) => ({
    language: said,
    result: await assistant.skillGap(
      { cv: read, jobDescription, jobTitle: title.trim(), language: said },
      context,
    ),
  });
  const first = await ask(language ?? 'es');
  const isOther = language === undefined && first.result.posting.language === 'en';
  return isOther ? ask('en') : first;
}

async function save(
  { folder, say, wishes: { force } }: Call,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = resolve(folder, name);
  try {
    await writeFile(file, content, { flag: force ? 'w' : 'wx', mode: 0o600 });
  } catch (cause) {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    throw new CommandError(
      isThere
        ? `${file} is there already. Name another file with --out, or add --force.`
        : `${file} cannot be written.`,
      { cause },
    );
  }
  say(`Written: ${file}`);
}
