import { forgotHref, signInHref } from '@hojip/hrefs/accounts'
import {
  safeRedirect,
  toast,
  useNavigate,
  useSearch,
  useTexts,
  useViewer,
  useWrite,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { ButtonLink, Notice, Skeleton } from '@hojip/platform/ui'
import { ChangeForm } from './change-form.tsx'
import { Form } from '../../../parts/ways-in/form.tsx'
import { DemoHint, Frame } from '../frame.tsx'
import { resetTicket, useHandedOn, useLetGoAtTheEnd } from '../handed-on.ts'
import { NewPasswordPair, useNewPassword } from './new-password-pair.tsx'
import { wayInSearch } from '../search.ts'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useFormProblems } from '../../../parts/ways-in/use-form-problems.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: waysInTexts[locale].reset.title, noIndex: true }
}

/** Sets a new password: with a code's ticket, or for a signed-in user with the old one. */
export function Page() {
  const t = useTexts(waysInTexts)
  const { redirect } = useSearch(wayInSearch)
  const navigate = useNavigate()
  const viewer = useViewer()
  const handed = useHandedOn(resetTicket)
  if (handed === null && viewer === null) return <Gone redirect={redirect} />
  const changed = (isSignedIn: boolean) => {
    toast('success', isSignedIn ? t.reset.done : t.reset.doneSignIn)
    navigate(isSignedIn ? safeRedirect(redirect) : signInHref({ method: '1', redirect }), { replace: true })
  }
  return (
    <Frame
      title={handed === null ? t.reset.change : t.reset.title}
      {...(handed === null ? { foot: <DemoHint /> } : {})}
    >
      <Notice>{t.reset.endsOthers}</Notice>
      {handed === undefined && <Skeleton className="h-72" />}
      {handed === null && <ChangeForm onChanged={() => changed(true)} />}
      {handed && <ResetForm ticket={handed.ticket} onChanged={changed} />}
    </Frame>
  )
}

interface ResetFormProps {
  ticket: string
  onChanged: (isSignedIn: boolean) => void
}

function ResetForm({ ticket, onChanged }: ResetFormProps) {
  const t = useTexts(waysInTexts)
  const finish = useLetGoAtTheEnd(resetTicket)
  const typed = useNewPassword()
  const said = useFormProblems(['newPassword', 'repeated'])
  const changing = useWrite('POST /changePassword', {
    ...said.handlers,
    onSuccess: ({ token }) => {
      finish()
      onChanged(token !== null)
    },
    onRefused: (error) => {
      // The page then tells where to get a new ticket.
      if (error.reason === 'accounts/ticketGone') resetTicket.letGo()
      return said.refused(error)
    },
  })
  const submit = () => {
    if (said.say(typed.faults())) changing.run({ ticket, newPassword: typed.newPassword })
  }
  return (
    <Form said={said} action={t.reset.action} isBusy={changing.isRunning} onSubmit={submit}>
      <NewPasswordPair typed={typed} said={said} />
    </Form>
  )
}

/** Shown when the page was opened directly or the ticket has expired. */
function Gone({ redirect }: { redirect: string | undefined }) {
  const t = useTexts(waysInTexts)
  return (
    <Frame title={t.reset.gone} text={t.reset.goneText}>
      <div className="grid gap-2.5">
        <ButtonLink kind="jade" size="lg" block href={forgotHref(redirect)}>
          {t.reset.goneAction}
        </ButtonLink>
        <ButtonLink size="lg" block href={signInHref({ redirect })}>
          {t.toSignIn}
        </ButtonLink>
      </div>
    </Frame>
  )
}
