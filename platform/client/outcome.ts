import type { Envelope } from '../http/answer/envelope.ts'

/**
 * What an answer means to the page that made the call: continue, show the sentence as an error or as a success, show
 * nothing, or sign out.
 */
export type Outcome = 'success' | 'error' | 'reported' | 'silent' | 'signedOut'

const signedOut = '401'
/** Counts as a success although the envelope has another code. */
const goesOn = '1523'
/** A refusal that is not shown. */
const notSaid = '1544'
/** The message that confirms a report. Comes in this language, whatever the status. */
const reported = '举报成功'

/** How a refusal is shown, by its code and sentence. */
export function refusalOutcome({ code, msg }: Pick<Envelope, 'code' | 'msg'>): Exclude<Outcome, 'success'> {
  if (code === signedOut) return 'signedOut'
  if (code === notSaid) return 'silent'
  return msg === reported ? 'reported' : 'error'
}

/**
 * The specification's rules for every answer.
 * @param successCode for logins: the only code that counts as a success
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
