import { useLanguage } from '../i18n';
import { keyed } from './keyed';
import type { PagesPicture } from './open-picture';
import './printed-pages.css';

/** The pages of the PDF, for the printer. */
export function Sheets({ picture, zoom }: { picture: PagesPicture; zoom: number }) {
  const { t } = useLanguage();
  const { pages } = picture;
  return (
    <ol className="printed-pages">
      {keyed(pages).map(({ key, item: page }, index) => (
        <li
          key={key}
          className="printed-page"
          style={{
            width: `${picture.widthPt * zoom}pt`,
            aspectRatio: `${picture.widthPt} / ${picture.pageHeightPt}`,
          }}
        >
          <img
            src={page.url}
            alt={t('document.pageOf', { page: index + 1, pages: pages.length })}
          />
        </li>
      ))}
    </ol>
  );
}
