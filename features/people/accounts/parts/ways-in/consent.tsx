import { privacyAgreementHref, userAgreementHref } from '@hojip/hrefs/help'
import { useTexts } from '@hojip/platform/page'
import { Checkbox, classNames, FieldError, HiddenText, type FieldProblem } from '@hojip/platform/ui'
import { useState } from 'react'
import { waysInTexts } from './texts.ts'

/** One checkbox for all ways in of a card, including those of the partners. */
export interface ConsentGiven {
  agreed: boolean
  onAgreed: (agreed: boolean) => void
}

interface ConsentProps {
  agreed: boolean
  onChange: (agreed: boolean) => void
  said: {
    problems: { agreed?: string | undefined }
    summary: readonly FieldProblem[]
    idOf: (field: 'agreed') => string
  }
}

/** True for a moment whenever the form was submitted without the consent. */
function useShake(isMissing: boolean, summary: readonly FieldProblem[]) {
  const [seen, setSeen] = useState(summary)
  const [isShaking, setShaking] = useState(false)
  if (seen !== summary) {
    setSeen(summary)
    setShaking(isMissing)
  }
  return { isShaking, onAnimationEnd: () => setShaking(false) }
}

function Agreement({ href, name, newTab }: { href: string; name: string; newTab: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="link">
      {name}
      <HiddenText>{newTab}</HiddenText>
    </a>
  )
}

/** Never checked in advance. The agreements open in a new tab, so that the form keeps its input. */
export function Consent({ agreed, onChange, said }: ConsentProps) {
  const t = useTexts(waysInTexts)
  const problem = said.problems.agreed
  const id = said.idOf('agreed')
  const { isShaking, onAnimationEnd } = useShake(problem !== undefined, said.summary)
  return (
    <div className={classNames('grid gap-1.5', isShaking && 'animate-shake')} onAnimationEnd={onAnimationEnd}>
      <Checkbox
        id={id}
        className="items-start! [&>span]:first-of-type:mt-0.5"
        checked={agreed}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        <span className="text-13 text-ink-2">
          {t.agree} <Agreement href={userAgreementHref} name={t.userAgreement} newTab={t.newTab} /> {t.and}{' '}
          <Agreement href={privacyAgreementHref} name={t.privacyAgreement} newTab={t.newTab} />
        </span>
      </Checkbox>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  )
}
