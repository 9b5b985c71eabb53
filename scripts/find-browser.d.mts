export class NoBrowserError extends Error {}

export function findBrowser(options?: {
  environment?: Record<string, string | undefined>;
  platform?: string;
  findPlaywrightBrowser?: () => string | undefined;
  installPackage?: () => boolean;
}): string;
