import { useCall, useTexts } from '@hojip/platform/page'
import { Button, Notice } from '@hojip/platform/ui'
import { PartnerMark } from '@hojip/storefront-kit/storefront'
import { useState } from 'react'
import { providers, type Provider } from '../search.ts'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useProviderLogin } from './use-provider-login.ts'

interface ProviderButtonsProps {
  redirect: string
  /** Whether the agreements were accepted; absent where that happened before. */
  agreed?: boolean
}

/** The checkbox is in the form above. */
function focusConsent() {
  return document.querySelector<HTMLElement>('form input[type="checkbox"]')?.focus()
}

/** The configured partners, below the mall's own ways in. They need the same consent. */
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
  const message = isAsked && !agreed ? t.missing.agreed : problem
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
            <PartnerMark partner={provider} size={20} />
            {t.signInWith(t[provider])}
          </Button>
        ))}
      </div>
      {message && (
        <Notice tone="crimson" live>
          {message}
        </Notice>
      )}
    </section>
  )
}
