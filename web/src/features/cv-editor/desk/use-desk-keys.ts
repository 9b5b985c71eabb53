import { useEffect, useRef } from 'react';

interface DeskKeys {
  readonly onList: () => void;
  readonly onInspector: () => void;
  readonly onHelp: () => void;
}

/** Keys of the desk as a whole. One letter alone never acts in a field. */
export function useDeskKeys(keys: DeskKeys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [role=dialog]')) return;
      const isControl = event.ctrlKey || event.metaKey;
      const act = findAct(event.key, isControl, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function findAct(key: string, isControl: boolean, keys: DeskKeys): (() => void) | null {
  if (!isControl) return key === '?' ? keys.onHelp : null;
  if (key === '\\') return keys.onList;
  return key === '.' ? keys.onInspector : null;
}
