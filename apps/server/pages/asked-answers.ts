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
      const answers = await Promise.all(asked.map(({ key, input }) => call(key, input)))
      return asked.every(({ tag }, i) => tag === answerTag(answers[i]!))
    },
  }
}
