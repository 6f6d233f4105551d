/** The specification's bounds. */
export const mostPictures = 5
export const mostBytes = 5 * 1024 * 1024
export const mostMegapixels = 40

/** How many pictures somebody may send. */
export const quota = { anHour: 50, aDay: 200 }

/** What nobody has made use of by then is deleted. */
export const keptUnclaimedHours = 24

export const extensions = ['bmp', 'gif', 'jpg', 'jpeg', 'png'] as const
