/** The attribute of the entry's script element that lists the scripts to load after the first paint. */
export const laterAttribute = 'data-later'

/** The one that lists the style sheets to load before these scripts run. */
export const stylesAttribute = 'data-styles'
