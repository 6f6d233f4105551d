import { joinHref } from '@hojip/hrefs/admission'
import { inTransaction } from '@hojip/platform/db'
import { textIn } from '@hojip/platform/i18n'
import { decisionText } from '../rules/message.ts'
import type { Decision } from '../rules/states.ts'
import { applicationById } from '../store/read.ts'
import type { AdmissionTools } from './tools.ts'

export const messageJob = 'admission.message'

/** A message to the applicant's phone about a decision. */
export interface Message {
  /** The application, as the decision left it. */
  id: string
  version: number
  decision: Decision
  /** The attempt at handing it to the gateway, counted from 1. */
  tries: number
}

const mostTries = 3
const pauseMs = 5_000

/** Hands the message to the gateway, three times at most; the notice tells the same. An outdated one is not sent. */
export async function deliverMessage(tools: AdmissionTools, message: Message): Promise<void> {
  const application = await applicationById(tools.db, message.id)
  if (application?.version !== message.version || application.phone === '') return
  const { phone, locale, shopName } = application
  const about = { shop: textIn(shopName, locale), url: `${tools.publicUrl}${joinHref}` }
  const text = decisionText(message.decision, about, locale)
  try {
    await tools.sms.send({ phone, code: '', text, template: 'admission' })
  } catch (error) {
    tools.log.warn('admission.message-not-sent', { applicationId: message.id, tries: message.tries, error })
    if (message.tries >= mostTries) return
    const at = new Date(tools.clock.nowMs() + pauseMs * message.tries)
    await inTransaction(tools.db, (tx) =>
      tools.jobs.send(tx, messageJob, { ...message, tries: message.tries + 1 } satisfies Message, { at }),
    )
  }
}
