/** The attribute of the entry's script element that lists the scripts to load after the first paint. */
export const laterAttribute = 'data-later'
