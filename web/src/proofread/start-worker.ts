import address from './proofread-worker.ts?worker&url';

declare global {
  interface Window {
    /** What it makes counts as text wherever a script's address is wanted. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (given: string) => string },
      ): { createScriptURL(given: string): string };
    };
  }
}

type Policy = ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']>;
let policy: Policy | undefined;

/** The page takes no script by an address that is mere text: this one alone is vouched for. */
export function startProofreadWorker(): Worker {
  policy ??= window.trustedTypes?.createPolicy('proofread-worker', {
    createScriptURL(given) {
      if (given !== address) throw new TypeError('not our script');
      return given;
    },
  });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
}
