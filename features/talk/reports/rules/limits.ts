export const mostCharacters = 500
export const mostPictures = 5
/** How many reports a user may send in 24 hours. */
export const mostADay = 20
export const mostRemark = 500
