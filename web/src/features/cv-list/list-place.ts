/** Where the person was in the list: kept while they are at one of its CVs, for as long as this page is open. */
export const listPlace = { query: '', scrollTop: 0 };
