import { minuteMs } from '../clock/index.ts'

export type Level = 'info' | 'warn' | 'error'
export type Fields = Record<string, unknown>
export type Write = (level: Level, event: string, fields?: Fields) => void

/** Between two lines with the same cause. */
const pauseMs = 1_000
/** After this long a silence a cause counts as new, and is logged with its stack. */
const forgottenMs = minuteMs
/** More than calls times statuses: who tries all in turn must not push out each cause before it comes again. */
const mostCauses = 2_000

interface Cause {
  writtenAtMs: number
  /** The number of lines not written since then; `last` is the latest of them. */
  held: number
  last: Fields
}

function withoutStack(fields: Fields): Fields {
  const { error } = fields
  return error instanceof Error ? { ...fields, error: { message: error.message } } : fields
}

/** What makes lines of one event alike: the message of their error, or the `cause` they name. */
function causeOf(level: Level, { error, cause }: Fields): string | undefined {
  if (typeof cause === 'string') return cause
  return level !== 'info' && error instanceof Error ? error.message : undefined
}

/**
 * Writes lines with the same cause at most once a second, with the number left out, and with the stack only the first
 * time: while the database is unavailable, every request fails with the same error, and who tries doors tries them often.
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
    const named = causeOf(level, fields)
    if (named === undefined) return write(level, event, fields)
    const key = `${event} ${named}`
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
