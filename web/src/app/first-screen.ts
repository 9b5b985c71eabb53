import { type ComponentType, lazy } from 'react';

interface ScreenModule {
  readonly default: ComponentType;
}

/** A screen that may stand in the page before the app does: drawn without a wait where its code is there already. */
export function firstScreen(load: () => Promise<ScreenModule>) {
  let loaded: ComponentType | undefined;
  let chosen: ComponentType | undefined;

  async function preload() {
    const module = await load();
    loaded = module.default;
    return module;
  }
  const Lazy = lazy(preload);

  return {
    preload,
    /** Chosen once: another component later on would start the screen afresh. */
    choose() {
      chosen ??= loaded ?? Lazy;
      return chosen;
    },
  };
}
