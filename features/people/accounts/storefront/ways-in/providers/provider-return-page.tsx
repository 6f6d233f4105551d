import { providerReturnHrefs, signInHref } from '@hojip/hrefs/accounts'
import { homeHref } from '@hojip/hrefs/browse'
import { usePage, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button, ButtonLink, Notice, Spinner } from '@hojip/platform/ui'
import { PartnerMark } from '@hojip/storefront-kit/storefront'
import { Frame } from '../frame.tsx'
import type { Provider } from '../search.ts'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useProviderLogin } from './use-provider-login.ts'
import { useProviderReturn } from './use-provider-return.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: waysInTexts[locale].signInTitle, noIndex: true }
}

/** The page that partners send the browser back to. */
export function Page() {
  const t = useTexts(waysInTexts)
  const provider = usePage().pathname.startsWith(providerReturnHrefs.wechat) ? 'wechat' : 'alipay'
  const { problem, redirect, isLinking } = useProviderReturn(provider)
  const name = t[provider]
  if (problem)
    return <Failed provider={provider} problem={problem} redirect={redirect} isLinking={isLinking} />
  return (
    <Frame title={t.signInTitle}>
      <p role="status" className="flex items-center gap-3 py-4 text-ink-2">
        <PartnerMark partner={provider} size={28} />
        <span className="flex-1">{t.partner.working(name)}</span>
        <Spinner />
      </p>
    </Frame>
  )
}

interface FailedProps {
  provider: Provider
  problem: string
  redirect: string
  isLinking: boolean
}

/** Shows the reason, and offers two links: try again, or another way to sign in. */
function Failed({ provider, problem, redirect, isLinking }: FailedProps) {
  const t = useTexts(waysInTexts)
  const { start, leaving, problem: notLeft } = useProviderLogin(redirect)
  const name = t[provider]
  const others = isLinking ? redirect : signInHref({ redirect: redirect === homeHref ? undefined : redirect })
  return (
    <Frame title={t.partner.failedTitle(name)}>
      <Notice tone="crimson" live>
        {notLeft ?? problem}
      </Notice>
      <div className="grid gap-2.5">
        <Button kind="jade" size="lg" block busy={leaving !== undefined} onClick={() => start(provider)}>
          {t.partner.again(name)}
        </Button>
        <ButtonLink size="lg" block href={others}>
          {isLinking ? t.partner.backTo : t.partner.others}
        </ButtonLink>
      </div>
    </Frame>
  )
}
