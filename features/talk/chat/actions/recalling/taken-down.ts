import type { Tx } from '@hojip/db'
import { hideUploads, showUploads } from '@hojip/uploads'
import { filesOf } from '../../rules/message-files.ts'
import { offerType } from '../../rules/message-types.ts'
import { recallMessage } from '../../store/messages.ts'
import { keepWords, sayAgain, shopMessageHeld } from '../../store/taken-down.ts'
import { tellRecalled } from './recall.ts'

/**
 * The mall recalls a shop's message, also in open pages, and stores its text; undefined when it was recalled already,
 * or is nothing that a shop has written. An offer of money stays: what it promises has its own end.
 */
export async function takeDownMessage(
  tx: Tx,
  msgId: string,
  at: Date,
): Promise<{ shopId: string } | undefined> {
  const message = await shopMessageHeld(tx, msgId)
  if (!message || message.type === offerType || message.shopId === null) return undefined
  await hideUploads(tx, filesOf(await keepWords(tx, msgId)), at)
  const done = await recallMessage(tx, message, at)
  await tellRecalled(tx, message, { seq: message.seq, msgId, ...done })
  return { shopId: message.shopId }
}

/** Restores the message; false when it is there already. Open pages show it when they are loaded again. */
export async function giveBackMessage(tx: Tx, msgId: string): Promise<boolean> {
  const restored = await sayAgain(tx, msgId)
  if (restored) await showUploads(tx, filesOf(restored))
  return restored !== undefined
}
