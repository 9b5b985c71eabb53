/** Where the chosen theme is kept in this browser. */
export const THEME_KEY = 'trayecto.theme';
