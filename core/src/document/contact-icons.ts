import type { ContactItem } from './document-tree';

/** Stroke paths on a 24 by 24 grid. */
export const contactIcons: Readonly<Record<ContactItem['kind'], string>> = {
  email: 'M3 6.5h18v11H3z M3 7l9 6.5L21 7',
  phone:
    'M6 3.5h3.5l1.5 4.5-2.3 1.6a13 13 0 0 0 5.7 5.7l1.6-2.3 4.5 1.5V18a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z',
  place:
    'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21z M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  web: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M3.2 12h17.6 M12 3c-5 5-5 13 0 18 M12 3c5 5 5 13 0 18',
};
