/** The attribute of the entry's element with the addresses of the scripts that come after the first paint. */
export const laterAttribute = 'data-later'
