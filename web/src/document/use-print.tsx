import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type PagesRequest, usePages } from './pages-picture';
import { Sheets } from './printed-pages';

/** Prints the very pages of the PDF: they are fetched, put beside the app, and the browser is asked to print. */
export function usePrint(request: PagesRequest) {
  const [isWanted, setIsWanted] = useState(false);
  const { picture, error, isPlaceholderData } = usePages(request, isWanted);
  const isReady = isWanted && picture !== undefined && !isPlaceholderData;

  useEffect(() => {
    if (!isReady) return;
    let isGone = false;
    void Promise.all([...findPrintRoot().querySelectorAll('img')].map((image) => image.decode()))
      .catch(() => {})
      .then(() => {
        if (isGone) return;
        window.print();
        setIsWanted(false);
      });
    return () => {
      isGone = true;
    };
  }, [isReady]);

  return {
    print: () => setIsWanted(true),
    isPreparing: isWanted && error === null,
    problem: isWanted ? error : null,
    dismiss: () => setIsWanted(false),
    pages: isReady && createPortal(<Sheets picture={picture} zoom={1} />, findPrintRoot()),
  };
}

/** Beside the app, because on paper nothing of the app is shown. */
function findPrintRoot(): HTMLElement {
  const found = document.getElementById('print');
  if (found) return found;
  const made = document.createElement('div');
  made.id = 'print';
  made.ariaHidden = 'true';
  document.body.append(made);
  return made;
}
