import { createLine, type Line } from '../line.ts'

/** Both ends of a line, in one process; what is sent arrives later, as through a channel. */
export function aLinePair(): [Line, Line] {
  const one = createLine((message) => setImmediate(() => other.take(message)))
  const other: ReturnType<typeof createLine> = createLine((message) => setImmediate(() => one.take(message)))
  return [one, other]
}
