import { useFormProblems } from '@hojip/accounts/parts'
import { basicHref } from '@hojip/hrefs/accounts'
import { businessHref } from '@hojip/hrefs/business'
import type { ApiError } from '@hojip/platform/client'
import { useTexts } from '@hojip/platform/page'
import { Button, ErrorSummary, Notice, scrollToTop, Steps } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { DocumentsStep } from './steps/documents-step.tsx'
import { draftOf, readDraft, storeDraft, type Draft } from './draft.ts'
import { faultsOf, fields, stepOf, type FieldName } from './faults.ts'
import { LastStep } from './steps/last-step.tsx'
import { ShopStep } from './steps/shop-step.tsx'
import type { StepProps } from './steps/step-props.ts'
import { joinTexts } from './texts.ts'
import { useSending, type JoinFormProps } from './use-sending.ts'

/** The application in three steps; an account that cannot apply sees the reason. */
export function JoinForm(props: JoinFormProps) {
  const t = useTexts(joinTexts)
  const { phone, isWorking } = props.own
  if (isWorking)
    return (
      <Notice
        tone="amber"
        action={
          <a href={businessHref} className="link">
            {t.toBusiness}
          </a>
        }
      >
        {t.isWorking}
      </Notice>
    )
  if (phone !== '') return <FormInSteps {...props} />
  const link = (
    <a href={basicHref} className="link">
      {t.toPhone}
    </a>
  )
  return (
    <Notice tone="amber" action={link}>
      {t.noPhone}
    </Notice>
  )
}

/** The draft of this account on this computer, stored as it is typed. */
function useDraft({ userId, own: { application } }: JoinFormProps) {
  const isAgain = application?.state === 'more'
  const [draft, setDraft] = useState(() => {
    const before = application ? draftOf(application) : undefined
    return isAgain && before ? before : readDraft(userId, before)
  })
  useEffect(() => {
    if (!isAgain) storeDraft(userId, draft)
  }, [userId, draft, isAgain])
  return [draft, (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))] as const
}

/** The step that is shown, and its problems; a refused field leads to its step. */
function useSteps() {
  const said = useFormProblems(fields)
  const [step, setStep] = useState<0 | 1 | 2>(0)
  const refused = (error: Pick<ApiError, 'message' | 'data'>): true => {
    const named = error.data.fields
      ?.map(({ field }) => field as FieldName)
      .find((one) => fields.includes(one))
    if (named) setStep(stepOf(named))
    return said.refused(error)
  }
  const go = (by: 1 | -1) => {
    said.say({})
    setStep((step + by) as 0 | 1 | 2)
    scrollToTop()
  }
  return { said, step, refused, go }
}

/** What is typed in the last step. */
function useConsent({ application, agreeVersion }: JoinFormProps['own']) {
  const [smscode, setSmscode] = useState('')
  // Consent is to one version: when another comes into force meanwhile, the box is empty again.
  const [agreedTo, setAgreedTo] = useState(
    application?.state === 'more' ? application.agreeVersion : undefined,
  )
  const isAgreed = agreedTo === agreeVersion
  return {
    smscode,
    isAgreed,
    proof: { smscode, onChange: setSmscode },
    agreed: { isAgreed, onChange: (is: boolean) => setAgreedTo(is ? agreeVersion : undefined) },
  }
}

function FormInSteps(props: JoinFormProps) {
  const t = useTexts(joinTexts)
  const isAgain = props.own.application?.state === 'more'
  const [draft, change] = useDraft(props)
  const { said, step, refused, go } = useSteps()
  const { smscode, isAgreed, proof, agreed } = useConsent(props.own)
  const [isUploading, setUploading] = useState(false)
  const { send, isBusy, hasTicket, failure } = useSending(props, refused)
  const isProven = isAgain || hasTicket
  const submit = () => {
    if (step < 2) {
      if (said.say(faultsOf(step, draft, t.faults)) && !isUploading) go(1)
      return
    }
    const isFine = said.say({
      ...(isAgreed ? {} : { agreeVersion: t.faults.agreement }),
      ...(isProven || smscode.length === 6 ? {} : { smscode: t.faults.smscode }),
    })
    if (isFine) send(draft, smscode)
  }
  const parts: StepProps = { draft, change, said, own: props.own }
  return (
    <section aria-labelledby="join-form" className="rounded-xl bg-surface p-4 shadow-e-1 md:p-8">
      <h1 id="join-form" className="mb-4 text-20 font-bold md:text-24">
        {isAgain ? t.againTitle : t.formTitle}
      </h1>
      <Steps names={[...t.steps]} current={step} />
      <form
        noValidate
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) submit()
        }}
      >
        <ErrorSummary problems={said.summary} />
        <Refusal text={said.refusal ?? failure} />
        {step === 0 && <ShopStep {...parts} />}
        {/* Mounted all the time: uploads go on while another step is shown. */}
        <div hidden={step !== 1}>
          <DocumentsStep {...parts} onBusyChange={setUploading} />
        </div>
        {step === 2 && <LastStep {...parts} proof={isProven ? undefined : proof} agreed={agreed} />}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          {step > 0 ? (
            <Button size="lg" onClick={() => go(-1)}>
              {t.back}
            </Button>
          ) : (
            <span className="text-12 text-ink-3">{isAgain ? '' : t.stored}</span>
          )}
          <Button type="submit" kind="jade" size="lg" busy={isBusy} disabled={step === 1 && isUploading}>
            {step < 2 ? t.next : t.send}
          </Button>
        </div>
      </form>
    </section>
  )
}

function Refusal({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Notice tone="crimson" live>
      {text}
    </Notice>
  )
}
