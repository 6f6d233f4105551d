/** The specification's limits. */
export const mostPictures = 5
export const mostBytes = 5 * 1024 * 1024
export const mostMegapixels = 40
export const mostVideoBytes = 50 * 1024 * 1024

/** How many pictures a user may upload. */
export const quota = { anHour: 50, aDay: 200 }

/** How many videos a user may upload, and how many bytes they may have together. */
export const videoQuota = { aDay: 20, bytesADay: 500 * 1024 * 1024 }

/** An unclaimed picture or video is deleted after this time. */
export const unclaimedHours = 24

/** Names of pictures that pages offer to choose; the server goes by the bytes. */
export const extensions = ['bmp', 'gif', 'jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp'] as const

/** Names of videos that pages offer to choose; the server goes by the bytes. */
export const videoExtensions = ['mp4', 'm4v', 'mov', 'webm'] as const
