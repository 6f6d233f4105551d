import { useClient, useLazyCall, useSession, useTexts, useWrite } from '@hojip/platform/page'
import { Button, FieldError, Notice, TextInput } from '@hojip/platform/ui'
import { useRef, useState, type SubmitEvent } from 'react'
import { staffTexts } from './texts.ts'

type Problems = Partial<Record<'account' | 'password' | 'form', string>>

/** The account that the demo comes with. */
const demo = { account: 'mei', password: 'morning-market' }

/** Account and password. What is wrong is said where it is wrong. */
export const StaffForm = () => {
  const t = useTexts(staffTexts)
  const client = useClient()
  const { signIn } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const login = useWrite('POST /login', {
    successCode: '10000',
    onSuccess: (user) => {
      if (user.roleName !== 'shopper') return void signIn(user)
      setProblems({ form: t.notStaff })
      // The session that this opened is of no use to anybody.
      void client('POST /logout', {}).catch(() => undefined)
    },
    onRefused: ({ code, message }) => {
      if (code !== '40001' && code !== '42901') return false
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
  const fill = () => {
    setAccount(demo.account)
    setPassword(demo.password)
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
      <div role="alert">{problems.form && <FieldError>{problems.form}</FieldError>}</div>
      <Button type="submit" kind="jade" size="lg" block busy={login.isRunning}>
        {t.signIn}
      </Button>
      <DemoHint onFill={fill} />
    </form>
  )
}

const DemoHint = ({ onFill }: { onFill: () => void }) => {
  const t = useTexts(staffTexts)
  const { data: mall } = useLazyCall('GET /sysConfig/queryPublic', {})
  if (!mall?.simulatorUrl) return null
  return (
    <Notice>
      {t.demo(demo.account, demo.password)}{' '}
      <button
        type="button"
        onClick={onFill}
        className="min-h-6 font-medium text-jade-text underline underline-offset-3"
      >
        {t.fill}
      </button>
    </Notice>
  )
}
