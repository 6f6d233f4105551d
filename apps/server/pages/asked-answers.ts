import { answerTag, type Envelope } from '@hojip/platform/http'

type Call = (key: string, input: unknown) => Promise<Envelope>

interface Asked {
  key: string
  input: unknown
  tag: string
}

export interface AskedAnswers {
  call: Call
  /** Whether all calls that were made answer as they did. */
  areCurrent: () => Promise<boolean>
}

/** Passes calls on and remembers what they answered, by tags. */
export function rememberAnswers(call: Call): AskedAnswers {
  const asked: Asked[] = []
  return {
    call: async (key, input) => {
      const answer = await call(key, input)
      asked.push({ key, input, tag: answerTag(answer) })
      return answer
    },
    areCurrent: async () => {
      const current = asked.map(async ({ key, input, tag }) => answerTag(await call(key, input)) === tag)
      return (await Promise.all(current)).every(Boolean)
    },
  }
}
