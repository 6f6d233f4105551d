/** Within so many days a stock that runs out is pointed out. */
const soonDays = 7

/**
 * In how many days the stock is sold at the pace of the last 30 days, when that is soon; undefined otherwise. 0 means
 * less than a day.
 */
export function daysLeft({ stock, sold30 }: { stock: number | null; sold30: number }): number | undefined {
  if (stock === null || stock === 0 || sold30 === 0) return undefined
  const days = Math.floor((stock * 30) / sold30)
  return days <= soonDays ? days : undefined
}
