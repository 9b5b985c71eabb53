import { createRequire } from 'node:module';
import type { FontFamily } from '@trayecto/core/document';

interface FontFiles {
  readonly regular: string;
  readonly italic: string;
  readonly semibold: string;
  readonly bold: string;
}

const { resolve } = createRequire(import.meta.url);

/** Whole TrueType files, found in the installed packages from the sources and from the bundle alike. */
export const fontFiles: Readonly<Record<FontFamily, FontFiles>> = {
  Figtree: findFamily('figtree', 'Figtree'),
  Fraunces: findFamily('fraunces', 'Fraunces'),
  'Source Serif 4': findFamily('source-serif-4', 'SourceSerif4'),
  Inter: findFamily('inter', 'Inter'),
  Lora: findFamily('lora', 'Lora'),
  'Source Sans 3': findFamily('source-sans-3', 'SourceSans3'),
};

/** For what the templates' own fonts do not hold. */
export const fallbackFontFiles = {
  'Noto Sans Hebrew': findUprights('noto-sans-hebrew', 'NotoSansHebrew'),
  'Noto Sans Arabic': findUprights('noto-sans-arabic', 'NotoSansArabic'),
  'Noto Emoji': findUprights('noto-emoji', 'NotoEmoji'),
} as const;

function findFamily(folder: string, name: string): FontFiles {
  return { ...findUprights(folder, name), italic: findFont(folder, name, '400Regular_Italic') };
}

function findUprights(folder: string, name: string): Omit<FontFiles, 'italic'> {
  return {
    regular: findFont(folder, name, '400Regular'),
    semibold: findFont(folder, name, '600SemiBold'),
    bold: findFont(folder, name, '700Bold'),
  };
}

function findFont(folder: string, name: string, weight: string): string {
  return resolve(`@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`);
}
