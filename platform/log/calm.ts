export type Level = 'info' | 'warn' | 'error'
export type Fields = Record<string, unknown>
export type Write = (level: Level, event: string, fields?: Fields) => void

/** Between two lines of one cause. */
const pauseMs = 1_000
/** After so long a silence a cause is new again, with its stack. */
const forgottenMs = 60_000
const mostCauses = 200

interface Cause {
  writtenAtMs: number
  /** Not written since then; the last of them is kept. */
  held: number
  last: Fields
}

function withoutStack(fields: Fields): Fields {
  return {
    ...fields,
    error: { message: (fields['error'] as Error).message },
  }
}

/**
 * Writes what one cause brings once a second at most, with the number of those that were left out, and its stack only
 * the first time: while the database is away every request fails of the same.
 */
export function calm(write: Write, nowMs: () => number = () => performance.now()): Write {
  const causes = new Map<string, Cause>()

  const writeHeld = (level: Level, event: string, cause: Cause) => {
    const { last, held } = cause
    cause.held = 0
    cause.writtenAtMs = nowMs()
    write(level, event, { ...withoutStack(last), ...(held > 1 ? { notWritten: held - 1 } : {}) })
  }

  const writeNew = (key: string, level: Level, event: string, fields: Fields) => {
    const oldest = causes.keys().next()
    if (causes.size >= mostCauses && !oldest.done) causes.delete(oldest.value)
    causes.set(key, { writtenAtMs: nowMs(), held: 0, last: fields })
    write(level, event, fields)
  }

  return (level, event, fields = {}) => {
    const { error } = fields
    if (level === 'info' || !(error instanceof Error)) return write(level, event, fields)
    const key = `${event} ${error.message}`
    const cause = causes.get(key)
    const sinceMs = cause ? nowMs() - cause.writtenAtMs : Number.POSITIVE_INFINITY
    if (!cause || (sinceMs >= forgottenMs && cause.held === 0)) return writeNew(key, level, event, fields)
    cause.held += 1
    cause.last = fields
    if (sinceMs >= pauseMs) return writeHeld(level, event, cause)
    if (cause.held === 1)
      setTimeout(() => cause.held > 0 && writeHeld(level, event, cause), pauseMs - sinceMs).unref()
  }
}
