import { useEffect, useState } from 'react';

/** Opened by the address or by hand; the address has the last word when it changes. */
export function useFormAtHand(isInAddress: boolean) {
  const [isForm, setIsForm] = useState(isInAddress);
  useEffect(() => setIsForm(isInAddress), [isInAddress]);
  return [isForm, setIsForm] as const;
}
