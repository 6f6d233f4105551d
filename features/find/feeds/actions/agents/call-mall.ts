import type { Locale } from '@hojip/platform/i18n'
import type { AgentsOptions } from '../tools.ts'

/** What a tool answers, as the protocol has it. */
export interface ToolAnswer {
  [key: string]: unknown
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
}

/** A call that the mall refused, with its sentence. */
class Refused extends Error {
  override readonly name = 'Refused'
}

export type CallMall = <T>(key: string, input: object) => Promise<T>
/** The mall's calls in a language. */
export type CallFor = (locale: Locale) => CallMall

/** Makes the site's own calls as a visitor: the same answers, limits and refusals as for everybody. */
export function callMall(options: AgentsOptions, { locale, ip }: { locale: Locale; ip: string }): CallMall {
  return async <T>(key: string, input: object) => {
    const rate = options.api.calls.find((bound) => bound.key === key)?.call.rate
    if (rate === undefined) throw new Error(`no call ${key}`)
    const seconds = (await options.limit?.(rate, ip)) ?? 0
    if (seconds > 0) throw new Refused(`Too many calls. Try again in ${seconds} seconds.`)
    const answer = await options.api.inProcess({ viewer: null, locale, ip }, key, input)
    if (!answer.status) throw new Refused(answer.msg)
    return answer.data as T
  }
}

function answered(data: Record<string, unknown>): ToolAnswer {
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data }
}

/** A refusal is an answer that the agent can read; anything else is a bug and is thrown on. */
export async function orRefused(work: () => Promise<Record<string, unknown>>): Promise<ToolAnswer> {
  try {
    return answered(await work())
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { content: [{ type: 'text', text: error.message }], isError: true }
  }
}
