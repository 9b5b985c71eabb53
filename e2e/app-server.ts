import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../scripts/find-free-port.mjs';
import { copyFolder, makeTestFolder } from '../server/test/test-folder';
import { findPreparedParts } from './prepared-parts';

const READY_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 50;
const builtMainFile = join(import.meta.dirname, '..', 'server', 'dist', 'main.js');

// A database that lives for a few journeys is not worth optimizing.
const quickStartFlags = ['--liftoff-only'];

/** A server on a port and its own data folder; the port survives restarts. */
export class AppServer {
  readonly baseURL: string;
  log = '';
  private child: ChildProcess | undefined;

  private constructor(
    private readonly mainFile: string,
    private readonly flags: readonly string[],
    private readonly port: number,
    readonly dataFolder: string,
    private readonly settings: Record<string, string>,
  ) {
    this.baseURL = `http://127.0.0.1:${port}`;
  }

  /** With a database that is there already. */
  static async create(settings: Record<string, string> = {}): Promise<AppServer> {
    const { mainFile, databaseTemplate } = findPreparedParts();
    const dataFolder = makeTestFolder('e2e');
    copyFolder(databaseTemplate, dataFolder);
    const quick = { START_AHEAD: 'off', ...settings };
    return AppServer.launch(mainFile, quickStartFlags, dataFolder, quick);
  }

  /** What `npm start` runs, for the first time on this machine; its engine is compiled as quickly. */
  static createAsBuilt(settings: Record<string, string> = {}): Promise<AppServer> {
    return AppServer.launch(builtMainFile, quickStartFlags, makeTestFolder('e2e'), settings);
  }

  private static async launch(
    mainFile: string,
    flags: readonly string[],
    dataFolder: string,
    settings: Record<string, string>,
  ): Promise<AppServer> {
    const server = new AppServer(mainFile, flags, await findFreePort(), dataFolder, settings);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    if (this.isRunning()) return;
    const { PATH, HOME } = process.env;
    this.child = spawn(process.execPath, [...this.flags, this.mainFile], {
      // Nothing of the developer's own settings may reach the tests.
      env: {
        PATH,
        HOME,
        PORT: String(this.port),
        DATA_DIR: this.dataFolder,
        RATE_LIMIT_SCALE: '10000',
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      this.log += chunk.toString('utf8');
    };
    this.child.stdout?.on('data', keep);
    this.child.stderr?.on('data', keep);
    await this.waitUntilReady();
  }

  /** As the process that started it reads it. */
  async findAdminCode(): Promise<string> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      const code = /: ([2-9A-Z]{4}(?:-[2-9A-Z]{4}){2})\n/.exec(this.log)?.[1];
      if (code !== undefined) return code;
      // It answers a moment before it says so.
      await sleep(LOOK_AGAIN_MS);
    }
    throw new Error(`No code was printed:\n${this.log}`);
  }

  /** As Ctrl-C or a service manager would. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** As a power cut or the kernel would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  private isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && !this.child.signalCode;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || !this.isRunning()) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }

  private async waitUntilReady(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (this.isRunning() && Date.now() < deadline) {
      const answer = await fetch(`${this.baseURL}/api/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(LOOK_AGAIN_MS);
    }
    // What a process printed may arrive after the news of its end.
    await sleep(LOOK_AGAIN_MS);
    throw new Error(`The server did not become ready. Its log:\n${this.log}`);
  }
}
