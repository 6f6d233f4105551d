import { createHash, randomBytes } from 'node:crypto'
import { GatewayRefused, UnknownOutcome } from '../gateways/gateway.ts'
import { savePayer, savePayerState, takePayerState, type AttemptRow } from '../store/attempts.ts'
import { gatewayOf, type PaymentsTools } from './tools.ts'

function hashOf(state: string) {
  return createHash('sha256').update(state).digest('base64url')
}

function insideOf(tools: PaymentsTools, { channel }: AttemptRow) {
  const { inside } = gatewayOf(tools, channel)
  if (!inside) throw new Error(`an attempt pays inside ${channel}, which is not configured`)
  return inside
}

/** The address at which the browser learns who pays. Each visit gets its own state, which is valid once. */
export async function askPayer(tools: PaymentsTools, attempt: AttemptRow): Promise<string> {
  const state = randomBytes(16).toString('hex')
  await savePayerState(tools.db, attempt.id, hashOf(state))
  return insideOf(tools, attempt).askPayer(`${tools.publicUrl}/pay/wx/${attempt.return_token}`, state)
}

/** What the browser brings back from that visit. */
export interface Journey {
  code?: string | undefined
  state?: string | undefined
}

/**
 * The payer of an attempt: the stored one, or the one that WeChat names now; undefined when the browser has
 * to be sent to WeChat (again).
 */
export async function payerOf(
  tools: PaymentsTools,
  attempt: AttemptRow,
  { code, state }: Journey,
): Promise<string | undefined> {
  const { db, log } = tools
  if (attempt.openid !== null) return attempt.openid
  if (!code || !state || !(await takePayerState(db, attempt.id, hashOf(state)))) return undefined
  try {
    const openid = await insideOf(tools, attempt).payerOf(code)
    await savePayer(db, attempt.id, openid)
    return openid
  } catch (error) {
    if (!(error instanceof UnknownOutcome || error instanceof GatewayRefused)) throw error
    log.warn('payments.payer-unknown', { attemptId: attempt.id, error })
    return undefined
  }
}

export function dialogFor(tools: PaymentsTools, attempt: AttemptRow, prepayId: string) {
  return insideOf(tools, attempt).dialog(prepayId)
}
