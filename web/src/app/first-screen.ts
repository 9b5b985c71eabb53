import { type ComponentType, lazy } from 'react';

interface ScreenModule {
  readonly default: ComponentType;
}

/** A screen that may be in the page before the app is: rendered without a wait if its code has loaded. */
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
