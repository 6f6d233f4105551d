/** `09:30` for a field of the time; the end of the day is 23:59 there. */
export function clockOfMinute(minute: number): string {
  const inDay = Math.min(minute, 24 * 60 - 1)
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** The minute of the day; undefined for what is no time. 23:59 as an end means the end of the day. */
export function minuteOfClock(text: string, isEnd = false): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const minute = Number(hours) * 60 + Number(minutes)
  return isEnd && minute === 24 * 60 - 1 ? 24 * 60 : minute
}
