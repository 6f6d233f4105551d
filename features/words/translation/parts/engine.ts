import type { Locale } from '@hojip/platform/i18n'
import { protect, restore } from '@hojip/platform/translation/protected'
import { browserTranslator, pairOf, type BrowserTranslator } from './browser-way.ts'

type OpenTranslator = Awaited<ReturnType<BrowserTranslator['create']>>

const opened = new WeakMap<BrowserTranslator, Map<string, Promise<OpenTranslator>>>()

/** One translator for each pair of languages; one that could not be opened is tried again. */
function open(from: Locale, to: Locale): Promise<OpenTranslator> {
  const translator = browserTranslator()
  if (!translator) return Promise.reject(new Error('the browser has no translator'))
  const pairs = opened.get(translator) ?? new Map<string, Promise<OpenTranslator>>()
  opened.set(translator, pairs)
  const key = `${from} ${to}`
  const known = pairs.get(key)
  if (known) return known
  const opening = Promise.resolve().then(() => translator.create(pairOf(from, to)))
  pairs.set(key, opening)
  opening.catch(() => pairs.delete(key))
  return opening
}

/** Translates in the browser. Rejects when a protected part did not come back. */
export async function translateHere(
  { text, names }: { text: string; names: readonly string[] },
  from: Locale,
  to: Locale,
): Promise<string> {
  const { text: masked, parts } = protect(text, names)
  const translated = await (await open(from, to)).translate(masked)
  const whole = restore(translated, parts)
  if (whole === undefined || whole.trim() === '') throw new Error('a protected part did not come back')
  return whole
}

const mostAtOnce = 3
let running = 0
interface Waiting {
  go: () => void
  giveUp: (why: Error) => void
}
const waiting: Waiting[] = []

/** As long as a reader waits: a browser that first loads a model, or a server, may never answer. */
const patienceMs = 8_000

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      const why = new Error('the translator does not answer')
      // The others would wait for the same translator.
      for (const one of waiting.splice(0)) one.giveUp(why)
      fail(why)
    }, patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs few translations at a time: a reader may have wished for a whole page. Rejects when one has no answer in eight
 * seconds, and with it those that wait for their turn.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((go, giveUp) => waiting.push({ go, giveUp }))
  running += 1
  try {
    return await inTime(work())
  } finally {
    running -= 1
    waiting.shift()?.go()
  }
}
