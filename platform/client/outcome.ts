import type { Envelope } from '../http/answer/envelope.ts'

/**
 * What an answer means to the page that asked: it goes on; it says the answer's sentence as an error, or as a success;
 * it says nothing; or its session has ended.
 */
export type Outcome = 'success' | 'error' | 'reported' | 'silent' | 'signedOut'

/** Success although the envelope does not say so. */
const goesOn = '1523'
/** A refusal that is not said. */
const notSaid = '1544'
/** The message of a report that has arrived; it comes in this language, whatever the status. */
const reported = '举报成功'

/** How a refusal is said, by its code and sentence. */
export function refusalOutcome({ code, msg }: Pick<Envelope, 'code' | 'msg'>): Exclude<Outcome, 'success'> {
  if (code === '401') return 'signedOut'
  if (code === notSaid) return 'silent'
  return msg === reported ? 'reported' : 'error'
}

/**
 * The specification's rules for every answer.
 * @param successCode for logins: the one code that counts as a success
 */
export function outcomeOf(
  answer: Pick<Envelope, 'status' | 'code' | 'msg'>,
  httpStatus = 200,
  successCode?: string,
): Outcome {
  if (httpStatus === 401) return 'signedOut'
  const isSuccess =
    successCode === undefined
      ? (httpStatus === 200 && Boolean(answer.status)) || answer.code === goesOn
      : answer.code === successCode
  return isSuccess ? 'success' : refusalOutcome(answer)
}
