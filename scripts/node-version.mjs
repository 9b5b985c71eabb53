// Written for the oldest Node that can read modules, so that it can say that Node is too old.
import { readFileSync } from 'node:fs';

/** Understands the two forms package.json uses: `^20.19.0` (same major) and `>=22.12.0`, joined by `||`. */
export function satisfiesNodeRange(version, range) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const match = /^(\^|>=)(\d+)(?:\.(\d+))?/.exec(part.trim());
    if (!match) throw new Error(`Cannot read the Node range "${range}"`);
    const wantedMajor = Number(match[2]);
    const wantedMinor = Number(match[3] || 0);
    if (major === wantedMajor) return minor >= wantedMinor;
    return match[1] === '>=' && major > wantedMajor;
  });
}

export function requireNodeVersion() {
  const packageFile = new URL('../package.json', import.meta.url);
  const range = JSON.parse(readFileSync(packageFile, 'utf8')).engines.node;
  if (satisfiesNodeRange(process.versions.node, range)) return;
  console.error(
    `Trayecto needs Node ${range}; this is Node ${process.versions.node}.\n` +
      'Install a current one from https://nodejs.org (or: nvm install 22), then run the command again.',
  );
  process.exit(1);
}
