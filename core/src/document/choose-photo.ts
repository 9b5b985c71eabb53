import type { DocumentOptions, PhotoUse } from './document-options';
import type { DocumentLanguage } from './document-words';
import { type TemplateName, templates } from './templates';

interface ChosenLook extends Pick<DocumentOptions, 'photo'> {
  readonly template: TemplateName;
}

/** What the person chose; until then, the template with a place for a photo shows it where one is expected. */
export function choosePhoto({ template, photo }: ChosenLook): PhotoUse {
  return photo ?? (templates[template].theme.header.photo === 'aside' ? 'usual' : 'none');
}

/** In Spain a photo is expected; where English is read it is left out, since it invites prejudice. */
export function showsPhoto(look: ChosenLook, language: DocumentLanguage): boolean {
  const use = choosePhoto(look);
  return use === 'always' || (use === 'usual' && language === 'es');
}

const LARGEST_PHOTO_PT = Math.max(
  ...Object.values(templates).map(({ theme }) => theme.header.photoPt),
);
const SHARP_DOTS_PER_INCH = 200;

/** How many pixels, along and across, a photo takes to look sharp in print where it is printed largest. */
export const sharpPhotoPixels = Math.ceil((LARGEST_PHOTO_PT / 72) * SHARP_DOTS_PER_INCH);
