import type { Tx } from '@hojip/db'
import { invitationHref } from '@hojip/hrefs/staff'
import { inTransaction } from '@hojip/platform/db'
import { invitationText } from '../../rules/invitation-text.ts'
import { invitationCode } from '../../secrets/invitation-code.ts'
import { endInvitationSending, invitationById } from '../../store/invitations.ts'
import type { StaffTools } from '../tools.ts'

export const invitationJob = 'accounts.invitation'

/** One message about an invitation. */
export interface InvitationMessage {
  id: string
  /** Which of the invitation's messages it is; an older one is not sent any more. */
  sentCount: number
  /** The attempt at handing it to the gateway, counted from 1. */
  tries: number
}

const mostTries = 3
const pauseMs = 5_000

export function queueInvitation(
  tools: StaffTools,
  tx: Tx,
  message: InvitationMessage,
  at?: Date,
): Promise<void> {
  return tools.jobs.send(tx, invitationJob, message, at ? { at } : {})
}

/** Hands the message to the gateway; three failures are shown to the shop's owners, who can send it again. */
export async function deliverInvitation(tools: StaffTools, message: InvitationMessage): Promise<void> {
  const invitation = await invitationById(tools.db, message.id)
  if (invitation?.sent_count !== message.sentCount || invitation.send_state !== 'underWay') return
  const { phone, locale, shop_name: shop } = invitation
  const code = invitationCode(tools.secret, message.id)
  const text = invitationText(
    { shop: shop[locale], url: `${tools.publicUrl}${invitationHref(code)}` },
    locale,
  )
  try {
    await tools.sms.send({ phone, code, text, template: 'invitation' })
  } catch (error) {
    tools.log.warn('accounts.invitation-not-sent', { invitationId: message.id, tries: message.tries, error })
    if (message.tries >= mostTries) {
      await endInvitationSending(tools.db, message, 'failed')
      return
    }
    const at = new Date(tools.clock.nowMs() + pauseMs * message.tries)
    await inTransaction(tools.db, (tx) =>
      queueInvitation(tools, tx, { ...message, tries: message.tries + 1 }, at),
    )
    return
  }
  await endInvitationSending(tools.db, message, 'sent')
}
