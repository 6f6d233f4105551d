/** From completion, how long a refund may be requested because of a fault. A module of its own: product pages name it. */
export const faultWindowDays = 15
