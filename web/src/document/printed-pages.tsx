import { useLanguage } from '../i18n';
import { keyed } from './keyed';
import type { PagesPicture } from './pages-picture';
import './printed-pages.css';

/** The pages of the PDF, for the printer. */
export function Sheets({ picture, zoom }: { picture: PagesPicture; zoom: number }) {
  const { t } = useLanguage();
  const numbers = Array.from({ length: picture.pages }, (_, index) => index);
  return (
    <ol className="printed-pages">
      {keyed(numbers).map(({ key, item: index }) => (
        <li
          key={key}
          className="printed-page"
          style={{
            width: `${picture.widthPt * zoom}pt`,
            aspectRatio: `${picture.widthPt} / ${picture.pageHeightPt}`,
          }}
        >
          <img
            src={picture.url}
            alt={t('document.pageOf', { page: index + 1, pages: picture.pages })}
            style={{ top: `${index * -100}%`, height: `${picture.pages * 100}%` }}
          />
        </li>
      ))}
    </ol>
  );
}
