/** A SKU with no own limit is low with so many units for sale or fewer; `refresh_shop_products` has the same number. */
export const usualLow = 10
