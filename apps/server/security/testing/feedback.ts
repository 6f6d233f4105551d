import { must, type GuardedMall } from './guarded-mall.ts'
import type { Person } from './people.ts'

/** Only a shopper's own feedback contains it. */
export const feedbackCanary = 'Plover-wording'

/** A shopper's unanswered feedback. */
export async function feedbackOf(mall: GuardedMall, lin: Person): Promise<string> {
  const feedback = { kind: 'wording', content: `${feedbackCanary} on the charts` }
  return must(await mall.send('POST /sysFeedback/saveFeedBack', feedback, lin.pass)).pkId as string
}

/** The permitted caller's input for the calls about feedback. */
export function feedbackInputs(pkId: string) {
  return {
    'POST /sysFeedback/saveFeedBack': { kind: 'idea', content: 'A darker night theme, please' },
    'GET /sysConsole/findFeedback/{pkId}': { pkId },
    'POST /sysConsole/answerFeedback': { pkId, content: 'Corrected, thank you' },
  }
}
