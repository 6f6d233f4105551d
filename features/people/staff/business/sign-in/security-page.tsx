import type { Output } from '@hojip/platform/client'
import {
  toast,
  useCall,
  useRefresh,
  useTexts,
  useWrite,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { Button, Notice, Tag, useConfirm } from '@hojip/platform/ui'
import { useEffect, useRef, useState } from 'react'
import { Row, rowButton, Section, useFormProblems } from '@hojip/accounts/parts'
import { AuthenticatorForm, type Offered } from './authenticator-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { staffTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: staffTexts[locale].security, noIndex: true }
}

type Step = Output<'GET /staff/secondStep'>
/** At this number of recovery codes or fewer the page suggests making new ones. */
const few = 3

/** Shows which second step the user has, and changes it. */
export function Page() {
  const t = useTexts(staffTexts)
  const step = useCall('GET /staff/secondStep', {})
  const refresh = useRefresh()
  const [offered, setOffered] = useState<Offered>()
  const [issued, setIssued] = useState<{ codes: readonly string[]; of: 'changed' | 'recoveryStored' }>()
  const tell = (of: 'changed' | 'recoveryStored') => (made: { recoveryCodes: readonly string[] }) => {
    setOffered(undefined)
    setIssued({ codes: made.recoveryCodes, of })
  }
  // The codes are shown once: what the step is now is read only afterwards, since a failure would take them away.
  const onSaved = async (of: 'changed' | 'recoveryStored') => {
    await Promise.allSettled([refresh('GET /staff/secondStep')])
    setIssued(undefined)
    toast('success', t[of])
  }
  return (
    <div className="max-w-[720px]">
      <h1 className="sr-only">{t.security}</h1>
      {issued ? (
        <div className="card px-4 py-4 lg:px-6 lg:py-5">
          <RecoveryCodes codes={issued.codes} done={t.recoveryDone} onDone={() => void onSaved(issued.of)} />
        </div>
      ) : offered ? (
        <Change
          offered={offered}
          step={step}
          onDone={tell('changed')}
          onCancel={() => setOffered(undefined)}
        />
      ) : (
        <Section id="second-step" title={t.stepsTitle} text={t.stepsText}>
          <ul className="mt-1">
            <SecondStepRow step={step} onOffered={setOffered} />
            {step.step === 'app' && <RecoveryRow left={step.recoveryLeft} onMade={tell('recoveryStored')} />}
          </ul>
          {step.step === 'sms' && <Notice>{t.whyApp}</Notice>}
        </Section>
      )}
    </div>
  )
}

function SecondStepRow({ step, onOffered }: { step: Step; onOffered: (offered: Offered) => void }) {
  const t = useTexts(staffTexts)
  const offering = useWrite('POST /staff/enroll', { onSuccess: onOffered })
  const hasApp = step.step === 'app'
  return (
    <Row
      label={
        <span className="flex flex-wrap items-center gap-2">
          {hasApp ? t.byApp : t.bySms}
          <Tag tone="jade">{t.inUse}</Tag>
        </span>
      }
      value={hasApp ? t.byAppText : t.bySmsText(step.phone ?? '')}
      action={
        <Button
          kind={hasApp ? 'outline' : 'jade'}
          className={rowButton}
          busy={offering.isRunning}
          onClick={() => offering.run({})}
        >
          {hasApp ? t.changeApp : t.toApp}
        </Button>
      }
    />
  )
}

function RecoveryRow({
  left,
  onMade,
}: {
  left: number
  onMade: (made: { recoveryCodes: string[] }) => void
}) {
  const t = useTexts(staffTexts)
  const [confirm, confirmDialog] = useConfirm()
  const making = useWrite('POST /staff/renewRecoveryCodes', { onSuccess: onMade })
  const renew = async () => {
    const question = { title: t.renewTitle, text: t.renewText, yes: t.renew, no: t.cancel }
    if (await confirm(question)) making.run({})
  }
  return (
    <Row
      label={
        <span className="flex flex-wrap items-center gap-2">
          {t.recoveryName}
          {left <= few && <Tag tone="amber">{left === 0 ? t.noneLeft : t.fewLeft}</Tag>}
        </span>
      }
      value={t.recoveryLeft(left)}
      action={
        <>
          <Button className={rowButton} busy={making.isRunning} onClick={() => void renew()}>
            {t.renew}
          </Button>
          {confirmDialog}
        </>
      }
    />
  )
}

interface ChangeProps {
  offered: Offered
  step: Step
  onDone: (made: { recoveryCodes: readonly string[] }) => void
  onCancel: () => void
}

/** The new authenticator, until its first code is accepted. */
function Change({ offered, step, onDone, onCancel }: ChangeProps) {
  const t = useTexts(staffTexts)
  const said = useFormProblems(['smscode'])
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), [])
  const changing = useWrite('POST /staff/changeAuthenticator', { onSuccess: onDone, onRefused: () => true })
  return (
    <section aria-labelledby="change" className="card px-4 py-4 lg:px-6 lg:py-5">
      <div className="mx-auto grid max-w-[440px] gap-4">
        <h2 id="change" ref={heading} tabIndex={-1} className="text-16 font-bold outline-0!">
          {step.step === 'app' ? t.changeApp : t.toApp}
        </h2>
        <AuthenticatorForm
          offered={offered}
          said={said}
          text={step.step === 'app' ? t.changeText : t.toAppText}
          action={t.changeDo}
          problem={changing.error?.message}
          isBusy={changing.isRunning}
          onCode={(code) => changing.run({ code })}
        />
        <Button block className="min-h-11!" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </section>
  )
}
