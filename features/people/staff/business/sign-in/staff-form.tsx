import type { Output } from '@hojip/platform/client'
import { useLazyCall, useSession, useTexts, useWrite, type SignInData } from '@hojip/platform/page'
import { Button, FieldError, Notice, TextInput } from '@hojip/platform/ui'
import { useRef, useState, type SubmitEvent } from 'react'
import { EnrollStep } from './enroll-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondStep } from './second-step.tsx'
import { staffTexts } from './texts.ts'

type Problems = Partial<Record<'account' | 'password' | 'form', string>>

type DemoStaff = NonNullable<Output<'GET /sysConfig/queryPublic'>['demoStaff']>
type FirstStep = Output<'POST /staff/login'>

/** Account and password, then the second step. */
export function StaffForm() {
  const [first, setFirst] = useState<FirstStep>()
  if (!first) return <PasswordStep onProven={setFirst} />
  return <NextStep first={first} onBack={() => setFirst(undefined)} />
}

/** The step after the password: sets up an authenticator, or asks for a code. */
function NextStep({ first, onBack }: { first: FirstStep; onBack: () => void }) {
  const t = useTexts(staffTexts)
  const { signIn } = useSession()
  const [entered, setEntered] = useState<{ user: SignInData; codes: readonly string[] }>()
  const { ticket, step } = first
  const confirming = useWrite('POST /staff/confirm', {
    successCode: '10000',
    onSuccess: ({ recoveryCodes, ...user }) =>
      recoveryCodes ? setEntered({ user, codes: recoveryCodes }) : void signIn(user),
    onRefused: () => true,
  })
  if (entered)
    return (
      <RecoveryCodes codes={entered.codes} done={t.recoverySaved} onDone={() => void signIn(entered.user)} />
    )
  const problem = confirming.error?.message
  const isBusy = confirming.isRunning
  const onCode = (code: string) => confirming.run({ ticket, code })
  return (
    <div className="grid gap-4">
      <h2 className="text-16 font-bold">{step === 'enroll' ? t.enrollTitle : t.stepTitle}</h2>
      {step === 'enroll' ? (
        <EnrollStep ticket={ticket} problem={problem} isBusy={isBusy} onCode={onCode} />
      ) : (
        <SecondStep
          step={step}
          ticket={ticket}
          problem={problem}
          isBusy={isBusy}
          onCode={onCode}
          phone={first.phone}
          waitSeconds={first.resendAfter}
        />
      )}
      {step === 'sms' && <DemoHint says="code" />}
      <button
        type="button"
        onClick={onBack}
        className="inline-flex min-h-6 items-center link justify-self-start text-13"
      >
        {t.back}
      </button>
    </div>
  )
}

/** Shows each problem beside the field it belongs to. */
function PasswordStep({ onProven }: { onProven: (first: FirstStep) => void }) {
  const t = useTexts(staffTexts)
  const form = useRef<HTMLFormElement>(null)
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const login = useWrite('POST /staff/login', {
    onSuccess: onProven,
    onRefused: ({ message }) => {
      setProblems({ form: message })
      return true
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found: Problems = {
      ...(account.trim() ? {} : { account: t.accountMissing }),
      ...(password ? {} : { password: t.passwordMissing }),
    }
    setProblems(found)
    if (Object.keys(found).length === 0) return login.run({ account: account.trim(), password })
    form.current?.querySelector<HTMLElement>(`[name=${found.account ? 'account' : 'password'}]`)?.focus()
  }
  const fill = (staff: DemoStaff) => {
    setAccount(staff.account)
    setPassword(staff.password)
    setProblems({})
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <TextInput
        label={t.account}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={account}
        error={problems.account}
        onChange={(event) => setAccount(event.target.value)}
      />
      <TextInput
        label={t.password}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={problems.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div role="alert" className="empty:hidden">
        {problems.form && <FieldError>{problems.form}</FieldError>}
      </div>
      <Button type="submit" kind="jade" size="lg" block busy={login.isRunning}>
        {t.signIn}
      </Button>
      <DemoHint says="account" onFill={fill} />
    </form>
  )
}

const linkStyle = 'min-h-6 font-medium text-jade-text underline underline-offset-3'

/** The demo's credentials and inbox; never rendered in production. */
function DemoHint({ says, onFill }: { says: 'account' | 'code'; onFill?: (staff: DemoStaff) => void }) {
  const t = useTexts(staffTexts)
  const { data: mall } = useLazyCall('GET /sysConfig/queryPublic', {})
  if (!mall?.simulatorUrl) return null
  if (says === 'code')
    return (
      <Notice>
        {t.demoCode}{' '}
        <a href={`${mall.simulatorUrl}/sms`} target="_blank" rel="noreferrer" className={linkStyle}>
          {t.inbox}
        </a>
      </Notice>
    )
  const { demoStaff } = mall
  if (!demoStaff) return null
  return (
    <Notice>
      {t.demo(demoStaff.account, demoStaff.password)}{' '}
      <button type="button" onClick={() => onFill?.(demoStaff)} className={linkStyle}>
        {t.fill}
      </button>
    </Notice>
  )
}
