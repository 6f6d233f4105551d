import { staffLoginHref } from '@hojip/hrefs/staff'
import { booksHref } from '@hojip/hrefs/books'
import { businessHref } from '@hojip/hrefs/business'
import { homeHref } from '@hojip/hrefs/browse'
import { overviewHref } from '@hojip/hrefs/figures'
import {
  chooseLanguage,
  one,
  safeRedirect,
  useNavigate,
  usePage,
  useTexts,
  useViewer,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { LanguageMenu, Link } from '@hojip/platform/ui'
import { Mark } from '@hojip/storefront-kit/parts'
import { useEffect } from 'react'
import { NeedsCookies } from '@hojip/accounts/parts'
import { StaffForm } from './staff-form.tsx'
import { staffTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: staffTexts[locale].title, noIndex: true }
}

/** Where a sign-in leads: the page that asked for it, or the first page of the role. */
function targetOf(redirect: string | undefined, role: string | undefined): string {
  const path = safeRedirect(redirect)
  const isOperator = role === 'operator'
  const isAsked = path.startsWith(`${businessHref}/`) && !path.startsWith(staffLoginHref)
  // The site's root redirects to a shop's orders, which an operator does not have.
  if (!isAsked || (isOperator && path === overviewHref())) return isOperator ? booksHref() : overviewHref()
  return path
}

/** One card with account and password. Tells shoppers that this site is not for them. */
export function Page() {
  const t = useTexts(staffTexts)
  const { search } = usePage()
  const viewer = useViewer()
  const navigate = useNavigate()
  const target = targetOf(one(search, 'redirect'), viewer?.roleName)
  const isStaff = viewer !== null && viewer.roleName !== 'shopper'
  useEffect(() => {
    if (isStaff) navigate(target, { replace: true })
  }, [isStaff, navigate, target])
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-5 px-4 py-10">
      <section className="grid w-full max-w-[400px] gap-5 rounded-xl bg-surface p-6 shadow-e-1 md:p-8">
        <header className="grid gap-2">
          <Mark size={44} />
          <h1 className="text-24 font-bold">{t.heading}</h1>
          <p className="text-ink-2">{t.welcome}</p>
        </header>
        <NeedsCookies />
        <StaffForm />
      </section>
      <p className="flex items-center gap-6 text-13 text-ink-3 print:hidden">
        <Link href={homeHref} className="inline-flex min-h-6 items-center hover:text-jade-text">
          {t.toMall}
        </Link>
        <LanguageMenu onLocale={chooseLanguage} />
      </p>
    </div>
  )
}
