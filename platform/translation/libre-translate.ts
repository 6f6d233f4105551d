import { sharedLoads } from '../cache/index.ts'
import { dayMs, type Clock } from '../clock/index.ts'
import { seenText } from '../seen/index.ts'
import type { Locale } from '../i18n/index.ts'
import { ask, createCircuit } from '../outbound/index.ts'
import { protect, restore } from './protected/index.ts'

/** Why there is no translation. The text stays as it is. */
export class NotTranslated extends Error {
  constructor(why: string, cause?: unknown) {
    super(`not translated: ${why}`, { cause })
    this.name = 'NotTranslated'
  }
}

interface ToTranslate {
  text: string
  from: Locale
  to: Locale
  /** Names in the text that stay as they are. */
  names?: readonly string[]
}

export interface Translator {
  /** Throws `NotTranslated`. */
  translate(wish: ToTranslate): Promise<string>
}

interface LibreTranslateOptions {
  /** Without `/translate`. */
  baseUrl: string
  apiKey?: string | undefined
  clock: Clock
  timeoutMs?: number
  /** What the answers may take that are kept for a day. */
  cacheBytes?: number
}

const languages: Record<Locale, string> = { 'zh-CN': 'zh', 'en-US': 'en', 'ko-KR': 'ko' }
const longestAnswer = 128 * 1024

/** What a text of the language has letters of. */
const scripts: Record<Locale, RegExp> = {
  'zh-CN': /\p{Script=Han}/u,
  'en-US': /[a-z]/iu,
  'ko-KR': /\p{Script=Hangul}/u,
}

/** A text that has letters, but none of the language, is in another one. */
function isWrittenIn(locale: Locale, text: string): boolean {
  return scripts[locale].test(text) || !/\p{L}/u.test(text)
}

/** The translation in the answer's body. */
function readAnswer(bytes: Buffer): string {
  let body: unknown
  try {
    body = JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw new NotTranslated('the answer is no JSON', error)
  }
  const text = (body as { translatedText?: unknown } | null)?.translatedText
  if (typeof text !== 'string' || text.trim() === '') throw new NotTranslated('the answer has no text')
  return text
}

/** A translator through a server that speaks LibreTranslate's protocol. */
export function createLibreTranslate(options: LibreTranslateOptions): Translator {
  const { apiKey, clock, timeoutMs = 5_000, cacheBytes = 8 * 2 ** 20 } = options
  const url = `${options.baseUrl.replace(/\/$/, '')}/translate`
  const circuit = createCircuit({ clock, failures: 5, restMs: 30_000 })
  const cached = sharedLoads<string>({
    clock,
    maxAgeMs: dayMs,
    maxEntries: 5_000,
    maxBytes: cacheBytes,
    bytesOf: (text) => 2 * text.length + 200,
  })

  const request = async (q: string, from: Locale, to: Locale): Promise<string> => {
    const { status, bytes } = await ask({
      named: { gateway: 'translation', act: 'translate' },
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        q,
        source: languages[from],
        target: languages[to],
        format: 'text',
        ...(apiKey ? { api_key: apiKey } : {}),
      }),
      timeoutMs,
      longestAnswer,
    })
    if (status !== 200) throw new NotTranslated(`HTTP ${status}`)
    return readAnswer(bytes)
  }

  const load = async ({ text, from, to, names }: ToTranslate): Promise<string> => {
    const masked = protect(text, names)
    const answer = await circuit.run(() => request(masked.text, from, to))
    if (answer.length > 8 * masked.text.length + 200) throw new NotTranslated('the answer is too long')
    const whole = restore(seenText(answer), masked.parts)
    if (whole === undefined) throw new NotTranslated('a protected part did not come back')
    if (!isWrittenIn(to, answer)) throw new NotTranslated('the answer is in another language')
    return whole
  }

  return {
    translate: async (wish) => {
      const key = JSON.stringify([wish.from, wish.to, wish.text, wish.names ?? []])
      try {
        return await cached.get(key, 0, () => load(wish))
      } catch (error) {
        throw error instanceof NotTranslated ? error : new NotTranslated('no answer', error)
      }
    },
  }
}
