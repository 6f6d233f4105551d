import { epochOfWire, mallDaysBetween } from '@hojip/platform/mall-time'
import { toast, useTexts, useWrite, useDates } from '@hojip/platform/page'
import { Button, classNames, envelopeIcon, Icon, useConfirm, useNow } from '@hojip/platform/ui'
import type { Invitation } from '../../contract/invitation-calls.ts'
import { teamTexts } from './texts.ts'

/** An invited number, when it was invited, and until when. */
export function InvitedPhone({ invitation: { phone, inviteTime, ...rest } }: { invitation: Invitation }) {
  const t = useTexts(teamTexts)
  const dates = useDates()
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="grid size-8 flex-none place-items-center rounded-full bg-jade-soft-2 text-jade-text">
        <Icon of={envelopeIcon} />
      </span>
      <span className="min-w-0">
        <span translate="no" className="figures block font-medium">
          {phone}
        </span>
        <span className="block text-12 text-ink-3">
          {t.invitedOn(dates.figures(inviteTime))} · <State {...rest} />
        </span>
      </span>
    </span>
  )
}

function State({
  isExpired,
  expireTime,
  sendState,
}: Pick<Invitation, 'expireTime' | 'isExpired' | 'sendState'>) {
  const t = useTexts(teamTexts)
  const nowMs = useNow()
  if (isExpired) return <span className="text-crimson">{t.expired}</span>
  if (sendState === 'failed') return <span className="text-crimson">{t.notSent}</span>
  if (sendState === 'underWay') return t.sending
  const days = mallDaysBetween(nowMs, epochOfWire(expireTime))
  return <span className={classNames(days <= 1 && 'text-amber')}>{t.expiresIn(days)}</span>
}

const refreshes = ['GET /bizConsole/queryInvitations'] as const

/** Sends the message of an invitation again, or withdraws it. */
export function InvitationActs({ invitation: { pkId, phone, againAfter } }: { invitation: Invitation }) {
  const t = useTexts(teamTexts)
  const [confirm, confirmDialog] = useConfirm()
  const sending = useWrite('POST /bizConsole/sendInvitationAgain', {
    refreshes,
    onSuccess: () => toast('success', t.sentAgain),
  })
  const withdrawing = useWrite('POST /bizConsole/withdrawInvitation', {
    refreshes,
    onSuccess: () => toast('success', t.withdrawn),
  })
  const withdraw = async () => {
    const question = { title: t.withdrawOf(phone), text: t.withdrawText, yes: t.withdraw, no: t.cancel }
    if (await confirm(question)) withdrawing.run({ pkId })
  }
  const look = 'max-lg:min-h-11! max-lg:flex-1'
  return (
    <span className="flex items-center justify-end gap-2">
      {againAfter !== null && (
        <Button
          size="sm"
          className={look}
          aria-label={t.againOf(phone)}
          busy={sending.isRunning}
          onClick={() => sending.run({ pkId })}
        >
          {t.again}
        </Button>
      )}
      <Button size="sm" className={look} busy={withdrawing.isRunning} onClick={() => void withdraw()}>
        {t.withdraw}
      </Button>
      {confirmDialog}
    </span>
  )
}
