/**
 * The day in UTC as a number, such as 20261128. It is the seed of every sample that a run of the tests takes: the same
 * all day, so that a failure can be repeated, and another one tomorrow, so that a month tries what one run does not.
 */
export function seedOfDay(now: Date): number {
  return Number(now.toISOString().slice(0, 10).replaceAll('-', ''))
}
