import type { Output } from '@hojip/platform/client'
import { useTexts, useDates } from '@hojip/platform/page'
import { teamTexts } from '../team/texts.ts'
import { invitationTexts } from './texts.ts'

/** Who invites, to which shop, and what the invited person will do there. */
export function InvitationFacts({ found }: { found: Output<'POST /staff/findInvitation'> }) {
  const t = useTexts(invitationTexts)
  const dates = useDates()
  const { roles: names, roleHints } = useTexts(teamTexts)
  const { shopName, inviterName, roles, phone, expireTime } = found
  return (
    <header className="grid gap-3">
      <div className="grid gap-1">
        <h1 className="text-24 font-bold">{t.heading(shopName)}</h1>
        <p className="text-ink-2">{t.by(inviterName)}</p>
      </div>
      <div className="grid gap-1.5 rounded-lg bg-inset px-4 py-3 text-13">
        <p className="flex justify-between gap-3 text-12 text-ink-3">
          <span>{t.as}</span>
          <span>{t.until(dates.figures(expireTime))}</span>
        </p>
        <ul className="grid gap-1">
          {roles.map((role) => (
            <li key={role}>
              <b className="font-medium">{names[role]}</b>{' '}
              <span className="text-12 text-ink-2">{roleHints[role]}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1 flex justify-between gap-3 border-t border-line pt-2">
          <span className="text-12 text-ink-3">{t.phone}</span>
          <b translate="no" className="figures font-medium">
            {phone}
          </b>
        </p>
      </div>
    </header>
  )
}
