import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { arrivalWord, useWord } from '../passing-word';
import { paths } from '../paths';

/** Above the page someone arrives at; gone when they go on from there. */
export function ArrivalNotice() {
  const t = useTranslate();
  const word = useWord(arrivalWord);
  const [path] = useLocation();
  const arrivedAt = useRef<string | null>(null);
  useEffect(() => {
    if (!word) arrivedAt.current = null;
    else if (path !== paths.auth) {
      if (arrivedAt.current !== null && arrivedAt.current !== path) arrivalWord.clear();
      arrivedAt.current = path;
    }
  }, [word, path]);
  if (!word || path === paths.auth) return null;
  return (
    <div className="page-width pt-4">
      <Alert kind="success" onDismiss={arrivalWord.clear}>
        {t(word)}
      </Alert>
    </div>
  );
}
