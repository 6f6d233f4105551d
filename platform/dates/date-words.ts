/** How a language puts a date together. Months count from 1, weekdays from Sunday, which is 0. */
export interface DateWords {
  today: string
  yesterday: string
  mallTime: string
  date: (month: number, day: number) => string
  inYear: (date: string, year: number) => string
  month: (year: number, month: number) => string
  weekday: (number: number) => string
  withWeekday: (date: string, weekday: string) => string
  withClock: (day: string, clock: string) => string
  /** Names whose time it is. */
  inZone: (time: string, zone: string) => string
  /** For texts that are the same for every reader of a language. */
  inMallTime: (moment: string) => string
}
