import type { DocumentTree, Region, Theme } from '@trayecto/core/document';
import type { CSSProperties } from 'react';
import { DocumentHeader } from './document-header';
import { DocumentSections } from './document-sections';
import './document.css';
import './document-fonts.css';
import { describeTheme } from './describe-theme';
import { keyed } from './keyed';

interface DocumentPageProps {
  readonly tree: DocumentTree;
  /** 1 is the size on paper. */
  readonly zoom?: number;
}

/** A document on the screen: one sheet as long as it needs, which goes to one column where there is little room. */
export function DocumentPage({ tree, zoom = 1 }: DocumentPageProps) {
  const { theme } = tree;
  return (
    <article
      translate="no"
      lang={tree.language}
      className="document"
      data-header={theme.header.ground}
      data-header-align={theme.header.align}
      data-header-rule={theme.header.ruleBelow}
      data-heading-mark={theme.heading.mark}
      data-heading-case={theme.heading.case}
      data-dates={theme.entry.dates}
      data-detail={theme.entry.detail}
      style={describeTheme(tree, zoom)}
    >
      <div className="document-sheet">
        <DocumentHeader blocks={tree.header} />
        {keyed(tree.regions).map(({ key, item }) => (
          <RegionView key={key} region={item} theme={theme} />
        ))}
      </div>
    </article>
  );
}

function RegionView({ region, theme }: { region: Region; theme: Theme }) {
  switch (region.kind) {
    case 'full':
      return <DocumentSections sections={region.sections} theme={theme} />;
    case 'split': {
      const widths: CSSProperties & Record<`--${string}`, number> = {
        '--aside': region.asideWidthPt,
        '--gap': region.gapPt,
      };
      return (
        <div className="document-split" style={widths}>
          <DocumentSections sections={region.main} theme={theme} />
          <DocumentSections sections={region.aside} theme={theme} />
        </div>
      );
    }
  }
}
