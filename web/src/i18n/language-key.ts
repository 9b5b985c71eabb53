/** Where the chosen language is kept in this browser. */
export const LANGUAGE_KEY = 'trayecto.language';
