import { useEffect, useState } from 'react';

/** What a value was when nothing had changed it for a while; `first` until then. */
export function useSettled<Value>(value: Value, ms: number, first = value): Value {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
