import { useCall, useTexts } from '@hojip/platform/page'
import { Button, Notice } from '@hojip/platform/ui'
import { useState } from 'react'
import { ProviderMark } from './provider-mark.tsx'
import { providers, type Provider } from '../search.ts'
import { waysInTexts } from '../texts.ts'
import { useProviderLogin } from './use-provider-login.ts'

interface ProviderButtonsProps {
  redirect: string
  /** Whether the agreements were ticked; left out where they were before. */
  agreed?: boolean
}

/** The tick stands in the form above. */
function focusConsent() {
  return document.querySelector<HTMLElement>('form input[type="checkbox"]')?.focus()
}

/** The partners that are configured, below the mall's own ways in. They want the agreements ticked, as those do. */
export function ProviderButtons({ redirect, agreed = true }: ProviderButtonsProps) {
  const t = useTexts(waysInTexts)
  const methods = useCall('GET /loginMethods', {})
  const { start, leaving, problem } = useProviderLogin(redirect)
  const [isAsked, setAsked] = useState(false)
  const press = (provider: Provider) => {
    setAsked(!agreed)
    if (agreed) start(provider)
    else focusConsent()
  }
  const said = isAsked && !agreed ? t.missing.agreed : problem
  const offered = providers.filter((provider) => methods[provider])
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="partners" className="grid gap-3">
      <h2
        id="partners"
        className="flex items-center gap-3 text-12 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {t.otherWays}
      </h2>
      <div className="flex gap-2.5">
        {offered.map((provider) => (
          <Button
            key={provider}
            className="min-h-11! flex-1"
            busy={leaving === provider}
            disabled={leaving !== undefined && leaving !== provider}
            onClick={() => press(provider)}
          >
            <ProviderMark provider={provider} />
            {t.signInWith(t[provider])}
          </Button>
        ))}
      </div>
      {said && (
        <Notice tone="crimson" live>
          {said}
        </Notice>
      )}
    </section>
  )
}
