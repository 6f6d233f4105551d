import { staffLoginHref } from '@hojip/hrefs/staff'
import { overviewHref } from '@hojip/hrefs/figures'
import { toast, useLazyCall, useNavigate, useSession, useTexts, useWrite } from '@hojip/platform/page'
import { PasswordInput, TextInput } from '@hojip/platform/ui'
import { useState } from 'react'
import { passwordLengthProblem } from '@hojip/accounts/password-length'
import { isShownName } from '@hojip/accounts/shown-name'
import {
  CodeField,
  Consent,
  Form,
  useAgreementHandlers,
  useFormProblems,
  useSent,
  waysInTexts,
} from '@hojip/accounts/parts'
import { staffTexts } from '../sign-in/texts.ts'
import { invitationTexts } from './texts.ts'

/** As `passwordLimits.shortestForStaff`, whose module carries the lists of common words. */
const shortest = 12

interface Typed {
  smscode: string
  password: string
  /** Left out where the account has them. */
  name?: string
  agreed?: boolean
}

/** What is wrong with the form before it is sent. */
function useFaults() {
  const t = useTexts(invitationTexts)
  const { codeMissing } = useTexts(staffTexts)
  const { missing } = useTexts(waysInTexts)
  return ({ smscode, password, name, agreed = true }: Typed) => {
    const isTooShort = [...password].length < shortest || passwordLengthProblem(password) === 'short'
    return {
      ...(smscode.length === 6 ? {} : { smscode: codeMissing }),
      ...(name === undefined || isShownName(name.trim()) ? {} : { name: t.nameMissing }),
      ...(isTooShort ? { password: t.passwordShort } : {}),
      ...(agreed ? {} : { agreed: missing.agreed }),
    }
  }
}

/** Proves the invited number and sets what the account needs at the business site. */
export function AcceptForm({ code, hasAccount }: { code: string; hasAccount: boolean }) {
  const t = useTexts(invitationTexts)
  const faultsOf = useFaults()
  const { signIn } = useSession()
  const navigate = useNavigate()
  const { data: ways } = useLazyCall('GET /loginMethods', {})
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [smscode, setSmscode] = useState('')
  const [password, setPassword] = useState('')
  const said = useFormProblems(['smscode', 'name', 'password', 'agreed'])
  const handlers = useAgreementHandlers(said)
  const { seconds, note, settings } = useSent(said.idOf('smscode'), said.refused)
  const sending = useWrite('POST /staff/sendInvitationCode', settings)
  const accepting = useWrite('POST /staff/acceptInvitation', {
    ...handlers,
    onSuccess: ({ user }) => {
      toast('success', user ? t.joined : t.joinedSignIn)
      if (!user) return navigate(staffLoginHref)
      void signIn(user).then(() => navigate(overviewHref(), { replace: true }))
    },
  })
  const submit = () => {
    if (!said.say(faultsOf({ smscode, password, ...(hasAccount ? {} : { name, agreed }) }))) return
    const agreeVersion = agreed ? ways?.agreeVersion : undefined
    accepting.run({
      code,
      smscode,
      password,
      ...(hasAccount ? {} : { name: name.trim() }),
      ...(agreeVersion ? { agreeVersion } : {}),
    })
  }
  return (
    <Form said={said} action={t.accept} isBusy={accepting.isRunning} onSubmit={submit}>
      <CodeField
        id={said.idOf('smscode')}
        code={smscode}
        problem={said.problems.smscode}
        onChange={setSmscode}
        sending={{ seconds, note, isSending: sending.isRunning, send: () => sending.run({ code }) }}
      />
      {!hasAccount && (
        <TextInput
          id={said.idOf('name')}
          label={t.name}
          hint={t.nameHint}
          name="name"
          autoComplete="name"
          maxLength={40}
          value={name}
          error={said.problems.name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <PasswordInput
        id={said.idOf('password')}
        label={t.password}
        hint={hasAccount ? `${t.passwordText} ${t.passwordAlso}` : t.passwordText}
        name="new-password"
        autoComplete="new-password"
        value={password}
        error={said.problems.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {!hasAccount && <Consent agreed={agreed} onChange={setAgreed} said={said} />}
    </Form>
  )
}
