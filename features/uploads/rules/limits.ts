/** The specification's limits. */
export const mostPictures = 5
export const mostBytes = 5 * 1024 * 1024
export const mostMegapixels = 40

/** How many pictures a user may upload. */
export const quota = { anHour: 50, aDay: 200 }

/** An unclaimed picture is deleted after this time. */
export const unclaimedHours = 24

export const extensions = ['bmp', 'gif', 'jpg', 'jpeg', 'png'] as const
