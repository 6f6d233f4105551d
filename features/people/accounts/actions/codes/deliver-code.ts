import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import type { Scene } from '../../rules/codes/scenes.ts'
import { smsText } from '../../rules/codes/sms-text.ts'
import { claimSending, endSending, sendingOf, type SendState } from '../../store/codes.ts'
import { seal, unsealBy } from '../sealed.ts'
import type { AccountsTools } from '../tools.ts'

export const smsJob = 'accounts.sms'

/** A code on its way to the gateway. */
export interface Delivery {
  id: string
  phone: string
  scene: Scene
  locale: Locale
  /** The code, encrypted: a job's data is stored in plain text, and codes may only be stored as an HMAC. */
  sealed: string
  /** The number of earlier attempts. */
  tries: number
}

/** A message is handed to the gateway at most three times: again after 3 s, then after 6 s. */
const mostTries = 3
const pauseMs = 3_000
/** If the process that created the code is gone after this time, the job sends it. */
const guardMs = 30_000
/** How long a caller waits to learn whether the message went out. */
const patienceMs = 2_500

const codeSeal = 'sms code'

export function deliveryOf(
  tools: AccountsTools,
  message: Omit<Delivery, 'sealed' | 'tries'> & { code: string },
): Delivery {
  const { code, ...rest } = message
  return { ...rest, sealed: seal(tools.secret, codeSeal, Buffer.from(code)).toString('base64'), tries: 1 }
}

/** Queues a job in the transaction that stores the code, so that the code is sent even if this process ends now. */
export function guardDelivery(tools: AccountsTools, tx: Tx, delivery: Delivery): Promise<void> {
  return tools.jobs.send(tx, smsJob, delivery, { at: new Date(tools.clock.nowMs() + guardMs) })
}

async function failed(tools: AccountsTools, delivery: Delivery, error: unknown): Promise<SendState> {
  const { id, tries, scene } = delivery
  tools.log.warn('accounts.sms-failed', { scene, tries, error })
  if (tries >= mostTries) {
    await endSending(tools.db, id, 'failed')
    return 'failed'
  }
  const at = new Date(tools.clock.nowMs() + pauseMs * tries)
  await inTransaction(tools.db, (tx) => tools.jobs.send(tx, smsJob, delivery, { at }))
  return 'underWay'
}

async function handOver(tools: AccountsTools, delivery: Delivery): Promise<SendState> {
  const { id, phone, scene, locale, sealed } = delivery
  const code = unsealBy(
    [tools.secret, ...(tools.oldSecrets ?? [])],
    codeSeal,
    Buffer.from(sealed, 'base64'),
  ).toString()
  try {
    await tools.sms.send({ phone, code, text: smsText(scene, code, locale), template: 'code' })
  } catch (error) {
    return failed(tools, delivery, error)
  }
  await endSending(tools.db, id, 'sent')
  return 'sent'
}

/** The first attempt, made at once; the response waits for it for at most `patienceMs`. */
export async function deliver(tools: AccountsTools, delivery: Delivery): Promise<SendState> {
  const work = handOver(tools, delivery).catch((error: unknown): SendState => {
    tools.log.error('accounts.sms-lost', { error })
    return 'underWay'
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<SendState>((done) => {
    timer = setTimeout(() => done('underWay'), patienceMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** A later attempt sends the same code, so that a message that arrives twice has the same code. */
export async function deliverAgain(tools: AccountsTools, delivery: Delivery): Promise<void> {
  if (!(await claimSending(tools.db, delivery.id, delivery.tries))) return
  await handOver(tools, { ...delivery, tries: delivery.tries + 1 })
}

/** The state of a sent code, for the page that asked for it. */
export async function readSending(
  tools: AccountsTools,
  { sendId }: { sendId: string },
): Promise<{ state: SendState }> {
  return { state: (await sendingOf(tools.db, sendId)) ?? 'failed' }
}
