import type { Logger } from '../../src/db';

export const silentLogger: Logger = { info() {}, warn() {}, error() {} };
