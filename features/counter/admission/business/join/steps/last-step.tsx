import { CodeField, useOwnCodeSending } from '@hojip/accounts/parts'
import { textIn } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Checkbox, FieldError } from '@hojip/platform/ui'
import { documentKinds } from '../../../rules/documents.ts'
import { AgreementText } from './agreement-text.tsx'
import type { StepProps } from './step-props.ts'
import { joinTexts } from '../texts.ts'

interface LastStepProps extends StepProps {
  /** Left out when the phone is proven. */
  proof: { smscode: string; onChange: (code: string) => void } | undefined
  agreed: { isAgreed: boolean; onChange: (isAgreed: boolean) => void }
}

/** What will be sent, the agreement, and the proof of the phone. */
export function LastStep({ proof, agreed, ...props }: LastStepProps) {
  const t = useTexts(joinTexts)
  const { said, own } = props
  const id = said.idOf('agreeVersion')
  const problem = said.problems.agreeVersion
  return (
    <>
      <Summary {...props} />
      <div className="grid gap-2">
        <AgreementText article={own.agreement} />
        <Checkbox
          id={id}
          checked={agreed.isAgreed}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={(event) => agreed.onChange(event.target.checked)}
        >
          {t.agree}
        </Checkbox>
        {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      </div>
      {proof && <Proof {...proof} {...props} />}
    </>
  )
}

function Proof({ smscode, onChange, said, own }: StepProps & NonNullable<LastStepProps['proof']>) {
  const t = useTexts(joinTexts)
  const sending = useOwnCodeSending('stepUp', said)
  return (
    <div className="grid gap-2">
      <h2 className="text-15 font-bold">{t.phoneTitle}</h2>
      <p className="text-13 text-ink-2">{t.phoneText(own.phone)}</p>
      <CodeField
        id={said.idOf('smscode')}
        code={smscode}
        problem={said.problems.smscode ?? said.problems.ticket}
        onChange={onChange}
        sending={sending}
      />
    </div>
  )
}

function Summary({ draft, own }: StepProps) {
  const t = useTexts(joinTexts)
  const locale = useLocale()
  const pictures = documentKinds.reduce((sum, one) => sum + draft[one].length, 0)
  const categories = own.categories.filter(({ pkId }) => draft.categoryIds.includes(pkId))
  const facts: [string, string][] = [
    [t.shopName, textIn(draft.shopNames, locale)],
    [t.kind, t.kinds[draft.kind]],
    ...(draft.kind === 'company' ? ([[t.companyName, draft.companyName]] as [string, string][]) : []),
    [t.contactName, draft.contactName],
    [t.categories, categories.map(({ name }) => name).join(t.between)],
    [t.documentsTitle, t.pictures(pictures)],
  ]
  return (
    <dl className="grid gap-2 rounded-lg bg-inset px-4 py-3 text-13">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[110px_minmax(0,1fr)] gap-3">
          <dt className="text-ink-3">{name}</dt>
          <dd className="break-words">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
