/** What a test file can change for later files in the same worker. */
export interface Surroundings {
  globals: Map<PropertyKey, unknown>
  environment: Map<string, string | undefined>
  listeners: Map<string, number>
  folder: string
}

/** Set by ourselves or by the runner, and made anew for each file. */
const ofTheRunner = /^(__vitest|__vite|VITEST|TEST$|__)/
/** Created on first access, or different at each access. */
const lazy = new Set<PropertyKey>(['crypto', 'navigator', 'localStorage', 'sessionStorage', 'process'])

function globalsNow(): Map<PropertyKey, unknown> {
  const known = Reflect.ownKeys(globalThis).filter(
    (key) => typeof key === 'string' && !ofTheRunner.test(key) && !lazy.has(key),
  )
  // A getter is compared as a function, since calling it may load a part of Node.
  return new Map(
    known.map((key) => {
      const property = Object.getOwnPropertyDescriptor(globalThis, key)
      return [key, property?.get ?? (property?.value as unknown)]
    }),
  )
}

export function surroundings(): Surroundings {
  const own = Object.entries(process.env).filter(([name]) => !ofTheRunner.test(name))
  const events = ['uncaughtException', 'unhandledRejection', 'exit', 'SIGINT', 'SIGTERM', 'message']
  return {
    globals: globalsNow(),
    environment: new Map(own),
    listeners: new Map(events.map((event) => [event, process.listenerCount(event)])),
    folder: process.cwd(),
  }
}

function changes<K>(kind: string, before: Map<K, unknown>, after: Map<K, unknown>): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names]
    .filter((one) => !Object.is(before.get(one), after.get(one)))
    .map((one) => `${kind} ${String(one)}`)
}

/** The differences; empty when a file leaves its worker as it was. */
export function leftBehind(before: Surroundings, after: Surroundings): string[] {
  return [
    ...changes('global', before.globals, after.globals),
    ...changes('environment variable', before.environment, after.environment),
    ...changes('listeners of the process for', before.listeners, after.listeners),
    ...(before.folder === after.folder ? [] : ['working folder']),
  ]
}
