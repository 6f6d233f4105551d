import { useCall, useTexts } from '@hojip/platform/page'
import { Button, Notice } from '@hojip/platform/ui'
import { ProviderMark } from './provider-mark.tsx'
import { providers } from './search.ts'
import { waysInTexts } from './texts.ts'
import { useProviderLogin } from './use-provider-login.ts'

/** The partners that are configured, below the mall's own ways in. */
export function ProviderButtons({ redirect }: { redirect: string }) {
  const t = useTexts(waysInTexts)
  const methods = useCall('GET /loginMethods', {})
  const { start, leaving, problem } = useProviderLogin(redirect)
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
            onClick={() => start(provider)}
          >
            <ProviderMark provider={provider} />
            {t.signInWith(t[provider])}
          </Button>
        ))}
      </div>
      {problem && (
        <Notice tone="crimson" live>
          {problem}
        </Notice>
      )}
    </section>
  )
}
