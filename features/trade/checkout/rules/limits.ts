/** At most so many units of one SKU in one order. */
export const maxOfOne = 999
