import { useTexts } from '../texts.ts'
import { runtimeTexts } from './texts.ts'

/**
 * The texts in place of a page that cannot be shown.
 * @param isAway the server does not answer: nothing is wrong with the page
 * @param awayHint what is safe meanwhile
 */
export function useFailureTexts(isAway: boolean, awayHint: string) {
  const { away, failure, failureHint, retry, home } = useTexts(runtimeTexts)
  const texts = isAway ? { title: away, text: awayHint } : { title: failure, text: failureHint }
  return { ...texts, retry, home }
}
