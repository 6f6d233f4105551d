export const mostMegabytes = 20
export const mostSeconds = 180

/** How long a file is kept that no product has. */
export const unusedHours = 24
