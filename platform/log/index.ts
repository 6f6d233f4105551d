import { currentTrail } from '../trail/index.ts'
import { trueStack } from './true-stack.ts'
import { calm, type Fields, type Level, type Write } from './calm.ts'

export { trueStack } from './true-stack.ts'

/** One line of JSON per event on stdout or stderr. */
export interface Log {
  info(event: string, fields?: Record<string, unknown>): void
  warn(event: string, fields?: Record<string, unknown>): void
  error(event: string, fields?: Record<string, unknown>): void
}

/**
 * Characters that JSON leaves unescaped, but terminals or readers obey: more control characters, line ends,
 * bidirectional controls.
 */
const obeyed = /[\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g
function escaped(sign: string) {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** JSON.stringify escapes line breaks, so a forged one cannot start a second line. */
const write: Write = (level, event, fields = {}) => {
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }, (_, v: unknown) =>
    v instanceof Error ? { message: v.message, stack: v.stack && trueStack(v.stack) } : v,
  )
  const out = level === 'info' ? process.stdout : process.stderr
  out.write(`${line.replace(obeyed, escaped)}\n`)
}

/** With the trace id of the request or job that it belongs to. */
function onItsTrail(fields: Fields | undefined): Fields | undefined {
  const traceId = currentTrail()?.traceId
  return traceId === undefined ? fields : { traceId, ...fields }
}

/** @param least lower levels are dropped; the demo logs only warnings, so that its banner stays readable */
export function createLog(least: Level | 'silent' = 'info'): Log {
  const calmly = calm(write)
  const rank = { info: 0, warn: 1, error: 2, silent: 3 }
  const at = (level: Level) => (event: string, fields?: Record<string, unknown>) => {
    if (rank[level] >= rank[least]) calmly(level, event, onItsTrail(fields))
  }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
