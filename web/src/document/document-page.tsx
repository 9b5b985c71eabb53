import type { DocumentTree, Region, Split } from '@trayecto/core/document';
import type { CSSProperties, ReactNode } from 'react';
import { DocumentFigures } from './document-figures';
import { DocumentHeader, DocumentPhoto } from './document-header';
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
      data-header-rule={theme.header.rule}
      data-header-contact={theme.header.contact}
      data-header-indented={theme.header.isIndented}
      data-tagline={theme.header.tagline}
      data-photo={theme.header.photo}
      data-timeline={theme.entry.isTimeline}
      data-heading-mark={theme.heading.mark}
      data-heading-case={theme.heading.case}
      data-dates={theme.entry.dates}
      data-detail={theme.entry.detail}
      style={describeTheme(tree, zoom)}
    >
      <Sheet tree={tree} />
    </article>
  );
}

function Sheet({ tree }: { tree: DocumentTree }) {
  const split = tree.regions.find((region) => region.kind === 'split');
  const ground = split?.ground ?? null;
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    ...(split && { '--aside': split.asideWidthPt, '--gap': split.gapPt }),
    ...(ground !== null && { '--ground': ground }),
  };
  const isBeside = split !== undefined && tree.theme.header.place === 'main';
  const above = isBeside ? tree.regions.filter((region) => region.kind === 'opening') : [];
  const below = tree.regions.filter((region) => !above.includes(region));
  return (
    <div
      className="document-sheet"
      data-ground={ground === null ? undefined : split?.side}
      style={style}
    >
      {!isBeside && <Head tree={tree} />}
      {keyed(below).map(({ key, item }) =>
        item.kind === 'split' ? (
          <SplitView key={key} region={item} tree={tree}>
            {isBeside && <Head tree={tree} />}
            <Regions regions={above} tree={tree} />
          </SplitView>
        ) : (
          <Regions key={key} regions={[item]} tree={tree} />
        ),
      )}
    </div>
  );
}

function Head({ tree }: { tree: DocumentTree }) {
  const photo = tree.theme.header.photo === 'aside' ? null : tree.photo;
  return <DocumentHeader blocks={tree.header} hasIcons={tree.hasIcons} photo={photo} />;
}

interface RegionsProps {
  readonly regions: readonly Region[];
  readonly tree: DocumentTree;
}

function Regions({ regions, tree }: RegionsProps) {
  return regions.map((region) => <RegionView key={region.kind} region={region} tree={tree} />);
}

function RegionView({ region, tree }: { region: Region; tree: DocumentTree }) {
  switch (region.kind) {
    case 'split':
      return null;
    case 'figures':
      return <DocumentFigures items={region.items} />;
    case 'opening':
    case 'full':
      return <DocumentSections kind={region.kind} sections={region.sections} tree={tree} />;
  }
}

interface SplitViewProps {
  readonly region: Split;
  readonly tree: DocumentTree;
  /** What is over the main column. */
  readonly children: ReactNode;
}

/** The main column is read first, at whichever side it is. */
function SplitView({ region, tree, children }: SplitViewProps) {
  const photo = tree.theme.header.photo === 'aside' ? tree.photo : null;
  return (
    <div className="document-split" data-side={region.side}>
      <div className="document-column">
        {children}
        <DocumentSections kind="split" sections={region.main} tree={tree} />
      </div>
      <div className="document-column">
        {photo && <DocumentPhoto photo={photo} />}
        <DocumentSections kind="split" sections={region.aside} tree={tree} />
      </div>
    </div>
  );
}
