const firstPauseMs = 1_000
const longestPauseMs = 30_000
const waiting = new Set<() => void>()

function nothing() {
  return undefined
}

/** Asks again now for all scripts that have not arrived: on a press, on another page, with the network back. */
export function askAgain(): void {
  for (const go of Array.from(waiting)) go()
}

if (typeof document === 'object') addEventListener('online', askAgain)

/**
 * Loads what tells the user of scripts that do not arrive, and of values that are not stored. It has to be there before it is needed:
 * sites load it once a page has come to life.
 */
export function loadExplaining(): Promise<typeof import('./explain.ts')> {
  return import('./explain.ts')
}

/** Warns, once in a document, that a value lasts only as long as it: for what somebody would miss. */
export function sayUnlessStored(isStored: boolean): void {
  if (!isStored) loadExplaining().then((module) => module.sayNotStored(), nothing)
}

/** Resolves when a script that has not arrived is to be asked for again. */
export function askForMissing(tries: number): Promise<void> {
  if (tries > 0) loadExplaining().then((module) => module.explain(askAgain, tries), nothing)
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer)
      waiting.delete(go)
      done()
    }
    const timer = setTimeout(go, Math.min(longestPauseMs, firstPauseMs * 2 ** tries))
    waiting.add(go)
  })
}
