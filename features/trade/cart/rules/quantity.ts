export const maxLines = 120
export const maxQuantity = 999
